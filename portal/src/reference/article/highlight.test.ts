import { verificationExamples } from '@edis/contract/reference/verification'
import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

const told = (text: string, language: string) =>
  highlight(text, language)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text: part }) => `${kind} ${part}`)

test('JSON: names, texts, numbers and words apart, quotes within texts left alone', () => {
  expect(told('{ "a": "b\\"c", "d": [1.5, null, true] }', 'json')).toEqual([
    'key "a"',
    String.raw`string "b\"c"`,
    'key "d"',
    'number 1.5',
    'number null',
    'number true',
  ])
})

test('shell: the command, its options and texts', () => {
  expect(told('curl -H "A: b" https://a.test/x-y # why', 'sh')).toEqual([
    'key curl',
    'key -H',
    'string "A: b"',
    'comment # why',
  ])
})

test('code: words of the language, not parts of names; a URL is no comment', () => {
  expect(told('const format = "https://a" // say', 'javascript')).toEqual([
    'key const',
    'string "https://a"',
    'comment // say',
  ])
})

test('whatever the language, the parts are the text again', () => {
  const examples = [
    ...verificationExamples,
    { language: 'http', text: 'GET /sla?a=b&c=d' },
    { language: 'text', text: 'a,b' },
  ]
  for (const { text, language } of examples)
    expect(
      highlight(text, language)
        .map((token) => token.text)
        .join(''),
    ).toBe(text)
})
