import { nameSearch } from './name-search.ts'
import type { RegionRow } from './region-csv.ts'
import { properName, searchedNames } from './region-names.ts'
import { timezoneOf } from './region-timezones.ts'
import { levelOf, parentOf, type Region, type RegionLevel, type Regions } from './regions.ts'

const childLevel = { province: 'city', city: 'district', district: 'village', village: null } as const

/** The rows in the order of their levels, and within each of their codes: that is the order of equal matches, too. */
export function regionsInMemory(rows: readonly RegionRow[]): Regions {
  const codes = rows.map((row) => row.code)
  const names = rows.map((row) => properName(row.name))
  const ranges = levelRanges(codes)
  const search = nameSearch(rows.length, (id) => searchedNames(rows[id]!.name))
  return {
    find(code) {
      const id = indexOf(code)
      return id === null ? null : region(id)
    },
    search({ level, parentCode, text, after, limit }) {
      const { ids, next } = search({ text: text ?? '', range: rangeOf(level, parentCode), after, limit })
      return { items: ids.map(region), next }
    },
  }

  function region(id: number): Region {
    const code = codes[id]!
    const level = levelOf(code)!
    return { code, level, name: names[id]!, parentCode: parentOf(code), fullName: fullName(id), timezone: timezoneOf(code) }
  }

  function fullName(id: number): string {
    const parent = parentOf(codes[id]!)
    return parent === null ? names[id]! : `${names[id]!}, ${fullName(indexOf(parent)!)}`
  }

  function indexOf(code: string): number | null {
    const level = levelOf(code)
    if (!level) return null
    const id = firstFrom(code, ranges[level])
    return codes[id] === code ? id : null
  }

  /** The children of a region lie beside each other, and so do the regions of a level. */
  function rangeOf(level: RegionLevel | undefined, parentCode: string | undefined): Range {
    if (parentCode === undefined) return level ? ranges[level] : { from: 0, to: codes.length }
    const parentLevel = levelOf(parentCode)
    const children = parentLevel && childLevel[parentLevel]
    if (!children || (level && level !== children)) return { from: 0, to: 0 }
    // '/' follows '.'
    return {
      from: firstFrom(`${parentCode}.`, ranges[children]),
      to: firstFrom(`${parentCode}/`, ranges[children]),
    }
  }

  function firstFrom(code: string, { from, to }: Range): number {
    let low = from
    let high = to
    while (low < high) {
      const middle = (low + high) >>> 1
      if (codes[middle]! < code) low = middle + 1
      else high = middle
    }
    return low
  }
}

type Range = { from: number; to: number }

function levelRanges(codes: readonly string[]): Record<RegionLevel, Range> {
  const rangeOf = (length: number) => ({
    from: codes.findIndex((code) => code.length === length),
    to: codes.findLastIndex((code) => code.length === length) + 1,
  })
  return { province: rangeOf(2), city: rangeOf(5), district: rangeOf(8), village: rangeOf(13) }
}
