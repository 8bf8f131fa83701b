import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = Date.parse('2026-11-20T09:14:00+07:00')

test.each([
  ['2026-12-20T12:14:00+07:00', 'in 30 d 3 h', 'calm'],
  ['2026-11-21T09:14:00+07:00', 'in 1 d', 'calm'],
  ['2026-11-21T08:26:30+07:00', 'in 23 h 12 min', 'calm'],
  ['2026-11-20T10:14:00+07:00', 'in 1 h', 'calm'],
  ['2026-11-20T10:13:59+07:00', 'in 59 min', 'soon'],
  ['2026-11-20T09:14:45+07:00', 'in 45 s', 'soon'],
  ['2026-11-20T09:14:00+07:00', 'expired 0 s ago', 'past'],
  ['2026-11-20T07:00:00+07:00', 'expired 2 h ago', 'past'],
])('%s is %s', (end, text, urgency) => {
  expect(timeLeft(new Date(end), now)).toEqual({ text, urgency })
})
