import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutOffOf, districtOrigin, promise, slaOf, type ToPromise } from './sla.ts'
import { lineFor, regular, warehouse } from './test-shipments.ts'

const to = (readyAt: string, changes: Partial<ToPromise> = {}): ToPromise => ({
  readyAt: new Date(readyAt),
  timezone: 'Asia/Jakarta',
  cutOffTime: '15:00',
  operatingDays: [1, 2, 3, 4, 5, 6],
  dayType: 'working',
  etdMinDays: 1,
  etdMaxDays: 2,
  holidays: new Set(),
  ...changes,
})
const promisedAt = (readyAt: string, changes: Partial<ToPromise> = {}) => promise(to(readyAt, changes)).promised_at

test('the promise keeps the days of the rate card', () => {
  expect(promise(to('2026-11-17T09:00:00+07:00', { etdMinDays: 3, etdMaxDays: 5 }))).toEqual({
    etd_min_days: 3,
    etd_max_days: 5,
    promised_at: '2026-11-23T23:59:59.999+07:00',
  })
})

// 16 November 2026 is a Monday.
describe('the cut-off', () => {
  test.each([
    ['an hour before', '2026-11-16T14:00:00.000+07:00', '2026-11-18'],
    ['to the millisecond', '2026-11-16T15:00:00.000+07:00', '2026-11-18'],
    ['a millisecond later', '2026-11-16T15:00:00.001+07:00', '2026-11-19'],
    ['on Saturday, in time', '2026-11-21T15:00:00.000+07:00', '2026-11-24'],
    ['on Saturday, late: Monday', '2026-11-21T15:00:00.001+07:00', '2026-11-25'],
    ['on Sunday: Monday', '2026-11-22T09:00:00.000+07:00', '2026-11-25'],
    ['on Sunday night: Monday', '2026-11-22T23:59:59.999+07:00', '2026-11-25'],
    ['as Monday begins', '2026-11-23T00:00:00.000+07:00', '2026-11-25'],
    ['told in another offset', '2026-11-16T08:00:00.000Z', '2026-11-18'],
    ['told in another offset, late', '2026-11-16T10:00:00.001+02:00', '2026-11-19'],
  ])('%s', (_name, readyAt, day) => {
    expect(promisedAt(readyAt)).toBe(`${day}T23:59:59.999+07:00`)
  })

  test.each([
    ['00:00', '2026-11-16T00:00:00.000+07:00', '2026-11-18'],
    ['00:00', '2026-11-16T00:00:00.001+07:00', '2026-11-19'],
    ['23:59', '2026-11-16T23:59:00.000+07:00', '2026-11-18'],
    ['23:59', '2026-11-16T23:59:59.999+07:00', '2026-11-19'],
    ['24:00', '2026-11-16T23:59:59.999+07:00', '2026-11-18'],
    ['09:30', '2026-11-16T09:30:00.000+07:00', '2026-11-18'],
    ['09:30', '2026-11-16T09:30:00.001+07:00', '2026-11-19'],
  ])('at %s, ready at %s: %s', (cutOffTime, readyAt, day) => {
    expect(promisedAt(readyAt, { cutOffTime })).toBe(`${day}T23:59:59.999+07:00`)
  })

  test('is the earlier of the warehouse’s and the service’s', () => {
    const late = lineFor({ ...regular, cutOffTime: '17:00' })
    expect(cutOffOf(lineFor(regular), warehouse)).toBe('15:00')
    expect(cutOffOf(late, warehouse)).toBe('16:00')
    expect(cutOffOf(late, districtOrigin('Asia/Jakarta'))).toBe('17:00')
  })
})

