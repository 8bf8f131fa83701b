import type { Language } from '@edis/contract/languages'
import { language } from '../language.ts'
import { messages } from '../messages.en.tsx'
import { locales } from '../numbers/numbers.ts'
import { readerZone, zoneName } from './time-zone.ts'

// Times in the reader's language and zone: `14:02:51` in English, `14.02.51` in Indonesian.

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs more than a row of a list does. */
function format(date: Date, options: Intl.DateTimeFormatOptions, timeZone: string, speech: Language): string {
  const key = JSON.stringify([options, timeZone, speech])
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locales[speech], { ...options, timeZone })
  formats.set(key, known)
  return known.format(date)
}

const minutes = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const seconds = { ...minutes, second: '2-digit' } as const
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const dayOfYear = { day: 'numeric', month: 'short' } as const
const wholeDay = { ...dayOfYear, year: 'numeric' } as const

/** `4 Nov`, where the year goes without saying. */
export const localDate = (date: Date, timeZone = readerZone(), speech = language): string =>
  format(date, dayOfYear, timeZone, speech)

/** `09:12`, where the day goes without saying. */
export const localHours = (date: Date, timeZone = readerZone(), speech = language): string =>
  format(date, minutes, timeZone, speech)

/** `17:00` of a clock that stands in its own zone. */
export const localTimeOfDay = (time: string, speech = language): string =>
  localHours(new Date(`1970-01-01T${time}Z`), 'UTC', speech)

/** `4 Nov 2026` */
export const localDay = (date: Date, timeZone = readerZone(), speech = language): string =>
  format(date, wholeDay, timeZone, speech)

/** `21 Nov 2026, 09:14 WIB` */
export const localMoment = (date: Date, timeZone = readerZone(), speech = language): string =>
  `${localDay(date, timeZone, speech)}, ${format(date, minutes, timeZone, speech)} ${zoneName(date, timeZone)}`

/** `21 Nov 2026, WIB`: above times that leave both out. */
export const localZoneDay = (date: Date, timeZone = readerZone(), speech = language): string =>
  `${localDay(date, timeZone, speech)}, ${zoneName(date, timeZone)}`

/** `09:12:44`, where day and zone go without saying. */
export const localTime = (date: Date, timeZone = readerZone(), speech = language): string =>
  format(date, seconds, timeZone, speech)

/** `09:12:44` today, `20 Nov, 09:12` on another day: for lists, where the zone goes without saying. */
export const localClock = (date: Date, now: number, timeZone = readerZone(), speech = language): string =>
  isToday(date, now, timeZone) ? localTime(date, timeZone, speech) : otherDay(date, timeZone, speech)

/** `09:00` today, `20 Nov, 09:00` on another day: when an hour began. */
export const localHour = (date: Date, now: number, timeZone = readerZone(), speech = language): string =>
  isToday(date, now, timeZone) ? format(date, minutes, timeZone, speech) : otherDay(date, timeZone, speech)

/** `Now`, `14 min ago`, `2 h ago`, `Yesterday`, `18 Nov`, `18 Nov 2025`: how long ago something last happened. */
export function localAgo(date: Date, now: number, timeZone = readerZone()): string {
  const passed = now - date.getTime()
  if (passed < 2 * minuteMs) return messages.ago.now
  if (passed < hourMs) return messages.ago.minutes(Math.floor(passed / minuteMs))
  if (isToday(date, now, timeZone)) return messages.ago.hours(Math.floor(passed / hourMs))
  if (isToday(date, now - dayMs, timeZone)) return messages.days.yesterday
  const yearOf = (time: Date) => format(time, { year: 'numeric' }, timeZone, language)
  return yearOf(date) === yearOf(new Date(now))
    ? format(date, dayOfYear, timeZone, language)
    : localDay(date, timeZone, language)
}

/** What stands behind a time that is pointed at: in full in the reader's zone, and in UTC. */
export function inFull(date: Date, timeZone = readerZone(), speech = language): string {
  const inZone = (zone: string) =>
    `${localDay(date, zone, speech)}, ${localTime(date, zone, speech)} ${zoneName(date, zone)}`
  return zoneName(date, timeZone) === 'UTC' ? inZone('UTC') : `${inZone(timeZone)}\n${inZone('UTC')}`
}

const otherDay = (date: Date, timeZone: string, speech: Language): string =>
  `${format(date, dayOfYear, timeZone, speech)}, ${format(date, minutes, timeZone, speech)}`

const isToday = (date: Date, now: number, timeZone: string): boolean =>
  localDay(date, timeZone) === localDay(new Date(now), timeZone)

const weekday = { weekday: 'short' } as const

/** `Today`, `Tomorrow`, `Yesterday`, else `Thu 26 Nov`; of another year `26 Nov 2025`. */
export function dayInWords(date: Date, now: number, timeZone = readerZone(), speech = language): string {
  const on = (days: number) => localDay(new Date(now + days * wholeDayMs), timeZone)
  const own = localDay(date, timeZone)
  if (own === on(0)) return messages.days.today
  if (own === on(1)) return messages.days.tomorrow
  if (own === on(-1)) return messages.days.yesterday
  if (own.slice(-4) !== on(0).slice(-4)) return localDay(date, timeZone, speech)
  return `${format(date, weekday, timeZone, speech)} ${format(date, dayOfYear, timeZone, speech)}`
}

/** `14:02` today, `Mon 16:31` in the week before, `20 Nov` before that: for lists, where the zone goes without saying. */
export function localShort(date: Date, now: number, timeZone = readerZone(), speech = language): string {
  const time = format(date, minutes, timeZone, speech)
  if (isToday(date, now, timeZone)) return time
  const age = now - date.getTime()
  if (age > 0 && age < 6 * wholeDayMs) return `${format(date, weekday, timeZone, speech)} ${time}`
  return format(date, dayOfYear, timeZone, speech)
}

const wholeDayMs = 86_400_000
