import { type Completion, nameCompletions, valueCompletions } from './completions.ts'
import { type Place, placeAt } from './json-places.ts'
import type { KnownValue } from './known-values.ts'
import type { Field } from './schema-faults.ts'

/** A change of a text, and where the caret is after it. */
export type Insertion = { from: number; to: number; text: string; caret: number }

const maxOptions = 40

/** What may be written at the caret, the typed letters taken into account; null where nothing is completed. */
export function completionsAt(
  text: string,
  caret: number,
  schema: Field,
  known: readonly KnownValue[],
  now: number,
): { place: Place; options: Completion[] } | null {
  const place = placeAt(text, caret)
  if (!place) return null
  const all =
    place.kind === 'name'
      ? nameCompletions(schema, place.path, place.taken)
      : valueCompletions(schema, place.path, known, now)
  const typed = place.typed.toLowerCase()
  const options = all
    .filter(({ label }) => label.toLowerCase().includes(typed) && label !== place.typed)
    .toSorted((one, other) => Number(begins(other, typed)) - Number(begins(one, typed)))
  return options.length === 0 ? null : { place, options: options.slice(0, maxOptions) }
}

const begins = ({ label }: Completion, typed: string): boolean => label.toLowerCase().startsWith(typed)

/** The change that a completion makes: of a name that has its value already, the name alone. */
export function insertion(place: Place, { label, text }: Completion): Insertion {
  const written = place.kind === 'name' && place.hasValue ? JSON.stringify(label) : text
  // An empty text waits for its letters between the quotes
  const caret =
    place.from + written.length - (written.endsWith('""') || written.endsWith('[]') || written.endsWith('{}') ? 1 : 0)
  return { from: place.from, to: place.to, text: written, caret }
}

/** A new line, as far in as it should be. */
export function newLine(text: string, from: number, to: number): Insertion {
  const line = text.slice(text.lastIndexOf('\n', from - 1) + 1, from)
  const margin = /^[ \t]*/.exec(line)?.[0] ?? ''
  const opens = /[{[]\s*$/.test(line)
  const closes = opens && /^[ \t]*[}\]]/.test(text.slice(to))
  const first = `\n${margin}${opens ? '  ' : ''}`
  return { from, to, text: closes ? `${first}\n${margin}` : first, caret: from + first.length }
}
