import { Fragment, type ReactNode } from 'react'

const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\btrue\b|\bfalse\b|\bnull\b)/g

/** JSON over several lines; null when the text is none. */
export function prettyJson(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return null
  }
}

/** JSON in the colours of a CodeBlock: names, strings, and all other values. */
export function JsonCode({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(tokens)) {
    const [whole, string, colon, other] = match
    if (match.index > end) parts.push(text.slice(end, match.index))
    const coloured = string === undefined ? <var>{other}</var> : colon === undefined ? <i>{string}</i> : <b>{string}</b>
    parts.push(
      <Fragment key={match.index}>
        {coloured}
        {colon}
      </Fragment>,
    )
    end = match.index + whole.length
  }
  return [...parts, text.slice(end)]
}
