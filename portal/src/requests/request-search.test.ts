import { expect, test } from 'vitest'
import { isFiltered } from '@edis/ui/address/address-values.ts'
import { fieldsOf, filtersOf, meantBy, noFilters, readRequestSearch } from './request-search.ts'

const now = Date.parse('2026-11-20T02:00:00Z')
const requestId = 'req_01JD3P7M2XB5D7F9H1K3M5N7Q9'
const orderId = 'ord_01JD3P7M2XA4C6E8G0J2K4M608'

test('an address with nothing in it filters nothing', () => {
  const search = readRequestSearch({})
  expect(isFiltered(filtersOf(search))).toBe(false)
  // But what the portal itself sent is left out.
  expect(fieldsOf(filtersOf(search), now)).toEqual({ portal: false })
})

test('every filter of an address is asked for under its name', () => {
  const search = readRequestSearch({
    call: '/order/send/v2',
    method: 'POST',
    status: '4XX',
    error: '*',
    address: '203.0.113.7',
    find: ' INV-1 ',
    sent: 'all',
    since: '2026-11-19T00:00:00+07:00',
    until: '2026-11-20T00:00:00Z',
    id: requestId,
    by: 'error',
  })
  expect(search).toMatchObject({ id: requestId, by: 'error' })
  expect(fieldsOf(filtersOf(search), now)).toEqual({
    call: '/order/send/v2',
    method: 'POST',
    status: '4xx',
    error: '*',
    address: '203.0.113.7',
    find: 'INV-1',
    since: '2026-11-18T17:00:00.000Z',
    until: '2026-11-20T00:00:00.000Z',
  })
})

test('a status of digits is a number in the address, which would quote it, and text in the filter', () => {
  const search = readRequestSearch({ status: '422' })
  expect(search.status).toBe(422)
  expect(filtersOf(search).status).toBe('422')
  expect(readRequestSearch({ status: 422 })).toEqual(search)
})

test('links of before still find their order or text', () => {
  expect(readRequestSearch({ order: orderId }).find).toBe(orderId)
  expect(readRequestSearch({ text: 'INV-1' }).find).toBe('INV-1')
})

test('what no filter can be is left out', () => {
  const search = readRequestSearch({ method: 'PUT', status: '999', since: 'soon', last: '2y', by: 'call', call: ['a'] })
  expect(filtersOf(search)).toEqual(noFilters)
  expect(search.by).toBeUndefined()
})

test('what else the address says is no filter', () => {
  const search = { ...readRequestSearch({ id: requestId, by: 'error' }), env: 'production' }
  expect(filtersOf(search)).toEqual(noFilters)
})

test('a period counts back from now and pushes out times of one’s own', () => {
  const search = readRequestSearch({ last: '1h', since: '2026-11-01T00:00:00Z', until: '2026-11-02T00:00:00Z' })
  expect(fieldsOf(filtersOf(search), now)).toEqual({ since: '2026-11-20T01:00:00.000Z', portal: false })
})

test.each([
  [requestId, { id: requestId, find: undefined }],
  [` ${orderId} `, { find: orderId }],
  ['INV-2026-0001', { find: 'INV-2026-0001' }],
  ['  ', { find: undefined }],
])('who types %s means %o', (text, meant) => {
  expect(meantBy(text)).toEqual(meant)
})
