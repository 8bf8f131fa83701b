import { afterAll, beforeAll, expect, test } from 'vitest'
import { countOrders, listOrders } from '@edis/contract/portal-calls/order-list'
import { openOrderDesk, toPickup } from '@edis/testing/order-desk.ts'
import { goodOrder } from '../orders/order-fixtures.ts'

let desk: Awaited<ReturnType<typeof openOrderDesk>>
beforeAll(async () => {
  desk = await openOrderDesk()
}, 60_000)
afterAll(() => desk.close())

async function openShop(environment: 'development' | 'production' = 'development') {
  const { session } = await desk.newPartner()
  const token = await desk.tokenOf(session, environment)
  const [{ id: warehouse } = { id: '' }] = await desk.sql<{ id: string }[]>`
    select id from ${desk.sql(environment)}.warehouses where code = 'JKT'`
  return {
    async sell(changes: object = {}) {
      const body = { ...goodOrder(warehouse), ...changes }
      const answer = await desk.call('POST', '/order/send/v2', { token, body, environment, key: crypto.randomUUID() })
      expect(answer).toMatchObject({ status: 200 })
      return answer.data
    },
    list: async (filter: object = {}, by = session) =>
      (await desk.app.call(environment, listOrders, { token: by, ...filter })).data.items,
    page: async (filter: object = {}) =>
      (await desk.app.call(environment, listOrders, { token: session, ...filter })).data,
    counts: async () => (await desk.app.call(environment, countOrders, { token: session })).data,
    refused: (filter: object) => desk.app.call(environment, listOrders, { token: session, ...filter }),
  }
}

const recipient = (changes: object) => ({ recipient: { ...goodOrder('').recipient, ...changes } })
const numbers = (orders: { partner_order_id: string }[]) => orders.map(({ partner_order_id }) => partner_order_id)

test.each(['development', 'production'] as const)('orders are listed in %s as they stand', async (environment) => {
  const shop = await openShop(environment)
  const order = await shop.sell({
    payment_method: 'COD',
    cod_amount: 150_000,
    ...recipient({ phone: '081200000001', postal_code: '10110' }),
  })
  const [listed] = await shop.list()
  expect(listed).toMatchObject({
    order_id: order.order_id,
    partner_order_id: order.partner_order_id,
    status: 'received',
    step: 1,
    recipient: 'Siti Rahma',
    city: 'Jakarta Pusat',
    payment_method: 'COD',
    cod_amount: 150_000,
    total: order.cost.total,
    late: false,
    problems: [{ code: 'quote_unused', level: 'note' }],
  })
  expect(await shop.list({}, desk.stranger.session)).not.toContainEqual(
    expect.objectContaining({ order_id: order.order_id }),
  )
  expect(await shop.counts()).toMatchObject({ all: 1, to_ship: 1, attention: 0 })
})

test('an order is found by each of its numbers, its recipient’s telephone and city, and by no other partner’s', async () => {
  const shop = await openShop()
  const order = await shop.sell({ partner_order_id: 'TS-100-1', ...recipient({ phone: '081200000002' }) })
  await shop.sell({ partner_order_id: 'XY-100-1', ...recipient({ phone: '081200000003' }) })
  await desk.bring(order.order_id, ...toPickup)
  await desk.report({ order_id: order.order_id, status: 'picked_up', courier_awb: 'JKT-4711' })
  const own = (await shop.list()).find(({ order_id }) => order_id === order.order_id)
  for (const find of [order.order_id, 'TS-100', 'TS-100-1', own?.awb ?? '', 'JKT-4711', '0812 0000 0002'])
    expect(numbers(await shop.list({ find }))).toEqual(['TS-100-1'])
  expect(numbers(await shop.list({ find: 'jakarta pusat' }))).toEqual(['XY-100-1', 'TS-100-1'])
  for (const find of ['surabaya', 'S-100', 'ord_01JD3P7M2XA4C6E8G0J2K4M608'])
    expect(await shop.list({ find })).toEqual([])
  expect(await shop.list({ find: 'TS-100' }, desk.stranger.session)).toEqual([])
})

