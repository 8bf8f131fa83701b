import type { Environment } from '@edis/contract/environment'

/** Tells of each AWB where it was given. Development gave `EDS` too, before it had a prefix of its own. */
const prefixes: Record<Environment, string> = { development: 'EDT', production: 'EDS' }

/** The number of an air waybill, with its check digit: `EDS1000000423` of 100000042 in production. */
export function awbOf(environment: Environment, number: number | bigint): string {
  const digits = String(number).padStart(9, '0')
  return `${prefixes[environment]}${digits}${checkDigit(digits)}`
}

/** Whether the text may be an AWB of ours: a mistyped digit or two that changed places are told here. */
export function isAwb(text: string): boolean {
  const digits = /^ED[ST](\d{10,20})$/.exec(text)?.[1]
  return digits !== undefined && checkDigit(digits.slice(0, -1)) === Number(digits.at(-1))
}

/** ISO/IEC 7064, MOD 11,10: one decimal digit that tells every single wrong digit. */
export function checkDigit(digits: string): number {
  let product = 10
  for (const digit of digits) product = (((product + Number(digit)) % 10 || 10) * 2) % 11
  return (11 - product) % 10
}
