import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadRegions } from './load-regions.ts'
import type { Region, RegionLevel } from './regions.ts'

const regions = await loadRegions()
const all = regions.search({ after: 0, limit: 1_000_000 }).items
const search = (text: string, more: { level?: RegionLevel; parentCode?: string; limit?: number } = {}) =>
  regions.search({ text, after: 0, limit: 1_000_000, ...more }).items
const codes = (found: readonly Region[]) => found.map(({ code }) => code)

describe('the pages of a search', () => {
  test('together have each match once, in order, whatever their size', () => {
    const query = fc.record({
      text: fc.constantFrom(
        undefined,
        '',
        ' ',
        'bandung',
        'an',
        's',
        'ang',
        'kota',
        'sari jaya',
        'a i',
        'xyz',
        'suka jawa',
        'jawa barat kota',
        'bandnug',
        'sukamjau jwaa',
        'kec. suka',
        'desa baru',
      ),
      level: fc.constantFrom(undefined, 'city', 'district'),
      parentCode: fc.constantFrom(undefined, '31', '32.04', '31.71.01', '31.71.01.1001', '99', 'x'),
      limit: fc.integer({ min: 50, max: 500 }),
    } as const)
    fc.assert(
      fc.property(query, ({ text, level, parentCode, limit }) => {
        const filter = {
          ...(text !== undefined && { text }),
          ...(level && { level }),
          ...(parentCode && { parentCode }),
        }
        const whole = regions.search({ ...filter, after: 0, limit: 1_000_000 }).items
        const walked: string[] = []
        let after: number | null = 0
        while (after !== null) {
          const page = regions.search({ ...filter, after, limit })
          expect(page.items.length).toBe(Math.min(limit, whole.length - walked.length))
          walked.push(...codes(page.items))
          after = page.next
        }
        expect(walked).toEqual(codes(whole))
        expect(new Set(walked).size).toBe(whole.length)
        expect(whole.every((region) => !level || region.level === level)).toBe(true)
        expect(whole.every((region) => !parentCode || region.code.startsWith(`${parentCode}.`))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    ['31.71', undefined, 'district'],
    ['31', undefined, 'city'],
    ['31', 'district', 'district'],
    ['32', 'village', 'village'],
    ['32.04', 'village', 'village'],
  ] as const)('in %s of level %s are every %s in it', (parentCode, level, expected) => {
    const inside = all.filter((region) => region.code.startsWith(`${parentCode}.`) && region.level === expected)
    expect(codes(search('', { parentCode, ...(level && { level }) }))).toEqual(codes(inside))
  })

  test.each([
    ['31.71', 'city'],
    ['31.71', 'province'],
    ['31.71.01.1001', undefined],
    ['99', undefined],
    ['3', 'city'],
    ['', 'city'],
  ] as const)('in %j of level %s are none', (parentCode, level) => {
    expect(search('', { parentCode, ...(level && { level }) })).toEqual([])
  })

  test('from a position that no page gave hold something or nothing, and fail never', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.constantFrom('', 'an', 'gambir'), (after, text) => {
        expect(regions.search({ text, after, limit: 5 }).items.length).toBeLessThanOrEqual(5)
      }),
    )
  })
})
