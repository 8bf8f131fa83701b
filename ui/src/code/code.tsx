import { codeTokens, elementOf, type Grammar } from './code-tokens.ts'

const maxColouredLength = 40_000

/** Code for the inside of a `pre`, in its grammar's colours. What has none or is very long stays plain. */
export function Code({ text, grammar }: { text: string; grammar?: Grammar | undefined }) {
  if (!grammar || text.length > maxColouredLength) return <code>{text}</code>
  return (
    <code>
      {codeTokens(text, grammar).map(({ text: piece, kind }, index) => {
        if (kind === null) return piece
        const Piece = elementOf[kind]
        return <Piece key={index}>{piece}</Piece>
      })}
    </code>
  )
}
