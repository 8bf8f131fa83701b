import { afterAll, beforeAll, expect, test } from 'vitest'
import { listRequests } from '@edis/contract/portal-calls/requests'
import { sendOrderV2 } from '@edis/contract/open-api/send-order-v2'
import { trackOrder } from '@edis/contract/open-api/track-order'
import type { Answer } from '@edis/testing/calls/ask.ts'
import { goodRequest } from '@edis/testing/calls/good-requests.ts'
import { startWorld, type World } from '@edis/testing/calls/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const idOf = ({ headers }: Answer) => String(headers['x-request-id'])

const found = async (fields: { find?: string; error?: string; portal?: boolean; min_duration_ms?: number }) => {
  const { data } = await world.app.call('development', listRequests, { token: world.partner.session, ...fields })
  return data.items.map(({ id }) => id).toSorted()
}

test('one field finds a request by its id, and all about an order by any of its names', async () => {
  const order = await goodRequest(world, sendOrderV2)
  const number = String(order['partner_order_id'])
  const refused = await world.make(sendOrderV2, { ...order, recipient: {} })
  const sent = await world.make(sendOrderV2, order)
  const { order_id: id } = sent.data as { order_id: string }
  const tracked = await world.make(trackOrder, { order_id: id })
  // As once a courier has it.
  const awb = 'EDT900000001'
  await world.sql`update development.orders set awb = ${awb} where id = ${id}`
  const ids = [refused, sent, tracked].map(idOf)
  for (const name of [number, id, awb]) await expect.poll(() => found({ find: ` ${name} ` })).toEqual(ids.toSorted())
  expect(await found({ find: ids[2]! })).toEqual([ids[2]])
  expect(await found({ find: number, error: 'FIELD_REQUIRED' })).toEqual([ids[0]])
})

test('a number that never became an order finds its refused requests; other text is looked for in bodies', async () => {
  const items = [{ name: 'Teh Poci', qty: 0 }]
  const id = idOf(await world.make(sendOrderV2, { partner_order_id: 'NEVER-1', items, note: 'a note' }))
  await expect.poll(() => found({ find: 'NEVER-1' })).toEqual([id])
  expect(await found({ find: 'teh POCI' })).toEqual([id])
  expect(await found({ find: 'a note' })).toEqual([])
})

test('the portal’s own requests can be left out', async () => {
  const headers = { origin: 'http://localhost:4000' }
  const id = idOf(await world.make(sendOrderV2, { partner_order_id: 'RUN-1' }, { headers }))
  await expect.poll(() => found({ find: 'RUN-1', portal: true })).toEqual([id])
  expect(await found({ find: 'RUN-1', portal: false })).toEqual([])
})

test('the field takes a path, a part of one, or an error as well', async () => {
  const id = idOf(await world.make(trackOrder, { awb: 'NOBODYS' }))
  await expect.poll(() => found({ find: 'ORDER_NOT_FOUND' })).toEqual([id])
  for (const path of ['/order/track', 'Order/tr']) {
    expect(await found({ find: path })).toContain(id)
    expect(await found({ find: path, error: 'ORDER_NOT_FOUND' })).toEqual([id])
  }
  expect(await found({ find: '/order/cancel' })).toEqual([])
})

test('only requests that took so long are listed, if asked', async () => {
  const all = await found({})
  expect(await found({ min_duration_ms: 0 })).toEqual(all)
  expect(await found({ min_duration_ms: 60_000 })).toEqual([])
  await world.sql`update development.request_log set duration_ms = 700 where id = ${all[0]!}`
  expect(await found({ min_duration_ms: 500 })).toEqual([all[0]])
})
