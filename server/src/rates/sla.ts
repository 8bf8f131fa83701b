import type { RateLine, Warehouse } from '../catalogue/catalogue.ts'

/** What of the place that a parcel starts from the days are counted by. A warehouse is one. */
export type Origin = Pick<Warehouse, 'timezone' | 'cutOffTime' | 'operatingDays'>

export type Sla = {
  etd_min_days: number
  etd_max_days: number
  /** RFC 3339, in the origin's zone. */
  promised_at: string
}

export type ToPromise = {
  readyAt: Date
  timezone: string
  /** `HH:MM`, the earlier of the origin's and the service's. */
  cutOffTime: string
  /** ISO days, 1 Monday to 7 Sunday. */
  operatingDays: readonly number[]
  dayType: 'working' | 'calendar'
  etdMinDays: number
  etdMaxDays: number
  /** `YYYY-MM-DD`; never changed once handed over. */
  holidays: ReadonlySet<string>
}

/** A district from which a partner sends by itself: handed over on any day, by the service's cut-off. */
export const districtOrigin = (timezone: string): Origin => ({ timezone, cutOffTime: '24:00', operatingDays: everyDay })

const everyDay = [1, 2, 3, 4, 5, 6, 7]

export const cutOffOf = (line: RateLine, origin: Origin): string =>
  origin.cutOffTime < line.service.cutOffTime ? origin.cutOffTime : line.service.cutOffTime

export const slaOf = (line: RateLine, origin: Origin, holidays: ReadonlySet<string>, readyAt: Date): Sla =>
  promise({
    readyAt,
    timezone: origin.timezone,
    cutOffTime: cutOffOf(line, origin),
    operatingDays: origin.operatingDays,
    dayType: line.service.dayType,
    etdMinDays: line.etdMinDays,
    etdMaxDays: line.etdMaxDays,
    holidays,
  })

/**
 * Until when a parcel is promised, by the calendar of where it starts.
 *
 * Day 0 is the day it is handed over: the day it is ready, if that is no later than the cut-off (at 15:00:00.000 it is in
 * time, a millisecond later it is not) and the origin is open; else the next day that it is. The origin is open on its
 * operating days that are no public holiday, and hands nothing over on a Sunday to a service that counts working days.
 * From there etdMaxDays are counted: working days are Monday to Saturday, as couriers work, without public holidays;
 * calendar days are all. The promise ends with the last of them, at 23:59:59.999 in the origin's zone.
 */
export function promise(to: ToPromise): Sla {
  const { dayType, etdMinDays, etdMaxDays } = to
  const zone = zoneOf(to.timezone)
  const holidays = dayNumbersOf(to.holidays)
  const local = to.readyAt.getTime() + zone.offsetMs
  const readyDay = Math.floor(local / dayMs)

  const works = (day: number) => weekday(day) !== sunday && !holidays.has(day)
  const isOpen = (day: number) =>
    to.operatingDays.includes(weekday(day)) && !holidays.has(day) && (dayType === 'calendar' || works(day))

  let day = local - readyDay * dayMs > clockMs(to.cutOffTime) ? readyDay + 1 : readyDay
  // An origin that never opens is the catalogue's fault, not a reason to count for ever
  for (const last = day + farthestOpening; day < last && !isOpen(day); day++);
  for (let left = etdMaxDays; left > 0;) {
    day++
    if (dayType === 'calendar' || works(day)) left--
  }
  return { etd_min_days: etdMinDays, etd_max_days: etdMaxDays, promised_at: endOfDay(day) + zone.offset }
}

const dayMs = 86_400_000
const sunday = 7
const farthestOpening = 366

/** Indonesia's zones: no summer time, and none is planned. Held as they are, for Intl takes microseconds. */
const zones: Record<string, { offset: string; offsetMs: number }> = {
  'Asia/Jakarta': { offset: '+07:00', offsetMs: 7 * 3_600_000 },
  'Asia/Makassar': { offset: '+08:00', offsetMs: 8 * 3_600_000 },
  'Asia/Jayapura': { offset: '+09:00', offsetMs: 9 * 3_600_000 },
}

function zoneOf(timezone: string) {
  const zone = zones[timezone]
  if (!zone) throw new RangeError(`${timezone} is no time zone of Indonesia`)
  return zone
}

/** ISO weekday of days since 1970-01-01, a Thursday. */
const weekday = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1

/** `HH:MM` since midnight. */
const clockMs = (clock: string): number =>
  (digit(clock, 0) * 600 + digit(clock, 1) * 60 + digit(clock, 3) * 10 + digit(clock, 4)) * 60_000
const digit = (text: string, at: number): number => text.charCodeAt(at) - 48

function endOfDay(day: number): string {
  const date = new Date(day * dayMs)
  return `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}T23:59:59.999`
}
const two = (number: number): string => (number < 10 ? `0${number}` : `${number}`)

/** As days since 1970-01-01, made once a table of holidays: a lookup is then a number's, not a text's. */
function dayNumbersOf(holidays: ReadonlySet<string>): ReadonlySet<number> {
  let days = holidayDays.get(holidays)
  if (!days) holidayDays.set(holidays, (days = new Set([...holidays].map((date) => Date.parse(date) / dayMs))))
  return days
}
const holidayDays = new WeakMap<ReadonlySet<string>, ReadonlySet<number>>()
