import { expect, test } from 'vitest'
import { isFiltered } from '@edis/ui/address/address-values.ts'
import { asked, noFilters, readOrderSearch } from './order-filters.ts'

const now = Date.parse('2026-11-20T02:00:00Z')

test('an address’s filters are what they can mean', () => {
  const search = { find: ' INV-2026 ', group: 'attention', status: 'on_hold', payment: 'COD', courier: 'CEPAT' }
  expect(readOrderSearch(search)).toMatchObject({ ...search, find: 'INV-2026' })
  const wrong = { find: 20_261_120, group: 'mine', status: 'flying', payment: ['COD'] }
  expect(readOrderSearch(wrong)).toStrictEqual({ ...noFilters, group: undefined, find: '20261120' })
})

test('a search is no longer than the API takes', () => {
  expect(readOrderSearch({ find: 'x'.repeat(500) }).find).toHaveLength(64)
})

test('filtered is what leaves something out', () => {
  expect(isFiltered(readOrderSearch({}))).toBe(false)
  expect(isFiltered(readOrderSearch({ payment: 'COD' }))).toBe(true)
})

test('the API is asked for what is filtered alone, and for the time that a period begins at', () => {
  expect(asked(readOrderSearch({}), now)).toStrictEqual({})
  expect(asked(readOrderSearch({ group: 'delivered', courier: 'CEPAT', last: '24h' }), now)).toStrictEqual({
    group: 'delivered',
    courier_code: 'CEPAT',
    since: '2026-11-19T02:00:00.000Z',
  })
})
