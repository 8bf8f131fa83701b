import { localClock } from './local-date.ts'

/** `09.00` today, `20 Nov, 09.00` on another day: when an hour began. */
export const localHour = (date: Date, now: number, timeZone?: string): string =>
  localClock(date, now, timeZone).replace(/(\d\d\.\d\d)\.\d\d$/, '$1')
