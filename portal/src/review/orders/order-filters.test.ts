import { expect, test } from 'vitest'
import { isFiltered } from '@edis/ui/address/address-values.ts'
import { nextBefore, pageSize, readOrderFilters } from './order-filters.ts'

test.each([
  [{ search: ' INV-2026 ', verdict: 'attention', status: 'on_hold' }, 'INV-2026', 'attention', 'on_hold'],
  [{ search: 20_261_120, verdict: 'good', status: 'flying' }, '20261120', undefined, undefined],
  [{ search: '  ', verdict: ['passed'] }, undefined, undefined, undefined],
  [{}, undefined, undefined, undefined],
])('an address’s filters, %#', (search, text, verdict, status) => {
  expect(readOrderFilters(search)).toStrictEqual({ search: text, verdict, status })
})

test('a search is no longer than the API takes', () => {
  expect(readOrderFilters({ search: 'x'.repeat(500) }).search).toHaveLength(64)
})

test('filtered is what leaves something out', () => {
  expect(isFiltered(readOrderFilters({}))).toBe(false)
  expect(isFiltered(readOrderFilters({ verdict: 'passed' }))).toBe(true)
})

test('a full page is followed by what is older than its last order, a shorter one by nothing', () => {
  const orders = Array.from({ length: pageSize }, (_, index) => ({ order_id: `ord_${index}` }))
  expect(nextBefore(orders)).toBe(`ord_${pageSize - 1}`)
  expect(nextBefore(orders.slice(1))).toBeUndefined()
  expect(nextBefore([])).toBeUndefined()
})
