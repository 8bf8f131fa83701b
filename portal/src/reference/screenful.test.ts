import { expect, test } from 'vitest'
import { endOfScreenful } from './screenful.ts'

test('a text is cut before its tenth row or its third section, whichever comes first, and a short one not at all', () => {
  const row = '<li>a</li>'
  expect(endOfScreenful(row.repeat(12))).toBe(9 * row.length)
  expect(endOfScreenful(`${row}<section></section><section></section><section>${row.repeat(12)}`)).toBe(
    row.length + 2 * '<section></section>'.length,
  )
  expect(endOfScreenful(row.repeat(3))).toBe(3 * row.length)
})
