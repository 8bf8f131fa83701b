import { codeTokens, jsonGrammar } from '@edis/ui/code/code-tokens.ts'
import { expect, test } from 'vitest'
import { markedTokens } from './marked-tokens.ts'

test('marks cut the pieces, and nothing is lost', () => {
  const tokens = codeTokens('{ "a": 12 }', jsonGrammar)
  const cut = markedTokens(tokens, [
    { from: 2, to: 9 },
    { from: 8, to: 9 },
  ])
  expect(cut.map(({ text }) => text).join('')).toBe('{ "a": 12 }')
  expect(cut.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['"a"', ': ', '1', '2'])
})
