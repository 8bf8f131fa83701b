import { beforeAll, expect, test } from 'vitest'
import { loadRegions } from './load-regions.ts'
import { postalCodeFits } from './postal-areas.ts'
import type { Regions } from './regions.ts'

let regions: Regions
beforeAll(async () => {
  regions = await loadRegions()
})

test('every province takes some postal codes and refuses most', () => {
  const all = Array.from({ length: 100 }, (_, begin) => `${String(begin).padStart(2, '0')}111`)
  const { items } = regions.search({ level: 'province', after: 0, limit: 100 })
  expect(items).toHaveLength(38)
  const sizes = items.map(({ code }) => all.filter((postalCode) => postalCodeFits(postalCode, code)).length)
  expect(Math.min(...sizes)).toBeGreaterThan(0)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(10)
})

// Addresses of the main post offices and of places near a province's border, as everyone may look them up.
test.each([
  ['10110', '31.71.01', 'Jakarta, Gambir'],
  ['14530', '31.01.01', 'Jakarta, the Thousand Islands'],
  ['15111', '36.71.01', 'Tangerang'],
  ['15411', '36.74.04', 'South Tangerang, at Jakarta’s border'],
  ['42111', '36.73.01', 'Serang'],
  ['16111', '32.71.01', 'Bogor'],
  ['16514', '32.76.06', 'Depok, at Jakarta’s border'],
  ['17111', '32.75.01', 'Bekasi'],
  ['40111', '32.73.01', 'Bandung'],
  ['45111', '32.74.01', 'Cirebon'],
  ['50111', '33.74.01', 'Semarang'],
  ['55111', '34.71.01', 'Yogyakarta'],
  ['60111', '35.78.01', 'Surabaya'],
  ['20111', '12.71.01', 'Medan'],
  ['23111', '11.71.01', 'Banda Aceh'],
  ['29411', '21.71.01', 'Batam'],
  ['33111', '19.71.01', 'Pangkal Pinang'],
  ['35111', '18.71.01', 'Bandar Lampung'],
  ['77111', '65.71.01', 'Tarakan'],
  ['80111', '51.71.01', 'Denpasar'],
  ['85111', '53.71.01', 'Kupang'],
  ['90111', '73.71.01', 'Makassar'],
  ['97711', '82.71.01', 'Ternate'],
  ['99111', '91.71.01', 'Jayapura'],
])('%s may be of %s: %s', (postalCode, district) => {
  expect(postalCodeFits(postalCode, district)).toBe(true)
})

test.each([
  ['60111', '31.71.01'],
  ['15111', '31.71.01'],
  ['10110', '32.73.01'],
  ['40111', '36.71.01'],
  ['20111', '18.71.01'],
  ['80111', '35.78.01'],
  ['00000', '51.71.01'],
])('%s is none of %s', (postalCode, district) => {
  expect(postalCodeFits(postalCode, district)).toBe(false)
})
