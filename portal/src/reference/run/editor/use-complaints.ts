import type { FailureBody } from '@edis/contract/calls/call'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RunnableCall } from 'virtual:reference-pages'
import { useStored } from '@edis/ui/address/stored-value.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { fieldsOf } from '../request/draft.ts'
import type { Complaint, Fix } from './fixes.ts'
import { randomDigits } from '../request/fresh-values.ts'
import { parsePath } from './field-path.ts'
import { isObject, parseJson, valueAt } from './json-path.ts'
import { knownValues } from '../history/run-storage.ts'
import type { Field } from './schema-faults.ts'
import { draftOf } from '../request/starting-request.ts'
import type { Run } from '../request/use-run.ts'
import type { WrittenRequest } from '../request/use-request.ts'

/** `mended`: the field is not any more what the answer complains of. */
export type OpenComplaint = Complaint & { mended: boolean }

/** What the last answer complains of. The words for it are loaded when the first one is needed. */
export function useComplaints(
  call: RunnableCall,
  written: WrittenRequest,
  run: Run,
): { complaints: OpenComplaint[]; fix: (complaint: Complaint) => void } {
  const { ending, sent } = run
  const known = useStored(knownValues)
  const now = useNow(60_000)
  const [digits] = useState(randomDigits)
  const failure = ending?.kind === 'answered' ? failureIn(ending.answer.body) : null
  const { data: rules } = useQuery({
    queryKey: ['fixes', call.page],
    queryFn: async () => {
      const [{ complaintsOf }, schema] = await Promise.all([import('./fixes.ts'), call.loadSchema()])
      return { complaintsOf, schema }
    },
    enabled: failure !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const fix = (complaint: Complaint) => complaint.fix && applyFix(call, written, run, complaint.fix)
  if (!failure || !rules) return { complaints: [], fix }
  const before = sent && fieldsOf(call, sent)
  const fields = fieldsOf(call, written.draft)
  const context = { known, digits, now }
  const complaints = rules
    .complaintsOf(call, rules.schema as Field, written.draft, failure, context)
    .map((complaint) => {
      const path = parsePath(complaint.field)
      const isMended =
        path.length > 0 && before !== null && fields !== null && !isSame(valueAt(before, path), valueAt(fields, path))
      return { ...complaint, mended: isMended }
    })
  return { complaints, fix }
}

function applyFix(call: RunnableCall, written: WrittenRequest, run: Run, fix: Fix): void {
  if ('fields' in fix) written.edit(draftOf(call, fix.fields))
  else if (fix.act === 'new token') run.runWithNewToken()
  else if (fix.act === 'new key') {
    written.setKey(crypto.randomUUID())
    run.show(null)
  } else if (fix.act === 'sample order') run.makeSampleOrder()
  else if (fix.act === 'run again') run.run()
  else {
    written.reset()
    run.show(null)
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function failureIn(body: string): FailureBody | null {
  const parsed = parseJson(body)
  return parsed.ok &&
    isObject(parsed.value) &&
    typeof parsed.value.error === 'string' &&
    typeof parsed.value.message === 'string'
    ? (parsed.value as FailureBody)
    : null
}
