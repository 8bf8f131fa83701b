import type { Language } from '@edis/contract/languages'
import { language } from '../language.ts'
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
const dayOfYear = { day: 'numeric', month: 'short' } as const
const wholeDay = { ...dayOfYear, year: 'numeric' } as const

/** `4 Nov 2026` */
export const localDay = (date: Date, timeZone = readerZone(), speech = language): string =>
  format(date, wholeDay, timeZone, speech)

/** `21 Nov 2026, 09:14 WIB` */
export const localMoment = (date: Date, timeZone = readerZone(), speech = language): string =>
  `${localDay(date, timeZone, speech)}, ${format(date, minutes, timeZone, speech)} ${zoneName(date, timeZone)}`

/** `09:12:44`, where day and zone go without saying. */
export const localTime = (date: Date, timeZone = readerZone(), speech = language): string =>
  format(date, seconds, timeZone, speech)

/** `09:12:44` today, `20 Nov, 09:12` on another day: for lists, where the zone goes without saying. */
export const localClock = (date: Date, now: number, timeZone = readerZone(), speech = language): string =>
  isToday(date, now, timeZone) ? localTime(date, timeZone, speech) : otherDay(date, timeZone, speech)

/** `09:00` today, `20 Nov, 09:00` on another day: when an hour began. */
export const localHour = (date: Date, now: number, timeZone = readerZone(), speech = language): string =>
  isToday(date, now, timeZone) ? format(date, minutes, timeZone, speech) : otherDay(date, timeZone, speech)

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
