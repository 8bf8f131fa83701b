/** A list's position as the partner carries it: base64url of the key of the last row given. */
export const cursorOf = (key: readonly string[]): string => Buffer.from(JSON.stringify(key)).toString('base64url')

/** The key again; null when the text is no cursor of a list with so many parts in its key. */
export function cursorKey(cursor: string, parts: number): string[] | null {
  try {
    const bytes = Buffer.from(cursor, 'base64url')
    const key: unknown = JSON.parse(bytes.toString())
    const isOurs = Array.isArray(key) && key.length === parts && key.every((part) => typeof part === 'string')
    return isOurs && cursorOf(key) === cursor && !key.some((part) => part.includes('\0') || !part.isWellFormed())
      ? key
      : null
  } catch {
    return null
  }
}
