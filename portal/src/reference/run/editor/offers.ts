import { identifierKind } from '@edis/contract/calls/identifiers'
import type { ReferenceCall } from '@edis/contract/reference/reference-call'
import { schemaNodes } from '@edis/contract/calls/schema-nodes'
import { madeFields } from '../request/fresh-values.ts'
import { parsePath } from './field-path.ts'
import { type Path, valueAt, writePath } from './json-path.ts'
import { type KnownValue, knownOf } from './known-values.ts'
import type { Field } from './schema-faults.ts'

const maxOffers = 6

/** A value for a place of the request. */
export type Offer = { path: Path; value: string }

/** Of each field the newest value that it does not have yet. */
export function offersFor(
  call: ReferenceCall,
  schema: Field,
  fields: unknown,
  known: readonly KnownValue[],
  now: number,
): Offer[] {
  const made = new Set(madeFields(call).map(writePath))
  const offers: Offer[] = []
  for (const [name, { examples }] of schemaNodes(schema)) {
    const [example] = examples ?? []
    const path = parsePath(name.replaceAll('[]', '[0]'))
    if (typeof example !== 'string' || made.has(writePath(path))) continue
    const field = path.findLast((part) => typeof part === 'string') ?? ''
    const kind = identifierKind(typeof path.at(-1) === 'number' ? field.replace(/s$/, '') : field, example)
    const value = knownOf(known, kind, now).find((each) => each !== valueAt(fields, path))
    if (value !== undefined) offers.push({ path, value })
  }
  return offers.slice(0, maxOffers)
}
