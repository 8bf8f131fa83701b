import type { CodeToken } from '@edis/ui/code/code-tokens.ts'

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
