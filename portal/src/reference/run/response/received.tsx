import type { ReferenceCall } from '@edis/contract/reference/reference-call'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useStored } from '@edis/ui/address/stored-value.ts'
import { fieldsOf } from '../request/draft.ts'
import { withValue, writePath } from '../editor/json-path.ts'
import { offersFor } from '../editor/offers.ts'
import own from '../editor/request-editor.module.css'
import { knownValues } from '../history/run-storage.ts'
import type { Field } from '../editor/schema-faults.ts'
import { messages } from './messages.en.ts'
import { draftOf } from '../request/starting-request.ts'
import type { WrittenRequest } from '../request/use-request.ts'

/** What other calls answered with and this one takes, to be put in by a click. */
export function Received({ call, schema, written }: { call: ReferenceCall; schema: Field; written: WrittenRequest }) {
  const known = useStored(knownValues)
  const now = useNow(60_000)
  const fields = fieldsOf(call, written.draft)
  if (fields === null) return null
  const offers = offersFor(call, schema, fields, known, now)
  if (offers.length === 0) return null
  return (
    <div className={own.received} role="group" aria-label={messages.received.title}>
      <span>{messages.received.label}</span>
      {offers.map(({ path, value }) => (
        <button
          key={`${writePath(path)} ${value}`}
          type="button"
          title={messages.received.put(value, writePath(path))}
          onClick={() => written.edit(draftOf(call, withValue(fields, path, value)))}
        >
          {writePath(path)} <code>{value.length > 16 ? `…${value.slice(-8)}` : value}</code>
        </button>
      ))}
    </div>
  )
}
