import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeTokens, markedTokens } from './code-tokens.ts'

const kinds = (code: string) => codeTokens(code).flatMap(({ text, kind }) => (kind ? [`${kind} ${text.trim()}`] : []))

test('in JSON names are keys, and values have their colours', () => {
  expect(kinds('{\n  "code": 200,\n  "awb": null,\n  "note": "a: \\"b\\" 1"\n}')).toEqual([
    'key "code"',
    'number 200',
    'key "awb"',
    'dim null',
    'key "note"',
    'text "a: \\"b\\" 1"',
  ])
})

test('an address is one piece, whatever is in it', () => {
  expect(kinds('curl http://localhost:4001/order/send/v2')).toEqual(['key curl'])
  expect(kinds('curl %DEVELOPMENT_URL%/order/send/v2')).toEqual(['key curl'])
})

test('a shell’s quoted quote and a text over lines are one piece', () => {
  expect(kinds(String.raw`-d 'it'\''s 5'`)).toEqual([String.raw`text 'it'\''s 5'`])
  expect(kinds('var body = """\n  {"a": 1}""";')).toEqual(['key var', 'text """\n  {"a": 1}"""'])
})

test('nothing is lost, whatever the code', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab"\'`\\ \n:1-.{}%<?'.split('')) }), (code) => {
      expect(
        codeTokens(code)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code)
    }),
  )
})

test('marks cut the pieces, and nothing is lost', () => {
  const tokens = codeTokens('{ "a": 12 }')
  const cut = markedTokens(tokens, [
    { from: 2, to: 9 },
    { from: 8, to: 9 },
  ])
  expect(cut.map(({ text }) => text).join('')).toBe('{ "a": 12 }')
  expect(cut.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['"a"', ': ', '1', '2'])
})