test('tabs, filters and their counts agree; pages follow each other', async () => {
  const shop = await openShop()
  const sold = []
  for (let number = 0; number < 5; number++) {
    const phone = `08130000000${number}`
    sold.push(await shop.sell({ partner_order_id: `P-${number}`, ...recipient({ phone }) }))
  }
  const [waiting, moving, failed, lost, rest] = sold.map(({ order_id }) => order_id)
  await desk.bring(waiting!, 'in_review')
  await desk.bring(moving!, ...toPickup, 'picked_up', 'in_transit')
  await desk.bring(failed!, ...toPickup, 'picked_up', 'in_transit', 'out_for_delivery')
  await desk.report({ order_id: failed, status: 'delivery_failed', reason_code: 'NOT_HOME' })
  await desk.bring(lost!, ...toPickup, 'picked_up', 'lost')

  expect(numbers(await shop.list({ group: 'attention' }))).toEqual(['P-2', 'P-0'])
  expect(numbers(await shop.list({ group: 'on_the_way' }))).toEqual(['P-1'])
  expect(numbers(await shop.list({ group: 'returned' }))).toEqual(['P-3'])
  expect(numbers(await shop.list({ group: 'attention', find: 'P-', courier_code: 'CEPAT' }))).toEqual(['P-2', 'P-0'])
  expect(numbers(await shop.list({ status: 'lost', payment_method: 'PREPAID' }))).toEqual(['P-3'])
  expect(await shop.list({ courier_code: 'KILAT' })).toEqual([])
  expect(await shop.list({ until: '2001-01-01T00:00:00Z' })).toEqual([])
  expect(await shop.list({ since: '2001-01-01T00:00:00Z' })).toHaveLength(5)
  expect(await shop.counts()).toEqual({
    all: 5,
    to_ship: 1,
    on_the_way: 1,
    attention: 2,
    delivered: 0,
    returned: 1,
    cancelled: 0,
  })
  const steps = Object.fromEntries((await shop.list()).map(({ partner_order_id, step }) => [partner_order_id, step]))
  expect(steps).toEqual({ 'P-0': 1, 'P-1': 6, 'P-2': 7, 'P-3': 5, 'P-4': 1 })

  const first = await shop.page({ limit: 3 })
  const second = await shop.page({ limit: 3, cursor: first.next_cursor ?? '' })
  expect(numbers([...first.items, ...second.items])).toEqual(['P-4', 'P-3', 'P-2', 'P-1', 'P-0'])
  expect(second.next_cursor).toBeNull()
  expect(rest).toBe(first.items[0]?.order_id)

  const bad = await shop.refused({ group: 'mine', status: 'flying', payment_method: 'CASH' })
  expect(bad.errors.map(({ field }) => field)).toEqual(['group', 'status', 'payment_method'])
  for (const filter of [{ cursor: 'x' }, { since: 'yesterday' }]) expect((await shop.refused(filter)).status).toBe(422)
})

test('an order past its promised time needs attention until it is at its end', async () => {
  const shop = await openShop()
  const order = await shop.sell(recipient({ phone: '081400000001' }))
  await desk.bring(order.order_id, ...toPickup, 'picked_up')
  await desk.sql`
    update development.orders set sla = sla || '{"promised_at":"2026-11-01T23:59:59.999+07:00"}'
    where id = ${order.order_id}`
  const [late] = await shop.list({ group: 'attention' })
  expect(late).toMatchObject({ order_id: order.order_id, late: true })
  expect(late?.problems[0]).toEqual({ code: 'late', level: 'warning' })
  expect(await shop.counts()).toMatchObject({ on_the_way: 1, attention: 1 })
  await desk.bring(order.order_id, 'in_transit', 'out_for_delivery', 'delivered')
  expect(await shop.list({ group: 'attention' })).toEqual([])
  expect((await shop.list())[0]).toMatchObject({ late: false, step: 8 })
})

test('the same goods to the same telephone are a possible duplicate, whichever page they stand on', async () => {
  const shop = await openShop()
  await shop.sell()
  await shop.sell()
  const [last] = (await shop.page({ limit: 1 })).items
  expect(last?.problems[0]).toEqual({ code: 'possible_duplicate', level: 'error' })
})
