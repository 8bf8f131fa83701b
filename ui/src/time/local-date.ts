/** `4 Nov 2026`, in the reader's time zone. */
export const localDay = (date: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(date)

/** `21 Nov 2026, 09.14 WIB`: the reader's time zone, written the Indonesian way. */
export function localMoment(date: Date, timeZone?: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(date)
  return `${localDay(date, timeZone)}, ${time.replace(':', '.')} ${zoneName(date, timeZone)}`
}

/** `09.12.44` today, `20 Nov, 09.12` on another day: for lists, where the zone goes without saying. */
export function localClock(date: Date, now: number, timeZone?: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(date).replaceAll(':', '.')
  const clock = { hour: '2-digit', minute: '2-digit' } as const
  if (localDay(date, timeZone) === localDay(new Date(now), timeZone)) return format({ ...clock, second: '2-digit' })
  return `${format({ day: 'numeric', month: 'short' })}, ${format(clock)}`
}

/** The Indonesian locale is the one that knows WIB, WITA and WIT by name. */
const zoneName = (date: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('id-ID', { timeZoneName: 'short', timeZone })
    .formatToParts(date)
    .find((part) => part.type === 'timeZoneName')?.value ?? ''
