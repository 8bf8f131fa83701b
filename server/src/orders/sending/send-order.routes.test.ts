import { afterAll, describe, expect, test } from 'vitest'
import { named, openOrderDesk } from '@edis/testing/order-desk.ts'
import { goodOrder, goodOrderV1 } from '../order-fixtures.ts'

const { app, call, close, partner, send, sendV1, sent, sql, stockOf, stranger, tokenOf, track, warehouse } =
  await openOrderDesk()
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
