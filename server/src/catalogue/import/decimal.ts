/**
 * A decimal text times 10^places, as a whole number: `0.3` with 3 places is 300. Never by binary floating point, so that
 * every text has its exact value or none. null: not digits with at most one point, a digit too many, or past 2^53.
 */
export function parseDecimal(text: string, places: number): number | null {
  const match = /^(\d{1,16})(?:\.(\d{1,20}))?$/.exec(text)
  if (!match) return null
  const [, whole = '', fraction = ''] = match
  if (/[^0]/.test(fraction.slice(places))) return null
  const value = Number(whole + fraction.slice(0, places).padEnd(places, '0'))
  return Number.isSafeInteger(value) ? value : null
}

/** The other way: 300 with 3 places is `0.3`. */
export function formatDecimal(value: number, places: number): string {
  const digits = String(value).padStart(places + 1, '0')
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '')
  const whole = digits.slice(0, digits.length - places)
  return places === 0 || fraction === '' ? whole : `${whole}.${fraction}`
}
