import { expect, test } from 'vitest'
import {
  dayInWords,
  inFull,
  localAgo,
  localClock,
  localDay,
  localHour,
  localMoment,
  localShort,
  localTime,
  localTimeOfDay,
} from './local-date.ts'

const moment = new Date('2026-08-21T02:14:09Z')

test.each([
  ['Asia/Jakarta', 'en', '21 Aug 2026, 09:14 WIB'],
  ['Asia/Makassar', 'en', '21 Aug 2026, 10:14 WITA'],
  ['Asia/Jayapura', 'id', '21 Agu 2026, 11.14 WIT'],
  ['UTC', 'en', '21 Aug 2026, 02:14 UTC'],
  ['UTC', 'id', '21 Agu 2026, 02.14 UTC'],
] as const)('in %s and %s it is %s', (timeZone, speech, text) => {
  expect(localMoment(moment, timeZone, speech)).toBe(text)
})

test('a day follows the time zone', () => {
  expect(localDay(new Date('2026-08-21T18:00:00Z'), 'Asia/Jakarta')).toBe('22 Aug 2026')
})

test('the time of a clock in its own zone stays as it is', () => {
  expect(localTimeOfDay('17:00', 'en')).toBe('17:00')
  expect(localTimeOfDay('17:00', 'id')).toBe('17.00')
})

test('midnight begins a day', () => {
  expect(localTime(new Date('2026-08-20T17:00:00Z'), 'Asia/Jakarta')).toBe('00:00:00')
})

test('a list says the time of today to the second, and of other days to the minute', () => {
  const now = Date.parse('2026-08-21T09:00:00Z')
  const yesterday = new Date('2026-08-20T02:14:09Z')
  expect(localClock(moment, now, 'Asia/Jakarta')).toBe('09:14:09')
  expect(localClock(yesterday, now, 'Asia/Jakarta')).toBe('20 Aug, 09:14')
  expect(localClock(moment, now, 'Asia/Jakarta', 'id')).toBe('09.14.09')
  expect(localClock(yesterday, now, 'Asia/Jakarta', 'id')).toBe('20 Agu, 09.14')
})

test('an hour is told without its seconds, on another day with the day', () => {
  const now = Date.parse('2026-08-21T09:00:00Z')
  expect(localHour(new Date('2026-08-21T02:00:00Z'), now, 'Asia/Jakarta')).toBe('09:00')
  expect(localHour(new Date('2026-08-20T12:00:00Z'), now, 'Asia/Jakarta', 'id')).toBe('20 Agu, 19.00')
})

test('a time that is pointed at is there in full, and in UTC once', () => {
  expect(inFull(moment, 'Asia/Jakarta')).toBe('21 Aug 2026, 09:14:09 WIB\n21 Aug 2026, 02:14:09 UTC')
  expect(inFull(moment, 'UTC')).toBe('21 Aug 2026, 02:14:09 UTC')
})

test.each([
  ['2026-08-21T02:00:00Z', 'Today', '09:00'],
  ['2026-08-21T18:00:00Z', 'Tomorrow', '22 Aug'],
  ['2026-08-20T10:00:00Z', 'Yesterday', 'Thu 17:00'],
  ['2026-08-18T10:00:00Z', 'Tue 18 Aug', 'Tue 17:00'],
  ['2026-08-10T10:00:00Z', 'Mon 10 Aug', '10 Aug'],
  ['2025-12-31T10:00:00Z', '31 Dec 2025', '31 Dec'],
])('seen on 21 August, %s is %s, in a list %s', (at, day, short) => {
  const now = Date.parse('2026-08-21T09:00:00Z')
  expect(dayInWords(new Date(at), now, 'Asia/Jakarta')).toBe(day)
  expect(localShort(new Date(at), now, 'Asia/Jakarta')).toBe(short)
})

test.each([
  ['2026-08-21T08:59:00Z', 'Now'],
  ['2026-08-21T08:46:00Z', '14 min ago'],
  ['2026-08-21T06:30:00Z', '2 h ago'],
  ['2026-08-20T16:59:00Z', 'Yesterday'],
  ['2026-08-19T16:59:00Z', '19 Aug'],
  ['2025-08-19T16:59:00Z', '19 Aug 2025'],
])('what last happened at %s was, at 16:00 in Jakarta, %s', (at, text) => {
  expect(localAgo(new Date(at), Date.parse('2026-08-21T09:00:00Z'), 'Asia/Jakarta')).toBe(text)
})
