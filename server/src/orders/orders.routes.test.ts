import { afterAll, describe, expect, test } from 'vitest'
import { named, openOrderDesk, toPickup } from '@edis/testing/order-desk.ts'
import { isAwb } from './sending/awb.ts'

const { bring, cancel, close, sent, stockOf, stranger, track } = await openOrderDesk()
afterAll(close)

describe('track', () => {
  test('tells an order by each of its names, its history in sequence', async () => {
    const { order_id, partner_order_id } = await sent()
    await bring(order_id, ...toPickup)
    const answer = await track(`order_id=${order_id}`)
    const { awb } = answer.data
    expect(isAwb(awb ?? '')).toBe(true)
    expect(answer.data).toMatchObject({ status: 'awaiting_pickup', cost_adjustment: null, proof: null })
    expect(
      answer.data.history.map((step: { sequence: number; status: string }) => [step.sequence, step.status]),
    ).toEqual([
      [1, 'received'],
      [2, 'confirmed'],
      [3, 'processing'],
      [4, 'awaiting_pickup'],
    ])
    expect((await track(`partner_order_id=${partner_order_id}`)).data).toEqual(answer.data)
    expect((await track(`awb=${awb}`)).data).toEqual(answer.data)
  })

  test('does not know another partner’s order by any name', async () => {
    const { order_id, partner_order_id } = await sent()
    await bring(order_id, ...toPickup)
    const { awb } = (await track(`order_id=${order_id}`)).data
    for (const query of [`order_id=${order_id}`, `partner_order_id=${partner_order_id}`, `awb=${awb}`])
      expect(await track(query, stranger.token)).toMatchObject({ status: 404, error: 'ORDER_NOT_FOUND' })
    for (const body of [{ order_id }, { awb }])
      expect(await cancel(body, stranger.token)).toMatchObject({ status: 404, error: 'ORDER_NOT_FOUND' })
  })

  test('wants exactly one name', async () => {
    expect(named(await track(''))).toEqual({ order_id: 'FIELD_REQUIRED' })
    expect(named(await track('order_id=a&awb=b'))).toEqual({ awb: 'FIELD_INVALID' })
  })

  test('says that there is no AWB yet to whoever asks by another number in its place', async () => {
    const { order_id, partner_order_id } = await sent()
    for (const name of [order_id, partner_order_id])
      expect(await track(`awb=${name}`)).toMatchObject({ status: 409, error: 'AWB_NOT_READY' })
    expect(await track(`awb=${order_id}`, stranger.token)).toMatchObject({ status: 404, error: 'ORDER_NOT_FOUND' })
    expect(await track('awb=EDS9999999999')).toMatchObject({ status: 404, error: 'ORDER_NOT_FOUND' })
  })
})

describe('cancel', () => {
  test('is immediate at first, and gives the stock back', async () => {
    const before = await stockOf('KOPI')
    const { order_id } = await sent()
    expect(await cancel({ order_id })).toMatchObject({ status: 200, data: { order_id, status: 'cancelled' } })
    expect(await stockOf('KOPI')).toEqual(before)
    expect((await track(`order_id=${order_id}`)).data.history.at(-1)).toMatchObject({
      event: 'order.cancelled',
      reason_code: 'BUYER_CANCELLED',
    })
    expect(await cancel({ order_id })).toMatchObject({ status: 409, error: 'ORDER_NOT_CANCELLABLE' })
  })

  test('is a request once the warehouse is at work, by AWB too', async () => {
    const { order_id } = await sent()
    await bring(order_id, ...toPickup)
    const { awb } = (await track(`order_id=${order_id}`)).data
    expect(await cancel({ awb })).toMatchObject({ data: { order_id, status: 'cancel_requested' } })
    expect(await cancel({ awb })).toMatchObject({ status: 409, error: 'CANCEL_ALREADY_REQUESTED' })
    await bring(order_id, 'awaiting_pickup', 'picked_up')
    expect(await cancel({ order_id })).toMatchObject({ status: 409, error: 'ORDER_NOT_CANCELLABLE' })
  })

  test('of many orders at once is each one’s own, by whatever name; one order is cancelled once', async () => {
    const before = await stockOf('KOPI')
    const [one, other, third] = [await sent(), await sent(), await sent()]
    await bring(third.order_id, ...toPickup)
    const { awb } = (await track(`order_id=${third.order_id}`)).data
    const bodies = [
      { order_id: one.order_id },
      { partner_order_id: other.partner_order_id },
      { partner_order_id: one.partner_order_id },
      { awb },
      { order_id: 'ord_x' },
      { awb: one.order_id },
      { order_id: one.order_id, awb },
      { order_id: one.order_id },
    ]
    const answers = await Promise.all(bodies.map((body) => cancel(body)))
    const outcomes = answers.map(({ data, error }): string => data?.status ?? error)
    expect([0, 2, 7].filter((at) => outcomes[at] === 'cancelled')).toHaveLength(1)
    expect([0, 2, 7].filter((at) => outcomes[at] === 'ORDER_NOT_CANCELLABLE')).toHaveLength(2)
    expect([1, 3, 4, 5, 6].map((at) => outcomes[at])).toEqual([
      'cancelled',
      'cancel_requested',
      'ORDER_NOT_FOUND',
      'AWB_NOT_READY',
      'VALIDATION_FAILED',
    ])
    expect((await track(`order_id=${one.order_id}`)).data.history).toHaveLength(2)
    await bring(third.order_id, 'cancelled')
    expect(await stockOf('KOPI')).toEqual(before)
  })

  test('wants a reason, and exactly one name', async () => {
    expect(named(await cancel({ order_id: 'ord_x', reason: 'oh' }))).toEqual({ reason: 'FIELD_INVALID' })
    expect(named(await cancel({}))).toEqual({ order_id: 'FIELD_REQUIRED' })
    expect(await cancel({ order_id: 'ord_x' })).toMatchObject({ status: 404, error: 'ORDER_NOT_FOUND' })
  })
})
