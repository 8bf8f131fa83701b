/** For a POSIX shell, which expands nothing in it. */
export const inSingleQuotes = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A command with its options on lines of their own. */
export const onLines = (parts: readonly string[]): string => parts.join(' \\\n  ')
