import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { named, openOrderDesk } from '@edis/testing/order-desk.ts'
import { startReceiver } from '@edis/testing/receiver.ts'
import { goodOrder, goodOrderV1 } from '../order-fixtures.ts'

let desk: Awaited<ReturnType<typeof openOrderDesk>>
beforeAll(async () => {
  desk = await openOrderDesk({ WEBHOOK_ALLOW_PRIVATE: 'true' })
}, 60_000)
afterAll(() => desk.close())

/** `days` and `hours` after now, `longer` milliseconds more. */
const from = (days: number, hours = 0, longer = 0) =>
  new Date(desk.app.clock.now.getTime() + days * 86_400_000 + hours * 3_600_000 + longer).toISOString()
const pickup = (start: string, end: string) => ({
  ...goodOrder(desk.warehouse),
  delivery_type: 'pickup',
  pickup_schedule: { start, end },
})

test('an order is promised from when its pickup starts', async () => {
  const now = await desk.send(goodOrder(desk.warehouse))
  const inFiveDays = await desk.send(pickup(from(5), from(5, 2)))
  const day = (promised: string) => Math.floor(Date.parse(promised) / 86_400_000)
  expect(day(inFiveDays.data.sla.promised_at) - day(now.data.sla.promised_at)).toBeGreaterThanOrEqual(3)
})

test('a pickup starts after now and within 7 days, to the millisecond', async () => {
  const answer = async (start: string, end: string) => named(await desk.send(pickup(start, end)))
  expect(await answer(from(0), from(0, 2))).toEqual({ 'pickup_schedule.start': 'PICKUP_TIME_INVALID' })
  expect(await answer(from(0, 0, 1), from(0, 2))).toEqual({})
  expect(await answer(from(6, 22), from(7))).toEqual({})
  expect(await answer(from(6, 22), from(7, 0, 1))).toEqual({ 'pickup_schedule.end': 'PICKUP_TIME_INVALID' })
  expect(await answer(from(0, 2), from(0, 2))).toEqual({ 'pickup_schedule.end': 'PICKUP_TIME_INVALID' })
})

test('V1 takes the heaviest parcel that the service carries, and nothing above it', async () => {
  const heavy = (weight_g: number) => desk.sendV1({ ...goodOrderV1(desk.warehouse), qty: 1, weight_g })
  expect((await heavy(50_000)).status).toBe(200)
  expect(named(await heavy(50_001))).toEqual({ weight_g: 'WEIGHT_OVER_LIMIT' })
})

test('the first event of a COD order says what is to be collected, in the webhook and in the history', async () => {
  const receiver = await startReceiver((_received, response) => void response.end('ok'))
  const { session: token, token: bearer } = await desk.newPartner()
  await desk.app.call('development', createWebhook, { token, event: 'order.created', url: receiver.url('/') })
  const order = { ...goodOrder(desk.warehouse), payment_method: 'COD', cod_amount: 120_000 }
  const { data } = await desk.send(order, { token: bearer })
  await receiver.until((received) => received.length === 1)
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    event: 'order.created',
    sequence: 1,
    data: { order_id: data.order_id, cod_amount: 120_000 },
  })
  await receiver.close()
})
