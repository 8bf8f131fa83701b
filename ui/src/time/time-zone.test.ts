import { expect, test } from 'vitest'
import { momentOf, sameZone, wallTime, zoneName } from './time-zone.ts'

const moment = new Date('2026-11-21T02:14:00Z')

test.each([
  ['Asia/Jakarta', 'WIB', 'Asia/Jakarta'],
  ['Asia/Pontianak', 'WIB', 'Asia/Jakarta'],
  ['Asia/Makassar', 'WITA', 'Asia/Makassar'],
  ['Asia/Jayapura', 'WIT', 'Asia/Jayapura'],
  ['UTC', 'UTC', 'UTC'],
  ['Asia/Singapore', 'GMT+8', undefined],
])('clocks of %s show %s', (zone, name, same) => {
  expect([zoneName(moment, zone), sameZone(moment, zone)]).toEqual([name, same])
})

test.each([
  ['2026-11-21T09:14', 'Asia/Jakarta', '2026-11-21T02:14:00.000Z'],
  ['2026-11-21T00:30', 'Asia/Jayapura', '2026-11-20T15:30:00.000Z'],
  ['2026-11-21T09:14', 'UTC', '2026-11-21T09:14:00.000Z'],
  ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
])('%s in %s is %s, there and back', (wall, zone, utc) => {
  expect(momentOf(wall, zone).toISOString()).toBe(utc)
  expect(wallTime(new Date(utc), zone)).toBe(wall)
})
