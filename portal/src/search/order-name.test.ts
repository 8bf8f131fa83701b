import { sample } from '@edis/contract/open-api/sample'
import { expect, test } from 'vitest'
import { entries } from './search-entries.ts'
import { orderLikeness } from './order-name.ts'

test.each([sample.orderId, sample.awb, ` ${sample.awb} `, 'ord_01JD3P7M2XA4C6E8G0J2K4M608', 'JX1234567890'])(
  '%s can be nothing but an order',
  (text) => {
    expect(orderLikeness(text)).toBe('surely')
  },
)

test.each(['TS-2026-001', 'INV/2026/7', 'shop#42'])('%s may be a partner’s number', (text) => {
  expect(orderLikeness(text)).toBe('maybe')
})

test.each(['', 'rate', '409', 'v2', '/order/send/v2', 'items[0].sku', 'send order v2', 'ord_', `A1${'a'.repeat(70)}`])(
  'nobody is asked for the order %s',
  (text) => {
    expect(orderLikeness(text)).toBeNull()
  },
)

test('nothing that the reference names is surely an order', () => {
  expect(entries.flatMap(({ names }) => names).filter((name) => orderLikeness(name) === 'surely')).toEqual([])
})
