import { afterAll, describe, expect, test } from 'vitest'
import { named, openOrderDesk } from '@edis/testing/order-desk.ts'
import { goodOrder, goodOrderV1 } from '../order-fixtures.ts'

const {
  app,
  call,
  close,
  closedWarehouse,
  partner,
  send,
  sendV1,
  sent,
  sql,
  stockOf,
  stranger,
  tokenOf,
  track,
  warehouse,
} = await openOrderDesk()
afterAll(close)

describe('send order V2', () => {
  test('takes an order in: priced, promised, its stock reserved', async () => {
    const before = await stockOf('KOPI')
    const body = goodOrder(warehouse)
    const answer = await send({ ...body, items: [{ ...body.items[0], qty: 3 }] })
    expect(answer).toMatchObject({
      status: 200,
      data: {
        order_id: expect.stringMatching(/^ord_/),
        partner_order_id: body.partner_order_id,
        status: 'received',
        awb: null,
        sorting_code: '3171-01',
        cost: { base: 10_000, insurance: 0, cod_fee: 0, surcharge: 0, discount: 0, total: 10_000 },
        sla: { etd_min_days: 1, etd_max_days: 2 },
        created_at: app.clock.now.toISOString(),
      },
    })
    expect(await stockOf('KOPI')).toEqual({ onHand: before.onHand, reserved: before.reserved + 3 })
  })

  test('is charged exactly what its quote says', async () => {
    const body = goodOrder(warehouse)
    const quote = await call('POST', '/rate/v2', {
      token: partner.token,
      body: { warehouse_id: warehouse, destination_district: '31.71.01', items: body.items },
    })
    const rate = quote.data.rates.find((row: { service_code: string }) => row.service_code === 'REG')
    const answer = await send({ ...body, quote_id: quote.data.quote_id })
    expect(answer.data.cost).toEqual(rate?.cost)

    const other = { ...goodOrder(warehouse), quote_id: quote.data.quote_id }
    const differs = await send({ ...other, items: [{ ...other.items[0], weight_g: 301 }] })
    expect(differs).toMatchObject({ status: 409, error: 'QUOTE_MISMATCH' })
    expect(await send(other, { token: stranger.token })).toMatchObject({ status: 409, error: 'QUOTE_EXPIRED' })
    const began = app.clock.now
    app.clock.now = new Date(began.getTime() + 30 * 60_000)
    const late = await send(other)
    app.clock.now = began
    expect(late).toMatchObject({ status: 409, error: 'QUOTE_EXPIRED' })
  })

  test('is priced by the sizes it carries, not by those of the product', async () => {
    const items = [{ sku: 'TEH', name: 'Teh Poci', qty: 1, price: 40_000, weight_g: 200 }]
    expect((await send({ ...goodOrder(warehouse), items })).data.cost.total).toBe(10_000)
    // 60 × 40 × 30 ÷ 6000 = 12 kg
    const sized = [{ ...items[0], length_cm: 60, width_cm: 40, height_cm: 30 }]
    expect((await send({ ...goodOrder(warehouse), items: sized })).data.cost.total).toBe(10_000 + 11 * 9_000)
  })

  test('takes goods that are no product of ours', async () => {
    const items = [{ name: 'Buku', qty: 2, price: 50_000, weight_g: 400 }]
    expect(await send({ ...goodOrder(warehouse), items })).toMatchObject({ status: 200 })
  })

  test('needs an Idempotency-Key, and answers a second send with the first answer', async () => {
    const body = goodOrder(warehouse)
    const bare = await call('POST', '/order/send/v2', { token: partner.token, body })
    expect(bare).toMatchObject({ status: 400, error: 'IDEMPOTENCY_KEY_REQUIRED' })
    const first = await send(body, { key: 'again' })
    const second = await send(body, { key: 'again' })
    expect(second.data).toEqual(first.data)
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect(await send({ ...body, note: 'lain' }, { key: 'again' })).toMatchObject({
      status: 409,
      error: 'IDEMPOTENCY_CONFLICT',
    })
  })

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

  test('keeps what it is told, with phone numbers in E.164', async () => {
    const order = await sent({
      dropship: { name: 'Toko Senja', phone: '0813-7778-8899' },
      pickup_schedule: { start: '2026-11-21T09:00:00+07:00', end: '2026-11-21T12:00:00+07:00' },
      metadata: { scenario: 'lost', channel: 'webstore' },
      note: 'Titip di satpam',
    })
    const [row] = await sql`select * from development.orders where id = ${order.order_id}`
    expect(row).toMatchObject({
      recipient: { phone: '+6281234567890', district_code: '31.71.01' },
      dropship: { name: 'Toko Senja', phone: '+6281377788899' },
      pickup_schedule: { start: '2026-11-21T02:00:00.000Z', end: '2026-11-21T05:00:00.000Z' },
      metadata: { scenario: 'lost', channel: 'webstore' },
      scenario: 'lost',
      api_version: 2,
      weight: { actual_g: 300, volumetric_g: 0, chargeable_kg: 1 },
    })
  })

  test('has no scenario in production', async () => {
    const token = await tokenOf(partner.session, 'production')
    const [{ id } = {}] = await sql`select id from production.warehouses where code = 'JKT'`
    const body = { ...goodOrder(id), metadata: { scenario: 'lost' } }
    const answer = await call('POST', '/order/send/v2', { token, body, key: 'live', environment: 'production' })
    expect(answer.status).toBe(200)
    const [row] = await sql`select scenario, next_step_at from production.orders where id = ${answer.data.order_id}`
    expect(row).toEqual({ scenario: null, next_step_at: null })
    expect(await track(`order_id=${answer.data.order_id}`)).toMatchObject({ status: 404, error: 'ORDER_NOT_FOUND' })
  })

  test('goes by its district, and refuses a postal code of another province', async () => {
    const body = goodOrder(warehouse)
    const to = (postal_code: string) => send({ ...body, recipient: { ...body.recipient, postal_code } })
    expect(named(await to('60111'))).toEqual({ 'recipient.postal_code': 'POSTAL_REGION_MISMATCH' })
    expect(await to('10110')).toMatchObject({ status: 200 })
  })

  test('takes coordinates both or none', async () => {
    const body = goodOrder(warehouse)
    const at = (coordinates: object) => send({ ...body, recipient: { ...body.recipient, ...coordinates } })
    expect(named(await at({ latitude: -6.1763 }))).toEqual({ 'recipient.longitude': 'FIELD_REQUIRED' })
    expect(named(await at({ longitude: 106.8317 }))).toEqual({ 'recipient.latitude': 'FIELD_REQUIRED' })
    expect(await at({ latitude: -6.1763, longitude: 106.8317 })).toMatchObject({ status: 200 })
  })

  test('keeps texts in any script as they came', async () => {
    const name = 'ᮊᮨ \u200fسيتي 𝔖𝔦𝔱𝔦 🎁'
    const note = "'; drop table orders; --\nbaris dua"
    const order = await sent({ recipient: { ...goodOrder(warehouse).recipient, name }, note })
    const [row] = await sql`select recipient, note from development.orders where id = ${order.order_id}`
    expect(row).toMatchObject({ recipient: { name }, note })
  })
})

