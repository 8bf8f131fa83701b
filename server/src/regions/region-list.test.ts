import { expect, test } from 'vitest'
import { listRegionsData } from './region-list.ts'
import { loadRegions } from './load-regions.ts'

const regions = await loadRegions()
const list = (request: Parameters<typeof listRegionsData>[1]) => listRegionsData(regions, request)

test('a list’s rows are as the reference page says', () => {
  expect(list({ search: 'gambir', level: 'district' })?.items[0]).toEqual({
    code: '31.71.01',
    level: 'district',
    name: 'Gambir',
    parent_code: '31.71',
    full_name: 'Gambir, Kota Jakarta Pusat, DKI Jakarta',
    postal_codes: [],
    timezone: 'Asia/Jakarta',
  })
})

test('a list has 50 rows unless asked, and its cursor leads on to every other', () => {
  expect(list({ level: 'city' })?.items).toHaveLength(50)
  const walked: string[] = []
  let cursor: string | undefined
  do {
    const page = list({ level: 'city', limit: 100, ...(cursor && { cursor }) })!
    walked.push(...page.items.map(({ code }) => code))
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  expect(walked).toHaveLength(514)
  expect(new Set(walked).size).toBe(514)
})

test('a cursor may go on with another limit, but not with another query', () => {
  const cursor = list({ search: 'an', limit: 1 })!.next_cursor!
  expect(list({ search: 'an', limit: 2, cursor })?.items).toHaveLength(2)
  expect(list({ search: 'ang', cursor })).toBeNull()
  expect(list({ search: 'an', level: 'city', cursor })).toBeNull()
  expect(list({ search: 'an', parent_code: '31', cursor })).toBeNull()
  expect(list({ cursor })).toBeNull()
})

test.each(['', 'x', 'AAAA', 'A'.repeat(16), '🦄', `${'A'.repeat(15)}=`, '\u0000', 'A'.repeat(10_000)])(
  'cursor %j is refused',
  (cursor) => {
    expect(list({ search: 'an', cursor })).toBeNull()
  },
)

test('no region is found by a postal code: none is known', () => {
  expect(list({ postal_code: '10110' })).toEqual({ items: [], next_cursor: null })
})
