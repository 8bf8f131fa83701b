/** A piece of code and its colour: `key` of names and commands, `text` of literals, `number`, `dim` of comments. */
export type CodeToken = { text: string; kind: 'key' | 'text' | 'number' | 'dim' | null }

const words =
  'curl|const|await|new|import|from|print|echo|package|func|if|panic|defer|class|public|static|void|throws|var|return|nil|null|None|true|false|True|False|err'
/** One expression for all the languages that the reference shows: they quote, count and comment alike. */
const tokenPattern = new RegExp(
  [
    String.raw`(?<text>"""[\s\S]*?"""|<<<'(?<word>\w+)'[\s\S]*?\n\k<word>|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.|'\\'')*'|\x60(?:[^\x60\\]|\\.)*\x60)(?<colon>\s*:)?`,
    String.raw`(?<plain>https?:\/\/[^\s'"]+|%[A-Z_]+%[^\s'"]*|-[A-Za-z-]+|<\?php)`,
    String.raw`(?<number>(?<![\w.])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w]))`,
    String.raw`(?<key>(?<![\w$.])(?:${words})(?![\w(]|:))`,
  ].join('|'),
  'g',
)

/** The code in pieces; put together again they are the code. In JSON the names of fields are keys. */
export function codeTokens(code: string): CodeToken[] {
  const tokens: CodeToken[] = []
  let end = 0
  for (const match of code.matchAll(tokenPattern)) {
    const { text, colon, plain, number, key } = match.groups ?? {}
    if (plain !== undefined) continue
    if (match.index > end) tokens.push({ text: code.slice(end, match.index), kind: null })
    if (text !== undefined) tokens.push({ text, kind: colon === undefined ? 'text' : 'key' })
    else if (number !== undefined) tokens.push({ text: number, kind: 'number' })
    else if (key !== undefined) tokens.push({ text: key, kind: key === 'null' || key === 'None' ? 'dim' : 'key' })
    end = match.index + (text ?? number ?? key ?? '').length
  }
  if (end < code.length) tokens.push({ text: code.slice(end), kind: null })
  return tokens
}

/** A stretch of code that is pointed at. */
export type CodeMark = { from: number; to: number }

/** The pieces cut where marks begin and end. */
export function markedTokens(
  tokens: readonly CodeToken[],
  marks: readonly CodeMark[],
): (CodeToken & { marked: boolean })[] {
  let at = 0
  return tokens.flatMap((token) => {
    const [from, to] = [at, at + token.text.length]
    at = to
    const cuts = marks.flatMap((mark) => [mark.from, mark.to]).filter((cut) => cut > from && cut < to)
    const ends = [...new Set([...cuts, to])].toSorted((one, other) => one - other)
    return ends.map((end, index) => {
      const begin = ends[index - 1] ?? from
      const marked = marks.some((mark) => mark.from < end && mark.to > begin)
      return { text: token.text.slice(begin - from, end - from), kind: token.kind, marked }
    })
  })
}
