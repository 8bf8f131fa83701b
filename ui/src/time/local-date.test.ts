import { expect, test } from 'vitest'
import { localClock, localDay, localMoment } from './local-date.ts'

const moment = new Date('2026-11-21T02:14:00Z')

test.each([
  ['Asia/Jakarta', '21 Nov 2026, 09.14 WIB'],
  ['Asia/Makassar', '21 Nov 2026, 10.14 WITA'],
  ['Asia/Jayapura', '21 Nov 2026, 11.14 WIT'],
  ['UTC', '21 Nov 2026, 02.14 UTC'],
])('in %s it is %s', (timeZone, text) => {
  expect(localMoment(moment, timeZone)).toBe(text)
})

test('a day follows the time zone', () => {
  expect(localDay(new Date('2026-11-21T18:00:00Z'), 'Asia/Jakarta')).toBe('22 Nov 2026')
})

test('a list says the time of today to the second, and of other days to the minute', () => {
  const now = Date.parse('2026-11-21T09:00:00Z')
  expect(localClock(new Date('2026-11-21T02:14:09Z'), now, 'Asia/Jakarta')).toBe('09.14.09')
  expect(localClock(new Date('2026-11-20T02:14:09Z'), now, 'Asia/Jakarta')).toBe('20 Nov, 09.14')
})