describe('around midnight each zone has its own day', () => {
  // 16:30 UTC: 23:30 in Jakarta, 00:30 of the next day in Makassar, 01:30 in Jayapura
  test.each([
    ['Asia/Jakarta', '2026-11-16T16:30:00Z', '2026-11-18T23:59:59.999+07:00'],
    ['Asia/Makassar', '2026-11-16T16:30:00Z', '2026-11-19T23:59:59.999+08:00'],
    ['Asia/Jayapura', '2026-11-16T16:30:00Z', '2026-11-19T23:59:59.999+09:00'],
    ['Asia/Jakarta', '2026-11-16T16:59:59.999Z', '2026-11-18T23:59:59.999+07:00'],
    ['Asia/Jakarta', '2026-11-16T17:00:00.000Z', '2026-11-19T23:59:59.999+07:00'],
    ['Asia/Makassar', '2026-11-16T15:59:59.999Z', '2026-11-18T23:59:59.999+08:00'],
    ['Asia/Makassar', '2026-11-16T16:00:00.000Z', '2026-11-19T23:59:59.999+08:00'],
    ['Asia/Jayapura', '2026-11-16T14:59:59.999Z', '2026-11-18T23:59:59.999+09:00'],
    ['Asia/Jayapura', '2026-11-16T15:00:00.000Z', '2026-11-19T23:59:59.999+09:00'],
  ])('%s at %s', (timezone, readyAt, promised) => {
    expect(promisedAt(readyAt, { timezone, cutOffTime: '24:00' })).toBe(promised)
  })

  test('one moment may be in time in one zone and late in the next', () => {
    const at = '2026-11-16T07:30:00Z'
    expect(promisedAt(at, { timezone: 'Asia/Jakarta' })).toBe('2026-11-18T23:59:59.999+07:00')
    expect(promisedAt(at, { timezone: 'Asia/Makassar' })).toBe('2026-11-19T23:59:59.999+08:00')
    expect(promisedAt(at, { timezone: 'Asia/Jayapura' })).toBe('2026-11-19T23:59:59.999+09:00')
  })

  test('a zone outside Indonesia is a fault of ours', () => {
    expect(() => promisedAt('2026-11-16T07:30:00Z', { timezone: 'Europe/Berlin' })).toThrow('Europe/Berlin')
  })
})

describe('days that do not count', () => {
  // Lebaran 1447 H: Nyepi on Thursday 19 March, Idul Fitri on Saturday and Sunday, leave all around
  const holidays = new Set([18, 19, 20, 21, 22, 23, 24].map((day) => `2026-03-${day}`))

  test.each<[string, string, Partial<ToPromise>, string]>([
    ['before Lebaran, in time', '2026-03-17T14:00:00+07:00', { etdMaxDays: 1 }, '2026-03-25'],
    ['before Lebaran, late', '2026-03-17T15:30:00+07:00', { etdMaxDays: 1 }, '2026-03-26'],
    ['in Lebaran', '2026-03-20T10:00:00+07:00', { etdMaxDays: 1 }, '2026-03-26'],
    [
      'in Lebaran, by a service of all days',
      '2026-03-20T10:00:00+07:00',
      { etdMaxDays: 1, dayType: 'calendar' },
      '2026-03-26',
    ],
    ['before Lebaran, by a service of all days', '2026-03-17T14:00:00+07:00', { dayType: 'calendar' }, '2026-03-19'],
    ['over a Sunday', '2026-03-27T10:00:00+07:00', {}, '2026-03-30'],
    ['over a Sunday that counts', '2026-03-27T10:00:00+07:00', { dayType: 'calendar' }, '2026-03-29'],
    ['the same day', '2026-03-27T10:00:00+07:00', { etdMaxDays: 0 }, '2026-03-27'],
    ['the same day, late', '2026-03-28T16:00:00+07:00', { etdMaxDays: 0 }, '2026-03-30'],
  ])('%s', (_name, readyAt, changes, day) => {
    expect(promisedAt(readyAt, { holidays, ...changes })).toBe(`${day}T23:59:59.999+07:00`)
  })

  test('a warehouse that works on weekdays keeps Saturday’s parcels to Monday; couriers work on Saturdays', () => {
    const operatingDays = [1, 2, 3, 4, 5]
    expect(promisedAt('2026-11-21T09:00:00+07:00', { operatingDays })).toBe('2026-11-25T23:59:59.999+07:00')
    expect(promisedAt('2026-11-20T09:00:00+07:00', { operatingDays })).toBe('2026-11-23T23:59:59.999+07:00')
  })

  test('a warehouse that works on Sundays hands over to services of all days alone', () => {
    const operatingDays = [1, 2, 3, 4, 5, 6, 7]
    const sunday = '2026-11-22T09:00:00+07:00'
    expect(promisedAt(sunday, { operatingDays, dayType: 'calendar' })).toBe('2026-11-24T23:59:59.999+07:00')
    expect(promisedAt(sunday, { operatingDays })).toBe('2026-11-25T23:59:59.999+07:00')
  })

  test.each([
    ['year end', '2026-12-31T10:00:00+07:00', ['2027-01-01'], '2027-01-04'],
    ['year end, late', '2026-12-31T16:00:00+07:00', ['2027-01-01'], '2027-01-05'],
    ['Christmas', '2026-12-24T10:00:00+07:00', ['2026-12-24', '2026-12-25'], '2026-12-29'],
    ['a leap day', '2028-02-28T10:00:00+07:00', [], '2028-03-01'],
    ['no leap day', '2027-02-27T10:00:00+07:00', [], '2027-03-02'],
  ])('%s', (_name, readyAt, days, day) => {
    expect(promisedAt(readyAt, { holidays: new Set(days) })).toBe(`${day}T23:59:59.999+07:00`)
  })

  test('an origin that never opens is counted from a year on, not for ever', () => {
    expect(promisedAt('2026-11-16T10:00:00+07:00', { operatingDays: [] })).toMatch(/^2027-11-/)
  })
})

