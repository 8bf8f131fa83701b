/** A piece of code and its colour: `key` of names and commands, `text` of strings, `number` of other literals, `dim` of comments. */
export type CodeToken = { text: string; kind: keyof typeof elementOf | null }

/** The element that a kind is drawn in: the shortest there are. `base.css` has their colours. */
export const elementOf = { key: 'b', text: 'i', number: 'u', dim: 's' } as const

/** What is told apart in a language: a global expression whose groups are named like the kinds; `json` is told apart in itself. */
export type Grammar = RegExp

export const jsonGrammar: Grammar =
  /(?<key>"(?:[^"\\\n]|\\.)*"(?=\s*:))|(?<text>"(?:[^"\\\n]|\\.)*")|(?<number>-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b|\b(?:true|false|null)\b)/g

export const shellGrammar: Grammar =
  /(?<json>'[[{](?:[^']|'\\'')*')|(?<dim>(?<=^|\s)#.*)|(?<key>(?<=^\s*)curl\b|(?<=\s)-{1,2}[A-Za-z][A-Za-z-]*)|(?<text>"(?:[^"\\\n]|\\.)*"|'(?:[^']|'\\'')*')/gm

/** The code in pieces; put together again they are the code. */
export function codeTokens(code: string, grammar: Grammar): CodeToken[] {
  const tokens: CodeToken[] = []
  let end = 0
  for (const { 0: text, index, groups = {} } of code.matchAll(grammar)) {
    if (index > end) tokens.push({ text: code.slice(end, index), kind: null })
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined)
    if (kind === 'json') tokens.push(...codeTokens(text, jsonGrammar))
    else tokens.push({ text, kind: kind === undefined ? null : (kind as keyof typeof elementOf) })
    end = index + text.length
  }
  if (end < code.length) tokens.push({ text: code.slice(end), kind: null })
  return tokens
}
