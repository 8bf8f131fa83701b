import type { IdentifierKind } from '@edis/contract/calls/identifiers'
import type { ReferenceCall } from '@edis/contract/reference/reference-call'
import { type Draft, fieldsOf } from './draft.ts'
import { madeFields } from './fresh-values.ts'
import { valueAt, withValue } from '../editor/json-path.ts'
import { draftOf } from './starting-request.ts'

/** An edited draft with new values where it still has those that were made for the request before. */
export function remade(call: ReferenceCall, draft: Draft, { before, after }: { before: Draft; after: Draft }): Draft {
  const [fields, old, next] = [draft, before, after].map((each) => fieldsOf(call, each))
  if (!fields) return draft
  const places = madeFields(call).filter((path) => valueAt(fields, path) === valueAt(old, path))
  if (places.length === 0) return draft
  return draftOf(
    call,
    places.reduce<unknown>((json, path) => withValue(json, path, valueAt(next, path)), fields),
  )
}

/** An edited draft that names what `start`, a request of now, names of the kinds, and nothing else of them. */
export function withReceived(call: ReferenceCall, draft: Draft, start: Draft, kinds: readonly IdentifierKind[]): Draft {
  const fields = fieldsOf(call, draft)
  if (fields === null) return draft
  const kept = Object.entries(fields).filter(([name]) => !kinds.includes(name))
  const taken = Object.entries(fieldsOf(call, start) ?? {}).filter(([name]) => kinds.includes(name))
  return draftOf(call, Object.fromEntries([...taken, ...kept]))
}
