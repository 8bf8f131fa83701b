import { expect, test } from 'vitest'
import { prettyJson } from './pretty-json.ts'

test('JSON is written over several lines, what is no JSON is not', () => {
  expect(prettyJson('{"a":1}')).toBe('{\n  "a": 1\n}')
  expect(prettyJson('<html>')).toBeNull()
})
