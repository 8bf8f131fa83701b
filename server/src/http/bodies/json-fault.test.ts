import fc from 'fast-check'
import { expect, test } from 'vitest'
import { malformedJson } from './json-fault.ts'

test.each([
  ['{"partner_order_id":"M-10",}', 'unexpected } at line 1, column 28', 27],
  ['{\n  "a": 1\n  "b": 2\n}', 'unexpected " at line 3, column 3', 13],
  ['{"a":', 'unexpected end at line 1, column 6', 5],
  ['', 'unexpected end at line 1, column 1', 0],
  ['{a: 1}', 'unexpected a at line 1, column 2', 1],
  ["{'a': 1}", "unexpected ' at line 1, column 2", 1],
  ['[1, 2', 'unexpected end at line 1, column 6', 5],
  ['{"a": 01}', 'unexpected 1 at line 1, column 8', 7],
  ['{"a": NaN}', 'unexpected N at line 1, column 7', 6],
  ['{"a": "x\ny"}', 'unexpected character at line 1, column 9', 8],
  ['{"a": "\\x"}', 'unexpected \\ at line 1, column 8', 7],
  ['{} {}', 'unexpected { at line 1, column 4', 3],
  ['{"a": [1,]}', 'unexpected ] at line 1, column 10', 9],
  ['a=1', 'unexpected a at line 1, column 1', 0],
])('%j breaks where it does', (text, words, offset) => {
  const { text: message, details } = malformedJson(text)
  expect(message?.en).toBe(`The body is not valid JSON: ${words}.`)
  expect(details).toMatchObject({ offset })
})

test('what is whole breaks at its end, and what is cut there or where its last word begins', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (json, cut) => {
      expect(malformedJson(json).details).toMatchObject({ offset: json.length })
      const kept = json.slice(0, cut % json.length)
      const { offset } = malformedJson(kept).details as { offset: number }
      expect(kept.slice(offset)).toMatch(/^[\w.+\\-]*$/)
    }),
  )
})

test('a quarter of a megabyte of brackets takes no time and no stack', () => {
  expect(malformedJson('['.repeat(262_144)).details).toMatchObject({ offset: 262_144 })
})
