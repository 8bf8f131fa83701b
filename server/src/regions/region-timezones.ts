import type { Timezone } from './regions.ts'

/**
 * The provinces of each zone, by their first two digits. No province is split. Source: Keputusan Presiden 41/1987, with
 * the provinces that were made since in the zone of the province they came from.
 */
const provinces: Record<Timezone, readonly string[]> = {
  'Asia/Jakarta': '11 12 13 14 15 16 17 18 19 21 31 32 33 34 35 36 61 62'.split(' '),
  'Asia/Makassar': '51 52 53 63 64 65 71 72 73 74 75 76'.split(' '),
  'Asia/Jayapura': '81 82 91 92 93 94 95 96'.split(' '),
}

const byProvince = new Map(
  Object.entries(provinces).flatMap(([zone, codes]) => codes.map((code) => [code, zone as Timezone] as const)),
)

/** A region's time zone; throws for a province that has none here, so that new data is noticed as it is loaded. */
export function timezoneOf(code: string): Timezone {
  const zone = byProvince.get(code.slice(0, 2))
  if (!zone) throw new Error(`Region ${code} has no time zone`)
  return zone
}