test('a district hands over on any day that the service counts', () => {
  const sunday = new Date('2026-11-22T09:00:00+09:00')
  const origin = districtOrigin('Asia/Jayapura')
  expect(slaOf(lineFor({ ...regular, dayType: 'calendar' }), origin, new Set(), sunday).promised_at).toBe(
    '2026-11-24T23:59:59.999+09:00',
  )
  expect(slaOf(lineFor(regular), origin, new Set(), sunday).promised_at).toBe('2026-11-25T23:59:59.999+09:00')
})

const anyPromise = fc
  .record({
    readyAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
    timezone: fc.constantFrom('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'),
    cutOffTime: fc.constantFrom('00:00', '09:30', '15:00', '23:59'),
    operatingDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 2 }),
    dayType: fc.constantFrom('working' as const, 'calendar' as const),
    etdMaxDays: fc.integer({ min: 0, max: 30 }),
    off: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 12 }),
  })
  .map(({ off, ...rest }): ToPromise => {
    const days = off.map((after) => new Date(rest.readyAt.getTime() + after * 86_400_000).toISOString().slice(0, 10))
    return { ...rest, etdMinDays: 0, holidays: new Set(days) }
  })

test('the promise is the end of a local day, agrees with Intl about the zone, and is after the parcel is ready', () => {
  fc.assert(
    fc.property(anyPromise, (one) => {
      const { promised_at } = promise(one)
      const at = new Date(promised_at)
      const shown = at.toLocaleString('sv-SE', { timeZone: one.timezone })
      expect(promised_at).toMatch(/^\d{4}-\d{2}-\d{2}T23:59:59\.999\+0[789]:00$/)
      expect(shown).toBe(promised_at.slice(0, 19).replace('T', ' '))
      expect(at.getTime()).toBeGreaterThan(one.readyAt.getTime())
    }),
  )
})

test('a later parcel, a longer way, an earlier cut-off and another holiday never promise sooner', () => {
  const after = (one: ToPromise) => Date.parse(promise(one).promised_at)
  fc.assert(
    fc.property(anyPromise, fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 40 }), (one, ms, days) => {
      const promised = after(one)
      const holiday = new Date(one.readyAt.getTime() + days * 86_400_000).toISOString().slice(0, 10)
      expect(after({ ...one, readyAt: new Date(one.readyAt.getTime() + ms) })).toBeGreaterThanOrEqual(promised)
      expect(after({ ...one, etdMaxDays: one.etdMaxDays + 1 })).toBeGreaterThan(promised)
      expect(after({ ...one, cutOffTime: '00:00' })).toBeGreaterThanOrEqual(promised)
      expect(after({ ...one, holidays: new Set([...one.holidays, holiday]) })).toBeGreaterThanOrEqual(promised)
      expect(after({ ...one, dayType: 'working' })).toBeGreaterThanOrEqual(after({ ...one, dayType: 'calendar' }))
    }),
  )
})