describe('send order V1', () => {
  test('takes a flat order by the same rules, and says what follows it', async () => {
    const answer = await sendV1(goodOrderV1(warehouse))
    expect(answer).toMatchObject({ status: 200, data: { status: 'received', awb: null, cost: { total: 10_000 } } })
    expect(answer.headers.get('deprecation')).toMatch(/^@\d+$/)
    expect(answer.headers.get('link')).toContain('/order/send/v2')
    expect(await track(`order_id=${answer.data.order_id}`)).toMatchObject({ status: 200 })
  })

  test('names fields as V1 does', async () => {
    const answer = await sendV1({
      ...goodOrderV1(warehouse),
      recipient_phone: '12',
      recipient_district_code: '99.99.99',
    })
    expect(named(answer)).toEqual({ recipient_phone: 'PHONE_INVALID', recipient_district_code: 'REGION_NOT_FOUND' })
    expect(named(await sendV1({ ...goodOrderV1(warehouse), weight_g: 50_001 }))).toEqual({
      weight_g: 'WEIGHT_OVER_LIMIT',
    })
    expect(named(await sendV1({ ...goodOrderV1(warehouse), recipient_postal_code: '60111' }))).toEqual({
      recipient_postal_code: 'POSTAL_REGION_MISMATCH',
    })
  })

  test('uses a service that is only brought to', async () => {
    expect(await sendV1({ ...goodOrderV1(warehouse), service_code: 'HEMAT' })).toMatchObject({ status: 200 })
  })

  test('shares its partner_order_ids with V2', async () => {
    const { partner_order_id } = await sent()
    expect(await sendV1({ ...goodOrderV1(warehouse), partner_order_id })).toMatchObject({ error: 'ORDER_DUPLICATE' })
  })
})
