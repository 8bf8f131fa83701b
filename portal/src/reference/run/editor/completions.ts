import { identifierKind } from '@edis/contract/calls/identifiers'
import type { Path } from './json-path.ts'
import { type KnownValue, knownOf } from './known-values.ts'
import { messages } from './messages.en.ts'
import { type Field, fieldAt } from './schema-faults.ts'

/** Something that may be written at a place. `text` is the JSON to write; `detail` stands beside the label. */
export type Completion = { label: string; text: string; detail: string; info: string }

/** The fields that the object at `path` may have besides those it has; required ones first. */
export function nameCompletions(schema: Field, path: Path, taken: readonly string[]): Completion[] {
  const object = fieldAt(schema, path)
  const required = object?.required ?? []
  return Object.entries((object?.properties ?? {}) as Record<string, Field>)
    .filter(([name]) => !taken.includes(name))
    .toSorted(([one], [other]) => Number(required.includes(other)) - Number(required.includes(one)))
    .map(([name, field]) => ({
      label: name,
      text: `${JSON.stringify(name)}: ${JSON.stringify(firstValue(field))}`,
      detail: required.includes(name) ? messages.details.required : typeOf(field),
      info: field.description ?? '',
    }))
}

/** The values that may stand at `path`: what it allows, what was received, its example. */
export function valueCompletions(schema: Field, path: Path, known: readonly KnownValue[], now: number): Completion[] {
  const field = fieldAt(schema, path)
  if (!field) return []
  const info = field.description ?? ''
  const written = (value: unknown, detail: string): Completion => ({
    label: typeof value === 'string' ? value : JSON.stringify(value),
    text: JSON.stringify(value),
    detail,
    info,
  })
  if (field.enum)
    return field.enum.map((value) => written(value, value === field.default ? messages.details.default : ''))
  if (field.type === 'boolean')
    return [true, false].map((value) => written(value, value === field.default ? messages.details.default : ''))
  const [example] = field.examples ?? []
  const received = receivedFor(path, field, known, now).map((value) => written(value, messages.details.received))
  const isKnown = received.some(({ label }) => label === example)
  return [...received, ...(example === undefined || isKnown ? [] : [written(example, messages.details.example)])]
}

/** What was received that the field may want, newest first. */
export function receivedFor(path: Path, field: Field, known: readonly KnownValue[], now: number): string[] {
  const [example] = field.examples ?? []
  const name = path.findLast((part) => typeof part === 'string') ?? ''
  const single = typeof path.at(-1) === 'number' ? name.replace(/s$/, '') : name
  return typeof example === 'string' ? knownOf(known, identifierKind(single, example), now) : []
}

/** A value to begin a field with. */
function firstValue(field: Field): unknown {
  if (field.properties) {
    const required = field.required ?? []
    const fields = Object.entries(field.properties as Record<string, Field>).filter(([name]) => required.includes(name))
    return Object.fromEntries(fields.map(([name, part]) => [name, firstValue(part)]))
  }
  if (field.examples?.length) return field.examples[0]
  if (field.items) return [firstValue(field.items as Field)]
  return field.default ?? field.enum?.[0] ?? (field.type === 'object' ? {} : '')
}

const typeOf = ({ type }: Field): string => messages.anyOf([type ?? []].flat())
