import { messages } from './messages.en.tsx'

const { padded, encodedTwice, reserialised } = messages

/** What may have been signed in place of the body at hand, and what then happened to it. */
export type Suspect = { body: string; title: string; remedy: string }

/** Undoes what frameworks and editors do to a body. Our bodies are JSON without spaces, keys in our order. */
export function suspectsOf(body: string): Suspect[] {
  const suspects: Suspect[] = []
  const bare = body.replace(/^\uFEFF/, '').trim()
  if (bare !== body) suspects.push({ body: bare, ...padded })
  const parsed = parse(bare)
  if (typeof parsed === 'string') suspects.push({ body: parsed, ...encodedTwice })
  const compact = parsed === undefined ? bare : JSON.stringify(parsed)
  if (compact !== bare) suspects.push({ body: compact, title: reserialised.title, remedy: reserialised.spaced })
  return suspects
}

/** Whether the body is JSON as we write it: nothing added, nothing written anew. */
export const looksUntouched = (body: string): boolean =>
  parse(body) !== undefined && suspectsOf(body).length === 0 && !isSorted(parse(body))

/** Whether every object's keys are in alphabetical order, as ours are not: some serialisers sort them. */
export function isSorted(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const keys = Object.keys(value)
  return keys.length > 2 && keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') < key)
}

/** undefined: it is no JSON. */
export function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return undefined
  }
}
