import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeTokens, type Grammar, jsonGrammar, shellGrammar } from './code-tokens.ts'
import { programGrammar } from './program-grammar.ts'

const kinds = (code: string, grammar: Grammar) =>
  codeTokens(code, grammar).flatMap(({ text, kind }) => (kind ? [`${kind} ${text}`] : []))

test('JSON: names, texts, and numbers and words apart, quotes within texts left alone', () => {
  expect(kinds('{\n  "a \\"b\\"": [1.5e3, -2, true, null, "x: 1"] }', jsonGrammar)).toEqual([
    String.raw`key "a \"b\""`,
    'number 1.5e3',
    'number -2',
    'number true',
    'number null',
    'text "x: 1"',
  ])
})

test('shell: the command, its options, texts with quoted quotes; an address is left alone', () => {
  expect(kinds('curl -H "A: b" --data x https://a.test/x-y/2 # why', shellGrammar)).toEqual([
    'key curl',
    'key -H',
    'text "A: b"',
    'key --data',
    'dim # why',
  ])
  expect(kinds(String.raw`curl %DEVELOPMENT_URL%/sla -d 'it'\''s 5'`, shellGrammar)).toEqual([
    'key curl',
    'key -d',
    String.raw`text 'it'\''s 5'`,
  ])
})

test('shell: a body of JSON has the colours of JSON, its quotes none', () => {
  expect(kinds(`curl -d '{"name": "it'\\''s", "qty": 2}' -i`, shellGrammar)).toEqual([
    'key curl',
    'key -d',
    'key "name"',
    String.raw`text "it'\''s"`,
    'key "qty"',
    'number 2',
    'key -i',
  ])
})

test('programs: words of the language, not parts of names; a URL is no comment; a text may go over lines', () => {
  expect(kinds('const format = "https://a" // say', programGrammar)).toEqual([
    'key const',
    'text "https://a"',
    'dim // say',
  ])
  expect(kinds('var body = """\n  {"a": 1}""";', programGrammar)).toEqual(['key var', 'text """\n  {"a": 1}"""'])
  expect(kinds('print(None, 1_000) # why', programGrammar)).toEqual([
    'key print',
    'number None',
    'number 1_000',
    'dim # why',
  ])
})

test('nothing is lost, whatever the code', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'ab"\'`\\ \n:1-.{}%<?#/='.split('')) }),
      fc.constantFrom(jsonGrammar, shellGrammar, programGrammar),
      (code, grammar) => {
        const pieces = codeTokens(code, grammar).map(({ text }) => text)
        expect(pieces.join('')).toBe(code)
        expect(pieces.slice(1)).not.toContain('')
      },
    ),
  )
})
