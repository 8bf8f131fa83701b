import { describe, expect, test } from 'vitest'
import { loadRegions } from './load-regions.ts'
import type { Region, RegionLevel, Regions } from './regions.ts'

const regions = await loadRegions()
const all = everyRegion(regions)
const ofLevel = (level: RegionLevel) => all.filter((region) => region.level === level)

describe('the regions of Indonesia', () => {
  test.each([
    ['province', 38],
    ['city', 514],
    ['district', 7_285],
    ['village', 83_762],
  ] as const)('of level %s are %i', (level, count) => {
    expect(ofLevel(level)).toHaveLength(count)
  })

  test('each lie within one of the level above, and end their full name with its', () => {
    const byCode = new Map(all.map((region) => [region.code, region]))
    const above = { province: null, city: 'province', district: 'city', village: 'district' }
    const wrong = all.filter(({ code, level, name, parentCode, fullName }) => {
      const parent = parentCode === null ? null : byCode.get(parentCode)
      if (!parent) return level !== 'province' || parent === undefined
      return (
        parent.level !== above[level] ||
        !code.startsWith(`${parentCode}.`) ||
        fullName !== `${name}, ${parent.fullName}`
      )
    })
    expect(wrong).toEqual([])
  })

  test('are found by their codes, and nothing else is', () => {
    expect(all.filter((region) => regions.find(region.code)?.name !== region.name)).toEqual([])
    for (const code of ['', '00', '31.99', '31.71.99', '317101', '31.71.01 ', '__proto__', '31.71.01.9999'])
      expect(regions.find(code)).toBeNull()
  })

  test('31.71.01 is Gambir', () => {
    expect(regions.find('31.71.01')).toEqual({
      code: '31.71.01',
      level: 'district',
      name: 'Gambir',
      parentCode: '31.71',
      fullName: 'Gambir, Kota Jakarta Pusat, DKI Jakarta',
      timezone: 'Asia/Jakarta',
    })
  })

  test('have names fit to print', () => {
    const odd = all.filter(({ name }) => !/^[A-Z0-9'][\w '(),./-]*$/.test(name) || / {2}| $/.test(name))
    expect(odd.map(({ name }) => name)).toEqual([])
  })

  test.each([
    ['Asia/Jakarta', 18],
    ['Asia/Makassar', 12],
    ['Asia/Jayapura', 8],
  ])('in %s are of %i provinces', (zone, count) => {
    expect(ofLevel('province').filter(({ timezone }) => timezone === zone)).toHaveLength(count)
  })

  test.each([
    ['Aceh', 'Asia/Jakarta'],
    ['Kalimantan Barat', 'Asia/Jakarta'],
    ['Kalimantan Tengah', 'Asia/Jakarta'],
    ['Kalimantan Selatan', 'Asia/Makassar'],
    ['Kalimantan Timur', 'Asia/Makassar'],
    ['Kalimantan Utara', 'Asia/Makassar'],
    ['Bali', 'Asia/Makassar'],
    ['Nusa Tenggara Barat', 'Asia/Makassar'],
    ['Nusa Tenggara Timur', 'Asia/Makassar'],
    ['Gorontalo', 'Asia/Makassar'],
    ['Maluku', 'Asia/Jayapura'],
    ['Maluku Utara', 'Asia/Jayapura'],
    ['Papua Barat Daya', 'Asia/Jayapura'],
    ['Papua Pegunungan', 'Asia/Jayapura'],
  ])('in %s keep the time of %s', (province, zone) => {
    const { code } = ofLevel('province').find(({ name }) => name === province)!
    const zones = all.filter((region) => region.code.startsWith(code)).map(({ timezone }) => timezone)
    expect([...new Set(zones)]).toEqual([zone])
  })
})

function everyRegion(from: Regions): Region[] {
  const { items, next } = from.search({ after: 0, limit: 1_000_000 })
  expect(next).toBeNull()
  return items
}
