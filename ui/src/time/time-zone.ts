import { storedValue } from '../address/stored-value.ts'

/** The zones of Indonesia, and that of APIs and logs, by the names that `Intl` has for them. */
export const timeZones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura', 'UTC'] as const
export type ChosenZone = (typeof timeZones)[number]

/** The zone that the reader chose, null for the browser's. It is read once: whoever changes it reloads the page. */
export const chosenZone = storedValue('local', 'time-zone', (text) => timeZones.find((zone) => zone === text) ?? null)

let zoneFound: string | undefined

/** In which zone the browser's machine is. Found once: each time costs milliseconds. */
export const browserZone = (): string => (zoneFound ??= new Intl.DateTimeFormat().resolvedOptions().timeZone)

/** In which zone times are written. */
export const readerZone = (): string => chosenZone.get() ?? browserZone()

/** `WIB`, `WITA`, `WIT`, `UTC`, or what else is in force in the zone: `GMT+8`. */
export const zoneName = (date: Date, timeZone: string): string => namedZone(date, timeZone, 'short')

/** `GMT+7` */
export const offsetOf = (date: Date, timeZone: string): string => namedZone(date, timeZone, 'shortOffset')

/** The Indonesian locale is the one that knows WIB, WITA and WIT by name. */
const namedZone = (date: Date, timeZone: string, timeZoneName: 'short' | 'shortOffset'): string =>
  new Intl.DateTimeFormat('id-ID', { timeZoneName, timeZone })
    .formatToParts(date)
    .find((part) => part.type === 'timeZoneName')?.value ?? ''

/** The one of `timeZones` whose clocks show what those of `timeZone` show, if there is one. */
export const sameZone = (date: Date, timeZone: string): ChosenZone | undefined =>
  timeZones.find((zone) => zoneName(date, zone) === zoneName(date, timeZone))

/** What clocks in the zone show, as a datetime-local field wants it: `2026-11-21T09:14`. */
export function wallTime(date: Date, timeZone: string): string {
  const options = { dateStyle: 'short', timeStyle: 'short', timeZone } as const
  return new Intl.DateTimeFormat('sv-SE', options).format(date).replace(' ', 'T')
}

/** When clocks in the zone show `wall`. An hour that a zone skips is the one after it. */
export function momentOf(wall: string, timeZone: string): Date {
  const asUtc = (text: string) => Date.parse(`${text}Z`)
  const offsetAt = (moment: number) => asUtc(wallTime(new Date(moment), timeZone)) - moment
  const wanted = asUtc(wall)
  const guess = wanted - offsetAt(wanted)
  return new Date(wanted - offsetAt(guess))
}
