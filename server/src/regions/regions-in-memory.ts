import { holdTexts } from './held-texts.ts'
import { nameSearch } from './name-search.ts'
import type { RegionRow } from './region-csv.ts'
import { withoutKinds } from './region-kinds.ts'
import { otherNames, properName } from './region-names.ts'
import { timezoneOf } from './region-timezones.ts'
import { levelOf, parentOf, type Region, type RegionLevel, type Regions } from './regions.ts'

const childLevel = { province: 'city', city: 'district', district: 'village', village: null } as const

const noNames: readonly string[] = []

/** The rows in the order of their levels, and within each of their codes: that is the order of equal matches, too. */
export function regionsInMemory(rows: readonly RegionRow[]): Regions {
  const properNames = rows.map((row) => properName(row.name))
  const rowCodes = rows.map((row) => row.code)
  const codes = holdTexts(rowCodes)
  const names = holdTexts(properNames)
  const ranges = levelRanges(rowCodes)
  const parents = parentIds()
  /** Those that rates and orders have asked for. */
  const districts = new Map<string, Region>()
  const search = nameSearch(
    properNames,
    rows.map(({ code, name }) => (code.length < 8 ? otherNames(name) : noNames)),
    parents,
  )
  return {
    find(code) {
      const found = districts.get(code)
      if (found) return found
      const id = indexOf(code)
      const made = id === null ? null : region(id)
      if (made?.level === 'district') districts.set(code, made)
      return made
    },
    search({ level, parentCode, text = '', after, limit }) {
      const named = withoutKinds(text)
      const within = level ?? (parentCode === undefined ? (named.level ?? undefined) : undefined)
      const { ids, next } = search({ text: named.text, range: rangeOf(within, parentCode), after, limit })
      return { items: ids.map(region), next }
    },
  }

  function region(id: number): Region {
    const code = codes.at(id)
    const name = names.at(id)
    return {
      code,
      level: levelOf(code)!,
      name,
      parentCode: parentOf(code),
      fullName: name + placesOf(id),
      timezone: timezoneOf(code),
    }
  }

  /** `, Kota Jakarta Pusat, DKI Jakarta` */
  function placesOf(id: number): string {
    const parent = parents[id]!
    return parent < 0 ? '' : `, ${names.at(parent)}${placesOf(parent)}`
  }

  /** -1 for a province. Siblings follow each other, so that only the first of them needs a search. */
  function parentIds(): Int32Array {
    let parentCode: string | null = null
    let parent = -1
    return Int32Array.from({ length: codes.count }, (_, id) => {
      const code = codes.at(id)
      if (parentOf(code) === parentCode) return parent
      parentCode = parentOf(code)
      parent = parentCode === null ? -1 : (indexOf(parentCode) ?? -1)
      if (parentCode !== null && parent < 0) throw new Error(`Region ${code} has no parent ${parentCode}`)
      return parent
    })
  }

  function indexOf(code: string): number | null {
    const level = levelOf(code)
    if (!level) return null
    const id = firstFrom(code, ranges[level])
    return codes.at(id) === code ? id : null
  }

  /** What lies in a region is in one range of each level, and so are the regions of a level. */
  function rangeOf(level: RegionLevel | undefined, parentCode: string | undefined): Range {
    if (parentCode === undefined) return level ? ranges[level] : { from: 0, to: codes.count }
    const parentLevel = levelOf(parentCode)
    const within = level ?? (parentLevel && childLevel[parentLevel])
    // No code of the parent's own level, or of one above, begins with it and a dot. '/' follows '.'
    if (!parentLevel || !within) return { from: 0, to: 0 }
    return { from: firstFrom(`${parentCode}.`, ranges[within]), to: firstFrom(`${parentCode}/`, ranges[within]) }
  }

  function firstFrom(code: string, { from, to }: Range): number {
    let low = from
    let high = to
    while (low < high) {
      const middle = (low + high) >>> 1
      if (codes.at(middle) < code) low = middle + 1
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
