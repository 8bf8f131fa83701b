import { type CodeMark, codeTokens, markedTokens } from './code-tokens.ts'

const longestColoured = 40_000
const elements = { key: 'b', text: 'i', number: 'u', dim: 's' } as const
const none: readonly CodeMark[] = []

/** Code in colours, for the inside of a `pre`, and pointed at where it is marked. What is very long stays plain. */
export function Code({ text, marks = none }: { text: string; marks?: readonly CodeMark[] }) {
  if (text.length > longestColoured) return <code>{text}</code>
  return (
    <code>
      {markedTokens(codeTokens(text), marks).map(({ text: piece, kind, marked }, index) => {
        if (kind === null && !marked) return piece
        const Piece = kind === null ? 'span' : elements[kind]
        return (
          <Piece key={index} data-fault={marked || undefined}>
            {piece}
          </Piece>
        )
      })}
    </code>
  )
}
