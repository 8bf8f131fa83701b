import { expect, test } from 'vitest'
import { readWebhookSearch } from './webhook-search.ts'

const nothing = {
  webhook: undefined,
  event: undefined,
  state: undefined,
  order: undefined,
  last: undefined,
  since: undefined,
  until: undefined,
  delivery: undefined,
  tool: undefined,
  to: undefined,
  view: undefined,
}

test('what the address says is kept when it means something', () => {
  expect(readWebhookSearch({})).toEqual(nothing)
  const search = {
    webhook: 'whk_1',
    event: 'order.delivered',
    state: 'failed',
    order: 'ord_1',
    delivery: 'dlv_1',
    tool: 'test',
  }
  expect(readWebhookSearch(search)).toEqual({ ...nothing, ...search })
  expect(readWebhookSearch({ state: 'lost', tool: 'hammer', order: ' ', last: '2h', since: 'yesterday' })).toEqual(
    nothing,
  )
})

test('an order that is all digits is text all the same', () => {
  expect(readWebhookSearch({ order: 1234 }).order).toBe('1234')
})

test('a period and a time exclude one another', () => {
  const since = '2026-11-20T00:00:00.000Z'
  expect(readWebhookSearch({ since: '2026-11-20T07:00:00+07:00' }).since).toBe(since)
  expect(readWebhookSearch({ last: '24h', since })).toEqual({ ...nothing, last: '24h' })
})
