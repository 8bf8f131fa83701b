/** `4 Nov 2026`, in the reader's time zone. */
export const localDay = (date: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(date)

/** `21 Nov 2026, 09.14 WIB`: the reader's time zone, written the Indonesian way. */
export function localMoment(date: Date, timeZone?: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(date)
  return `${localDay(date, timeZone)}, ${time.replace(':', '.')} ${zoneName(date, timeZone)}`
}

/** The Indonesian locale is the one that knows WIB, WITA and WIT by name. */
const zoneName = (date: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('id-ID', { timeZoneName: 'short', timeZone })
    .formatToParts(date)
    .find((part) => part.type === 'timeZoneName')?.value ?? ''
