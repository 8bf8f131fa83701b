import { expect, test } from 'vitest'
import { localHour } from './local-hour.ts'

test('an hour is told without its seconds, on another day with the day', () => {
  const now = Date.parse('2026-11-21T09:00:00Z')
  expect(localHour(new Date('2026-11-21T02:00:00Z'), now, 'Asia/Jakarta')).toBe('09.00')
  expect(localHour(new Date('2026-11-20T12:00:00Z'), now, 'Asia/Jakarta')).toBe('20 Nov, 19.00')
})
