import { codeTokens, elementOf, jsonGrammar } from '@edis/ui/code/code-tokens.ts'

/** Gives an element's JSON its colours. */
export function colourJson(code: Element): void {
  const parts = codeTokens(code.textContent, jsonGrammar).map(({ kind, text }) => {
    if (kind === null) return text
    const part = document.createElement(elementOf[kind])
    part.textContent = text
    return part
  })
  code.replaceChildren(...parts)
}
