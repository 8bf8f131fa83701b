import { afterAll, describe, expect, test } from 'vitest'
import { openOrderDesk } from '@edis/testing/order-desk.ts'
import { goodOrder, goodOrderV1 } from '../order-fixtures.ts'

const { call, close, closedWarehouse, partner, report, send, sendV1, warehouse } = await openOrderDesk()
afterAll(close)

type Answer = Awaited<ReturnType<typeof send>>
const named = ({ errors = [] }: Answer) => errors.map(({ field, error }) => `${field} ${error}`).toSorted()
const faultAt = ({ errors = [] }: Answer, field: string) => errors.find((fault) => fault.field === field)

const good = goodOrder(warehouse)
const [item] = good.items

describe('all fields at fault are named at once', () => {
  test('of an order: unknown ones, those that its schema refuses, and those that only rules do', async () => {
    const answer = await send({
      ...good,
      colour: 'red',
      warehouse_id: closedWarehouse,
      payment_method: 'PREPAID',
      cod_amount: 5,
      pickup_schedule: { start: '2020-01-01T00:00:00Z', end: 'soon' },
      recipient: { ...good.recipient, phone: '12', address: 'Jalan', postal_code: '99999' },
      dropship: { name: 'Toko', phone: 'none' },
      items: [
        { ...item, weight_g: 0 },
        { ...item, sku: 'NO-SUCH' },
      ],
    })
    expect(answer.status).toBe(422)
    expect(named(answer)).toEqual(
      [
        'colour FIELD_UNKNOWN',
        'warehouse_id WAREHOUSE_INACTIVE',
        'cod_amount FIELD_INVALID',
        'pickup_schedule.start PICKUP_TIME_INVALID',
        'pickup_schedule.end PICKUP_TIME_INVALID',
        'recipient.phone PHONE_INVALID',
        'recipient.address ADDRESS_TOO_SHORT',
        'recipient.postal_code POSTAL_REGION_MISMATCH',
        'dropship.phone PHONE_INVALID',
        'items[0].weight_g WEIGHT_INVALID',
        'items[1].sku SKU_NOT_FOUND',
      ].toSorted(),
    )
  })

  test('with its price, where all that sets it is sound', async () => {
    const heavy = { ...good, colour: 'red', items: [{ ...item, sku: undefined, qty: 999, weight_g: 50_000 }] }
    const answer = await send(heavy)
    expect(named(answer)).toEqual(['colour FIELD_UNKNOWN', 'items WEIGHT_OVER_LIMIT'])
    expect(named(await send({ ...heavy, items: [{ ...heavy.items[0], qty: 0 }] }))).toEqual([
      'colour FIELD_UNKNOWN',
      'items[0].qty FIELD_INVALID',
    ])
  })

  test('of an order of V1, by its own names', async () => {
    const answer = await sendV1({
      ...goodOrderV1(warehouse),
      colour: 'red',
      recipient_phone: '12',
      recipient_postal_code: '99999',
      weight_g: 0,
    })
    expect(named(answer)).toEqual([
      'colour FIELD_UNKNOWN',
      'recipient_phone PHONE_INVALID',
      'recipient_postal_code POSTAL_REGION_MISMATCH',
      'weight_g WEIGHT_INVALID',
    ])
  })

  test.each([
    [
      'POST',
      '/rate/v1',
      { origin_district: '31.71.99', destination_district: '31.71', weight_g: 0 },
      ['destination_district REGION_NOT_FOUND', 'origin_district REGION_NOT_FOUND', 'weight_g WEIGHT_INVALID'],
    ],
    [
      'POST',
      '/rate/v2',
      { destination_district: '31.71.99', items: [{ qty: 0, price: 1, weight_g: 1 }], cod_amount: 5 },
      [
        'cod_amount FIELD_INVALID',
        'destination_district REGION_NOT_FOUND',
        'items[0].qty FIELD_INVALID',
        'warehouse_id FIELD_REQUIRED',
      ],
    ],
    [
      'GET',
      '/sla?colour=red&destination_district=31.71.99&courier_code=X&service_code=Y&ready_at=1999-01-01T00:00:00Z',
      undefined,
      [
        'colour FIELD_UNKNOWN',
        'destination_district REGION_NOT_FOUND',
        'ready_at FIELD_INVALID',
        'warehouse_id FIELD_REQUIRED',
      ],
    ],
    [
      'POST',
      '/order/cancel',
      { reason_code: 'BORED', reason: 'no' },
      ['order_id FIELD_REQUIRED', 'reason FIELD_INVALID', 'reason_code FIELD_INVALID'],
    ],
    ['POST', '/cs/create', { name: 'Dewi', phone: '12', mail: 'x' }, ['mail FIELD_UNKNOWN', 'phone PHONE_INVALID']],
  ] as const)('of %s %s', async (method, path, body, faults) => {
    expect(named(await call(method, path, { token: partner.token, ...(body && { body }) }))).toEqual(faults)
  })

  test('of a report', async () => {
    expect(named(await report({ external_id: 'x', order_id: 'a', awb: 'b', status: 'gone', colour: 'red' }))).toEqual([
      'awb FIELD_INVALID',
      'colour FIELD_UNKNOWN',
      'status FIELD_INVALID',
    ])
    expect(named(await report({ external_id: 'x', status: 'delivered', event: 'order.cod_settled' }))).toEqual([
      'event FIELD_INVALID',
      'order_id FIELD_REQUIRED',
    ])
  })

  test('but none that only follows from another', async () => {
    const cancel = { awb: 'a b', reason_code: 'OTHER', reason: 'by its AWB' }
    expect(named(await call('POST', '/order/cancel', { token: partner.token, body: cancel }))).toEqual([
      'awb FIELD_INVALID',
    ])
    expect(named(await report({ external_id: 'x', order_id: 'a', event: 'gone', actual_weight_g: 1 }))).toEqual([
      'event FIELD_INVALID',
    ])
  })
})

