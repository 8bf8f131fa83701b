export type Token = { kind: 'plain' | 'key' | 'string' | 'number' | 'comment'; text: string }

/** The element that a kind is drawn in: the shortest there are. */
export const tagOf = { key: 'b', string: 'i', number: 'u', comment: 's' } as const

const string = String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|` + '`(?:[^`\\\\]|\\\\.)*`'
const number = String.raw`(?<![\w.])-?\d[\d_]*(?:\.\d+)?(?![\w.])`
const words =
  'abs any async await boolean byte case catch class const def else err export false final for foreach from func function if import in instanceof int let new nil not null or package range return static string throw throws true try use var while with'
const word = String.raw`(?<![\w$.'-])(?:${words.replaceAll(' ', '|')})(?![\w'-])`

/** What is told apart in each language, in the order of its groups: comment, key, string, number. */
const grammars: Record<string, RegExp> = {
  json: /(?<comment>$^)|(?<key>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\b\d[\d.]*\b|\b(?:true|false|null)\b)/g,
  http: /(?<comment>$^)|(?<key>^(?:GET|POST)\b)|(?<string>(?<==)[^&\s]+)|(?<number>$^)/gm,
  sh: new RegExp(
    `(?<comment>(?<=^|\\s)#.*)|(?<key>^\\s*curl|(?<=\\s)-{1,2}[A-Za-z]+)|(?<string>${string})|(?<number>$^)`,
    'gm',
  ),
  code: new RegExp(`(?<comment>(?<=^|\\s)(?://|#).*)|(?<key>${word})|(?<string>${string})|(?<number>${number})`, 'gm'),
}

/** The text in parts of one kind each, which together are the text again. */
export function highlight(text: string, language: string): Token[] {
  if (language === 'text') return [{ kind: 'plain', text }]
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(grammars[language] ?? grammars['code']!)) {
    const kind = (['comment', 'key', 'string', 'number'] as const).find((name) => match.groups?.[name] !== undefined)
    if (!kind || match[0] === '') continue
    if (match.index > end) tokens.push({ kind: 'plain', text: text.slice(end, match.index) })
    tokens.push({ kind, text: match[0] })
    end = match.index + match[0].length
  }
  if (end < text.length) tokens.push({ kind: 'plain', text: text.slice(end) })
  return tokens
}
