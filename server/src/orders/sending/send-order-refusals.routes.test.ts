import { afterAll, describe, expect, test } from 'vitest'
import { named, openOrderDesk } from '@edis/testing/order-desk.ts'
import { goodOrder } from '../order-fixtures.ts'

const { close, closedWarehouse, send, stockOf, stranger, warehouse } = await openOrderDesk()
afterAll(close)

describe('send order V2', () => {
  test('refuses a partner_order_id that there is, and names its order', async () => {
    const body = goodOrder(warehouse)
    const first = await send(body)
    const reserved = await stockOf('KOPI')
    const second = await send(body)
    expect(second).toMatchObject({ status: 409, error: 'ORDER_DUPLICATE' })
    expect(second.message).toContain(first.data.order_id)
    expect(second.errors?.[0]).toMatchObject({ field: 'partner_order_id', error: 'ORDER_DUPLICATE' })
    expect(await stockOf('KOPI')).toEqual(reserved)
    // It is another partner's to use.
    expect(await send(body, { token: stranger.token })).toMatchObject({ status: 200 })
  })

  test('names all that is wrong in one answer', async () => {
    const body = goodOrder(warehouse)
    const answer = await send({
      ...body,
      warehouse_id: closedWarehouse,
      payment_method: 'COD',
      recipient: { ...body.recipient, phone: '12', district_code: '99.99.99' },
      dropship: { name: 'Toko', phone: '+6512345678' },
      items: [body.items[0], { ...body.items[0], sku: 'TIDAK-ADA' }, { ...body.items[0], sku: 'MATI' }],
      pickup_schedule: { start: '2026-11-19T09:00:00+07:00', end: '2026-11-19T08:00:00+07:00' },
    })
    expect(answer).toMatchObject({ status: 422, error: 'VALIDATION_FAILED' })
    expect(named(answer)).toEqual({
      warehouse_id: 'WAREHOUSE_INACTIVE',
      cod_amount: 'FIELD_REQUIRED',
      'recipient.phone': 'PHONE_INVALID',
      'recipient.district_code': 'REGION_NOT_FOUND',
      'dropship.phone': 'PHONE_INVALID',
      'items[1].sku': 'SKU_NOT_FOUND',
      'items[2].sku': 'SKU_NOT_FOUND',
      'pickup_schedule.start': 'PICKUP_TIME_INVALID',
      'pickup_schedule.end': 'PICKUP_TIME_INVALID',
    })
  })

  const cod = { payment_method: 'COD', cod_amount: 200_000 }
  test.each([
    ['a warehouse that there is not', { warehouse_id: 'whs_x' }, 404, 'WAREHOUSE_NOT_FOUND'],
    ['a courier that there is not', { courier_code: 'X' }, 404, 'COURIER_NOT_FOUND'],
    ['an agent that there is not', { cs_id: 'cs_x' }, 404, 'CS_NOT_FOUND'],
    ['a quote that there is not', { quote_id: 'quo_x' }, 409, 'QUOTE_EXPIRED'],
    ['a service that there is not', { service_code: 'X' }, 422, { service_code: 'SERVICE_NOT_AVAILABLE' }],
    ['a service off its lanes', { service_code: 'JAUH' }, 422, { service_code: 'SERVICE_NOT_AVAILABLE' }],
    ['a service that fetches nothing', { service_code: 'HEMAT' }, 422, { service_code: 'SERVICE_NOT_AVAILABLE' }],
    [
      'cash where none is taken',
      { ...cod, service_code: 'HEMAT', delivery_type: 'dropoff' },
      422,
      { payment_method: 'COD_NOT_SUPPORTED' },
    ],
    ['too much cash', { ...cod, cod_amount: 5_000_001 }, 422, { cod_amount: 'COD_LIMIT_EXCEEDED' }],
    ['too little cash', { ...cod, cod_amount: 1 }, 422, { cod_amount: 'COD_AMOUNT_TOO_LOW' }],
    ['cash of a prepaid order', { cod_amount: 1 }, 422, { cod_amount: 'FIELD_INVALID' }],
    [
      'too heavy goods',
      { items: [{ name: 'Batu', qty: 51, price: 1, weight_g: 1_000 }] },
      422,
      { items: 'WEIGHT_OVER_LIMIT' },
    ],
    [
      'too dear goods insured',
      { insurance: true, items: [{ name: 'Emas', qty: 1, price: 20_000_001, weight_g: 1 }] },
      422,
      { insurance: 'INSURANCE_LIMIT_EXCEEDED' },
    ],
    [
      'a pickup that ends before it starts',
      { pickup_schedule: { start: '2026-11-21T12:00:00+07:00', end: '2026-11-21T09:00:00+07:00' } },
      422,
      { 'pickup_schedule.end': 'PICKUP_TIME_INVALID' },
    ],
    [
      'a pickup in eight days',
      { pickup_schedule: { start: '2026-11-28T12:00:00+07:00', end: '2026-11-28T13:00:00+07:00' } },
      422,
      { 'pickup_schedule.start': 'PICKUP_TIME_INVALID', 'pickup_schedule.end': 'PICKUP_TIME_INVALID' },
    ],
    [
      'a pickup at a leap second',
      { pickup_schedule: { start: '2026-11-20T23:59:60Z', end: '2026-11-21T13:00:00+07:00' } },
      422,
      { 'pickup_schedule.start': 'PICKUP_TIME_INVALID' },
    ],
    [
      'a pickup of what is brought',
      {
        delivery_type: 'dropoff',
        pickup_schedule: { start: '2026-11-21T09:00:00+07:00', end: '2026-11-21T12:00:00+07:00' },
      },
      422,
      { pickup_schedule: 'PICKUP_TIME_INVALID' },
    ],
    ['no items', { items: [] }, 422, { items: 'FIELD_INVALID' }],
  ] as [string, object, number, string | Record<string, string>][])(
    'refuses %s',
    async (_what, changes, status, error) => {
      const answer = await send({ ...goodOrder(warehouse), ...changes })
      expect(answer.status).toBe(status)
      if (typeof error === 'string') expect(answer.error).toBe(error)
      else expect(named(answer)).toEqual(error)
    },
  )

  test('refuses what the warehouse has too little of, whole, and names it', async () => {
    const before = [await stockOf('KOPI'), await stockOf('TEH')]
    const items = [
      { sku: 'KOPI', name: 'Kopi', qty: 1, price: 1, weight_g: 1 },
      { sku: 'TEH', name: 'Teh', qty: 15, price: 1, weight_g: 1, length_cm: 1, width_cm: 1, height_cm: 1 },
      { sku: 'TEH', name: 'Teh', qty: 6, price: 1, weight_g: 1, length_cm: 1, width_cm: 1, height_cm: 1 },
    ]
    const answer = await send({ ...goodOrder(warehouse), items })
    expect(answer).toMatchObject({ status: 409, error: 'STOCK_INSUFFICIENT' })
    expect(named(answer)).toEqual({ 'items[1].qty': 'STOCK_INSUFFICIENT', 'items[2].qty': 'STOCK_INSUFFICIENT' })
    expect([await stockOf('KOPI'), await stockOf('TEH')]).toEqual(before)
  })
})
