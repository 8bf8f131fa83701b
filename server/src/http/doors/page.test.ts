import { expect, test } from 'vitest'
import { cursorOf, momentCursorKey } from './page.ts'

test('the cursor of a list by time is taken as it was given', () => {
  expect(momentCursorKey(undefined)).toBeNull()
  expect(momentCursorKey(cursorOf(['2026-01-30T08:00:00.000Z', 'a']))).toEqual(['2026-01-30T08:00:00.000Z', 'a'])
  expect(momentCursorKey(cursorOf(['infinity', 'a']), 'infinity')).toEqual(['infinity', 'a'])
})

test.each([
  '',
  '1',
  'infinity',
  '2026-01-30',
  '2026-02-30T08:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '+010000-01-01T00:00:00.000Z',
])('a cursor with the time %j, which no list gave, is refused and never asked of the database', (at) => {
  expect(() => momentCursorKey(cursorOf([at, 'a']))).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }))
})
