export { postalCodeFits } from './postal-areas.ts'
export { regionFault } from './region-fault.ts'

/** The levels of Kemendagri's codes: `31`, `31.71`, `31.71.01`, `31.71.01.1001`. */
export type RegionLevel = 'province' | 'city' | 'district' | 'village'
export type Timezone = 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura'

export type Region = {
  code: string
  level: RegionLevel
  name: string
  parentCode: string | null
  /** `Gambir, Kota Jakarta Pusat, DKI Jakarta` */
  fullName: string
  timezone: Timezone
}

/** The regions in memory. */
export type Regions = {
  find(code: string): Region | null
  /**
   * The best match first: the whole name, its beginning, beginnings of its words, any part, words of the full name; then by
   * level and code. Only where nothing matches, the same for words a letter away.
   * With `parentCode` the regions of `level` that lie in it, or without `level` those one level below. A blank text is
   * none; one that no name can have finds nothing. `after` is 0 or the `next` of the page before (a 32-bit integer).
   */
  search(query: { level?: RegionLevel; parentCode?: string; text?: string; after: number; limit: number }): {
    items: Region[]
    next: number | null
  }
}

const codeLengths: Record<number, RegionLevel> = { 2: 'province', 5: 'city', 8: 'district', 13: 'village' }

/** The level that a code's form tells; whether there is such a region, only `find` does. */
export const levelOf = (code: string): RegionLevel | null =>
  /^\d{2}(\.\d{2}(\.\d{2}(\.\d{4})?)?)?$/.test(code) ? (codeLengths[code.length] ?? null) : null

export const isDistrictCode = (text: string): boolean => levelOf(text) === 'district'

/** `31.71` of `31.71.01`, or of a village in it. */
export const cityOf = (districtCode: string): string => districtCode.slice(0, 5)

/** `31.71` of `31.71.01`; null of a province. */
export function parentOf(code: string): string | null {
  const dot = code.lastIndexOf('.')
  return dot < 0 ? null : code.slice(0, dot)
}
