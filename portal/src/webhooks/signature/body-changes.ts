/** What may have been signed in place of the body at hand, and what then happened to it. */
export type Suspect = { body: string; title: string; remedy: string }

const keepRaw = 'Verify the bytes as they came, before any JSON parser.'

/** Undoes what frameworks and editors do to a body. Our bodies are JSON without spaces, keys in our order. */
export function suspectsOf(body: string): Suspect[] {
  const suspects: Suspect[] = []
  const bare = body.replace(/^\uFEFF/, '').trim()
  if (bare !== body)
    suspects.push({
      body: bare,
      title: 'A line break, space or byte order mark was added around the body',
      remedy: `It is not part of what we signed. If it came with pasting, all is well; if it is in your server’s log, something adds it. ${keepRaw}`,
    })
  const parsed = parse(bare)
  if (typeof parsed === 'string')
    suspects.push({
      body: parsed,
      title: 'The body was encoded as JSON a second time',
      remedy: `It is a JSON string that holds the body. ${keepRaw}`,
    })
  const compact = parsed === undefined ? bare : JSON.stringify(parsed)
  if (compact !== bare)
    suspects.push({
      body: compact,
      title: 'Your framework parsed and re-serialised the body',
      remedy: `The content is the same, its spaces or escapes are not. ${keepRaw}`,
    })
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
