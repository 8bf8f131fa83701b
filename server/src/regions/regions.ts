import type { RegionLevel } from './region.ts'

export { postalCodeFits } from './postal-areas.ts'
export type { Region, RegionLevel, Regions, Timezone } from './region.ts'
export { regionFault } from './region-fault.ts'

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
