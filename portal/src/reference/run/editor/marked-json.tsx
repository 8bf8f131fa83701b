import { codeTokens, elementOf, jsonGrammar } from '@edis/ui/code/code-tokens.ts'
import { type CodeMark, markedTokens } from './marked-tokens.ts'

const maxColouredLength = 40_000

/** JSON in its colours, pointed at where it is marked. What is very long stays plain. */
export function MarkedJson({ text, marks }: { text: string; marks: readonly CodeMark[] }) {
  if (text.length > maxColouredLength) return <code>{text}</code>
  return (
    <code>
      {markedTokens(codeTokens(text, jsonGrammar), marks).map(({ text: piece, kind, marked }, index) => {
        const Piece = kind === null ? 'span' : elementOf[kind]
        return (
          <Piece key={index} data-fault={marked || undefined}>
            {piece}
          </Piece>
        )
      })}
    </code>
  )
}
