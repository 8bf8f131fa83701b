import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replayDeliveries } from '@edis/contract/portal-calls/deliveries'
import { advanceOrder, orderTimeline } from '@edis/contract/portal-calls/orders'
import { countRequests, findRequest, listRequests } from '@edis/contract/portal-calls/requests'
import { listOrderReviews } from '@edis/contract/portal-calls/review'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { goodOrder } from '../orders/order-fixtures.ts'
import { openOrderDesk } from '@edis/testing/order-desk.ts'

let desk: Awaited<ReturnType<typeof openOrderDesk>>
/** Takes whatever comes. */
let receiver: Server
let hook = ''
beforeAll(async () => {
  desk = await openOrderDesk({ WEBHOOK_ALLOW_PRIVATE: 'true' })
  receiver = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
}, 60_000)
afterAll(async () => {
  await desk.close()
  receiver.close()
})
const requestsOf = async (session: string, filter: object = {}) =>
  (await desk.app.call('development', listRequests, { token: session, ...filter })).data.items

test('an order’s timeline has its requests, its events and every attempt to deliver them', async () => {
  const partner = await desk.newPartner()
  const token = partner.session
  await desk.app.call('development', createWebhook, { token, event: '*', url: hook })
  const { data: order } = await desk.send(goodOrder(desk.warehouse), { token: partner.token })
  const moved = await desk.app.call('development', advanceOrder, { token, order_id: order.order_id, step: 'deliver' })
  expect(moved.data).toEqual({ order_id: order.order_id, status: 'delivered', moved: 7 })
  desk.app.clock.now = new Date(desk.app.clock.now.getTime() + 60_000)
  await desk.track(`order_id=${order.order_id}`, partner.token)

  const timeline = async (name: string) =>
    (await desk.app.call('development', orderTimeline, { token, order: name })).data
  const kinds = async () => {
    const { entries } = await timeline(order.partner_order_id)
    return Object.fromEntries(
      ['request', 'event', 'attempt'].map((kind) => [kind, entries.filter((entry) => entry.kind === kind).length]),
    )
  }
  await expect.poll(kinds).toEqual({ request: 2, event: 8, attempt: 8 })
  const { awb, entries } = await timeline(order.order_id)
  expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted())
  // A request comes before what it brought about, events of one moment in their order
  expect(entries[0]).toMatchObject({ kind: 'request', request: { call: '/order/send/v2' } })
  expect(entries.flatMap(({ event }) => event?.sequence ?? [])).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect((await timeline(awb ?? '')).order_id).toBe(order.order_id)

  // What is sent again on request is told from the first try, which nothing but the request followed
  const { id } = (await timeline(order.order_id)).deliveries[0]!
  await desk.app.call('development', replayDeliveries, { token, id })
  const tries = async () =>
    (await timeline(order.order_id)).entries.flatMap(({ attempt }) =>
      attempt?.delivery_id === id ? [[attempt.number, attempt.replay]] : [],
    )
  await expect.poll(tries).toEqual([
    [1, false],
    [2, true],
  ])
  const stolen = { token: desk.stranger.session, order: order.order_id }
  expect((await desk.app.call('development', orderTimeline, stolen)).error).toBe('ORDER_NOT_FOUND')
  expect((await desk.app.call('production', orderTimeline, { token, order: order.order_id })).error).toBe(
    'ORDER_NOT_FOUND',
  )
  const pushed = { token: desk.stranger.session, order_id: order.order_id }
  expect((await desk.app.call('development', advanceOrder, pushed)).error).toBe('ORDER_NOT_FOUND')
})

test('orders are reviewed, filtered and searched; another partner’s are not there', async () => {
  const partner = await desk.newPartner()
  const { data: order } = await desk.send(goodOrder(desk.warehouse), { token: partner.token })
  const list = async (filter: object, token = partner.session) =>
    (await desk.app.call('development', listOrderReviews, { token, ...filter })).data
  expect(await list({})).toMatchObject([
    { order_id: order.order_id, verdict: 'pending', findings: ['postal_code_missing', 'quote_unused'] },
  ])
  expect(await list({ search: order.partner_order_id.slice(0, 3), status: 'received' })).toHaveLength(1)
  expect(await list({ verdict: 'passed' })).toEqual([])
  expect(await list({ before: order.order_id })).toEqual([])
  expect(await list({}, desk.stranger.session)).not.toContainEqual(
    expect.objectContaining({ order_id: order.order_id }),
  )
  const bad = await desk.app.call('development', listOrderReviews, {
    token: partner.session,
    verdict: 'good',
    status: 'x',
  })
  expect(bad.errors.map(({ field }) => field)).toEqual(['verdict', 'status'])
})

test('requests are filtered, paged, opened and counted; another partner’s are not found', async () => {
  const partner = await desk.newPartner()
  const { token } = partner
  for (let number = 0; number < 5; number++) await desk.call('GET', '/warehouse/list', { token })
  await desk.call('POST', '/rate/v2', { token, body: { colour: 'Pencarian-Ini' } })
  const all = () => requestsOf(partner.session, { limit: 100 })
  await expect.poll(async () => (await all()).filter(({ call }) => call !== '/auth/generate').length).toBe(6)
  const [last] = await all()
  expect(last).toMatchObject({ call: '/rate/v2', method: 'POST', status: 422, error: 'VALIDATION_FAILED' })

  const found = async (filter: object) => (await requestsOf(partner.session, filter)).map(({ call }) => call)
  expect(await found({ status: '4xx' })).toEqual(['/rate/v2'])
  expect(await found({ error: '*' })).toEqual(['/rate/v2'])
  expect(await found({ error: 'VALIDATION_FAILED', method: 'GET' })).toEqual([])
  expect(await found({ text: 'pencarian-ini' })).toEqual(['/rate/v2'])
  expect(await found({ call: '/warehouse/list', status: '200', limit: 3 })).toHaveLength(3)
  expect(await found({ after: last?.id ?? '' })).toEqual([])
  expect(await found({ since: '2026-11-21T00:00:00Z' })).toEqual([])
  expect(await found({ until: '2026-11-19T00:00:00Z' })).toEqual([])

  const first = (await desk.app.call('development', listRequests, { token: partner.session, limit: 4 })).data
  expect(first.next_cursor).not.toBeNull()
  const rest = await requestsOf(partner.session, { limit: 100, cursor: first.next_cursor ?? '' })
  expect([...first.items, ...rest].map(({ id }) => id)).toEqual((await all()).map(({ id }) => id))

  const opened = await desk.app.call('development', findRequest, { token: partner.session, id: last?.id ?? '' })
  expect(JSON.parse(opened.data.request ?? '')).toEqual({ colour: 'Pencarian-Ini' })
  expect(JSON.parse(opened.data.answer ?? '')).toMatchObject({ error: 'VALIDATION_FAILED' })
  const stolen = await desk.app.call('development', findRequest, { token: desk.stranger.session, id: last?.id ?? '' })
  expect(stolen.error).toBe('NOT_FOUND')

  const counted = (await desk.app.call('development', countRequests, { token: partner.session })).data
  expect(counted.hours).toHaveLength(1)
  expect(counted.hours[0]).toMatchObject({ failures: 1 })
  expect(counted.errors).toMatchObject([{ error: 'FIELD_REQUIRED', call: '/rate/v2', requests: 1 }])

  for (const bad of [{ status: '4x' }, { cursor: 'x' }, { since: 'yesterday' }])
    expect((await desk.app.call('development', listRequests, { token: partner.session, ...bad })).status).toBe(422)
})
