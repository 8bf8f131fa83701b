import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodOrder } from '../../orders/order-fixtures.ts'
import { openOrderDesk } from '@edis/testing/order-desk.ts'
import { idempotencyKey } from './idempotency.ts'

let desk: Awaited<ReturnType<typeof openOrderDesk>>
beforeAll(async () => {
  desk = await openOrderDesk()
}, 60_000)
afterAll(() => desk.close())

describe('an Idempotency-Key', () => {
  test.each(['k', 'k'.repeat(255)])('of 1 to 255 characters is taken', (key) => {
    expect(idempotencyKey(key, true)).toBe(key)
  })

  test.each(['', 'k'.repeat(256), 'with space', 'é'])('that is %j is refused', (key) => {
    expect(() => idempotencyKey(key, false)).toThrow(expect.objectContaining({ code: 'REQUEST_INVALID' }))
  })

  test('replays its first response for 24 hours, and makes another order after them', async () => {
    const end = desk.app.clock.now
    const before = (ms: number) => (desk.app.clock.now = new Date(end.getTime() - ms))
    const key = 'a-day'
    const order = goodOrder(desk.warehouse)
    before(24 * 3_600_000)
    const first = await desk.send(order, { key })
    before(1)
    const replay = await desk.send(order, { key })
    expect(replay.headers.get('idempotency-replayed')).toBe('true')
    expect(replay.data.order_id).toBe(first.data.order_id)
    before(0)
    const another = await desk.send(goodOrder(desk.warehouse), { key })
    expect(another).toMatchObject({ status: 200 })
    expect(another.headers.get('idempotency-replayed')).toBeNull()
    expect(another.data.order_id).not.toBe(first.data.order_id)
  })

  test('that has its answer gives it to as many repetitions as come at once, and a conflict to other bodies', async () => {
    const key = 'many-at-once'
    const order = goodOrder(desk.warehouse)
    const first = await desk.send(order, { key })
    const others = Array.from({ length: 16 }, () => goodOrder(desk.warehouse))
    const [again, changed] = await Promise.all([
      Promise.all(others.map(() => desk.send(order, { key }))),
      Promise.all(others.map((other) => desk.send(other, { key }))),
    ])
    expect(again.map(({ status, data }) => [status, data?.order_id])).toEqual(
      again.map(() => [200, first.data.order_id]),
    )
    expect(again.every(({ headers }) => headers.get('idempotency-replayed') === 'true')).toBe(true)
    expect(changed.map(({ error }) => error)).toEqual(changed.map(() => 'IDEMPOTENCY_CONFLICT'))
  })
})