describe('what was sent and what is accepted is told', () => {
  test.each([
    [
      'a weight over the limit of the service',
      { items: [{ ...item, sku: undefined, qty: 241, weight_g: 5_000 }] },
      'items',
      '1,205 kg is over the limit of 50 kg.',
      { value: 1_205_000, maximum: 50_000 },
    ],
    [
      'cash that does not cover the cost',
      { payment_method: 'COD', cod_amount: 1 },
      'cod_amount',
      /^The COD amount of Rp 1 is below Rp \d\d,\d{3}, the cost of this shipment\.$/,
      { value: 1, minimum: expect.any(Number) },
    ],
    [
      'more cash than the service collects',
      { payment_method: 'COD', cod_amount: 1_999_999_999 },
      'cod_amount',
      /^The COD amount of Rp 1,999,999,999 is over this service’s limit of Rp [\d,]+\.$/,
      { value: 1_999_999_999, maximum: expect.any(Number) },
    ],
    [
      'goods worth more than is insured',
      { insurance: true, items: [{ ...item, sku: undefined, price: 1_999_999_999 }] },
      'insurance',
      /^The value of the goods, Rp 1,999,999,999, is over the insurance limit of Rp [\d,]+\.$/,
      { value: 1_999_999_999, maximum: expect.any(Number) },
    ],
    [
      'a weight of nothing',
      { items: [{ ...item, weight_g: 0 }] },
      'items[0].weight_g',
      '0 g is below the minimum of 1 g.',
      { value: 0, minimum: 1 },
    ],
    [
      'a value that is none of a few',
      { payment_method: 'PREPAYD' },
      'payment_method',
      '“PREPAYD” is not one of PREPAID, COD. Did you mean PREPAID?',
      { value: 'PREPAYD', allowed: ['PREPAID', 'COD'], nearest: 'PREPAID' },
    ],
    [
      'a text that is too long',
      { partner_order_id: 'x'.repeat(41) },
      'partner_order_id',
      'At most 40 characters allowed; 41 sent.',
      { length: 41, max_length: 40 },
    ],
    [
      'a city in place of a district',
      { recipient: { ...good.recipient, district_code: '31.71' } },
      'recipient.district_code',
      '31.71 is a city. Send a district (kecamatan) code such as 31.71.01.',
      { value: '31.71', level: 'city', expected_level: 'district', nearest: '31.71.01' },
    ],
    [
      'an unknown field',
      { curier_code: 'X' },
      'curier_code',
      /Did you mean courier_code\?$/,
      { nearest: 'courier_code' },
    ],
  ])('%s', async (_what, changes, field, message, details) => {
    const fault = faultAt(await send({ ...goodOrder(warehouse), ...changes }), field)
    expect(fault?.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
    expect(fault?.details).toEqual(details)
  })

  test('in Indonesian as it writes numbers', async () => {
    const body = { ...goodOrder(warehouse), items: [{ ...item, sku: undefined, qty: 241, weight_g: 5_000 }] }
    const answer = await call('POST', '/order/send/v2', { token: partner.token, body, key: 'heavy', language: 'id' })
    expect(faultAt(answer, 'items')?.message).toBe('1.205 kg melebihi batas 50 kg.')
  })

  test('numbers that JSON cannot write are left out', async () => {
    const text = JSON.stringify({ ...goodOrder(warehouse), cod_amount: 77 }).replace(
      '"cod_amount":77',
      '"cod_amount":1e400',
    )
    const answer = await send(text)
    expect(answer.status).toBe(422)
    expect(faultAt(answer, 'cod_amount')?.details).not.toHaveProperty('value')
  })

  test('stock: what the order takes of it and what is there', async () => {
    const answer = await send({ ...goodOrder(warehouse), items: [{ ...item, qty: 9_999, weight_g: 1 }] })
    expect(answer).toMatchObject({
      error: 'STOCK_INSUFFICIENT',
      errors: [{ field: 'items[0].qty', details: { sku: item?.sku, value: 9_999, maximum: expect.any(Number) } }],
    })
  })

  test('the order that has the number, and the status of one that cannot be cancelled', async () => {
    const body = goodOrder(warehouse)
    const first = await send(body)
    expect(await send(body)).toMatchObject({ error: 'ORDER_DUPLICATE', details: { order_id: first.data.order_id } })
    const cancel = { partner_order_id: body.partner_order_id, reason_code: 'OTHER', reason: 'by our own number' }
    const cancelled = await call('POST', '/order/cancel', { token: partner.token, body: cancel })
    expect(cancelled).toMatchObject({ status: 200, data: { order_id: first.data.order_id, status: 'cancelled' } })
    expect(await call('POST', '/order/cancel', { token: partner.token, body: cancel })).toMatchObject({
      error: 'ORDER_NOT_CANCELLABLE',
      details: { order_id: first.data.order_id, status: 'cancelled' },
    })
  })
})
