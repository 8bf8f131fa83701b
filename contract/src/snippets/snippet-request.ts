/** A secret in a snippet: the value itself, or the environment variable that holds it. */
export type Secret = { value: string } | { variable: string }

/** What a snippet sends. `url` has its query in it; `body` is JSON text. */
export type SnippetRequest = {
  method: 'GET' | 'POST'
  url: string
  authorization: { scheme: 'bearer'; token: Secret } | { scheme: 'basic'; id: Secret; key: Secret }
  /** Besides Authorization. */
  headers: readonly (readonly [name: string, value: string])[]
  body: string | null
  /** The name under which the file of a success is saved; null where a success is JSON. */
  saveAs: string | null
}

/** A string literal of JavaScript, Python, Go and Java alike: only escapes that all of them read the same. */
export const quoted = (text: string): string =>
  `"${[...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0
      if (character === '"' || character === '\\') return `\\${character}`
      if (character === '\n') return '\\n'
      if (character === '\r') return '\\r'
      if (character === '\t') return '\\t'
      return code < 32 || code === 127 || code === 0x2028 || code === 0x2029 || code === 0xfeff
        ? `\\u${code.toString(16).padStart(4, '0')}`
        : character
    })
    .join('')}"`

/** Every line but the first further right. */
export const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`)
