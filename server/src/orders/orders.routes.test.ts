import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FailureBody } from '@edis/contract/call'
import type { Environment } from '@edis/contract/environment'
import { errorCatalogue } from '@edis/contract/error-catalogue'
import type { OpenDataOf } from '@edis/contract/open-api-call'
import type { receiveOrderEvent } from '@edis/contract/open-api/order-events'
import type { rateV2 } from '@edis/contract/open-api/rate-v2'
import type { sendOrderV2 } from '@edis/contract/open-api/send-order-v2'
import type { trackOrder } from '@edis/contract/open-api/track-order'
import { credentials, generate } from '@edis/contract/portal-calls/auth'
import { importer } from '../catalogue/catalogue-fixtures.ts'
import { loadRegions } from '../regions/load-regions.ts'
import { createTestDatabase } from '../testing/database.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { isAwb } from './awb.ts'
import { catalogueFiles, goodOrder, goodOrderV1 } from './order-fixtures.ts'

const operatorKey = 'operator-key-of-the-tests-0123456789'
let database: { url: string }
let app: TestApp
let twin: TestApp
let sql: postgres.Sql
let warehouse: string
let closed: string
let partner: Partner
let stranger: Partner

type Partner = { id: string; session: string; token: string }
type Data = OpenDataOf<typeof sendOrderV2> &
  OpenDataOf<typeof trackOrder> &
  OpenDataOf<typeof receiveOrderEvent> &
  OpenDataOf<typeof rateV2>
type Body = {
  code: number
  data: Data
  error?: FailureBody['error']
  errors?: FailureBody['errors']
  message: string
}
type Answer = Body & { status: number; headers: Headers }

async function call(
  method: 'GET' | 'POST',
  path: string,
  options: {
    token?: string
    body?: unknown
    key?: string
    on?: TestApp
    environment?: Environment
    headers?: Record<string, string>
  } = {},
): Promise<Answer> {
  const { token, body, key, on = app, environment = 'development', headers = {} } = options
  const response = await fetch(on.url[environment] + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { ...((await response.json()) as Body), status: response.status, headers: response.headers }
}

async function tokenOf(session: string, environment: Environment): Promise<string> {
  const { partner_id, partner_key } = (await app.call(environment, credentials, { token: session })).data
  const auth = `Basic ${Buffer.from(`${partner_id}:${partner_key}`).toString('base64')}`
  return (await app.call(environment, generate, { auth })).data.token
}

async function newPartner(): Promise<Partner> {
  const { id, session } = await app.signedInPartner()
  return { id, session, token: await tokenOf(session, 'development') }
}

let keys = 0
const send = (body: unknown, { token = partner.token, key = `key-${++keys}`, on = app } = {}) =>
  call('POST', '/order/send/v2', { token, body, key, on })
const sent = async (changes: object = {}): Promise<{ order_id: string; partner_order_id: string }> => {
  const answer = await send({ ...goodOrder(warehouse), ...changes })
  expect(answer).toMatchObject({ status: 200 })
  return answer.data
}
const track = (query: string, token = partner.token) => call('GET', `/order/track?${query}`, { token })
const cancel = (body: object, token = partner.token) =>
  call('POST', '/order/cancel', {
    token,
    body: { reason_code: 'BUYER_CANCELLED', reason: 'Salah memilih ukuran', ...body },
  })
let reports = 0
const report = (body: object) =>
  call('POST', '/operations/order-events', { token: operatorKey, body: { external_id: `wms-${++reports}`, ...body } })
const named = (answer: Answer) => Object.fromEntries((answer.errors ?? []).map(({ field, error }) => [field, error]))
const stockOf = async (sku: string) => {
  const [row] = await sql`
    select on_hand as "onHand", reserved from development.stock
    join development.products on products.id = product_id
    join development.warehouses on warehouses.id = warehouse_id where sku = ${sku} and warehouses.code = 'JKT'`
  return row
}
/** Brings an order along the straight way to a state. */
async function bring(order_id: string, ...states: string[]): Promise<void> {
  for (const status of states)
    expect((await report({ order_id, status })).data).toMatchObject({ applied: true, status })
}
const toPickup = ['confirmed', 'processing', 'awaiting_pickup']

beforeAll(async () => {
  database = await createTestDatabase()
  const regions = await loadRegions()
  const into = importer({ databaseUrl: database.url, regions })
  for (const [kind, content] of catalogueFiles)
    await into(kind, content, { environments: ['development', 'production'] })
  const variables = { OPERATOR_KEY: operatorKey, SANDBOX_STEP_MS: '86400000', RATE_LIMIT_PER_MINUTE: '1000000' }
  app = await startTestApp(variables, database)
  twin = await startTestApp(variables, database)
  sql = postgres(database.url, { max: 2 })
  const rows = await sql`select id, code from development.warehouses`
  warehouse = rows.find(({ code }) => code === 'JKT')?.id
  closed = rows.find(({ code }) => code === 'TUTUP')?.id
  partner = await newPartner()
  stranger = await newPartner()
}, 60_000)
afterAll(async () => {
  await sql.end()
  await twin.close()
  await app.close()
})

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
    expect(await stockOf('KOPI')).toEqual({ onHand: before?.onHand, reserved: before?.reserved + 3 })
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
    const second = await send(body, { key: 'again', on: twin })
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
      warehouse_id: closed,
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
})

describe('send order V1', () => {
  const sendV1 = (body: object) => call('POST', '/order/send/v1', { token: partner.token, body })

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
  })

  test('uses a service that is only brought to', async () => {
    expect(await sendV1({ ...goodOrderV1(warehouse), service_code: 'HEMAT' })).toMatchObject({ status: 200 })
  })

  test('shares its partner_order_ids with V2', async () => {
    const { partner_order_id } = await sent()
    expect(await sendV1({ ...goodOrderV1(warehouse), partner_order_id })).toMatchObject({ error: 'ORDER_DUPLICATE' })
  })
})

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

  test('wants a reason, and exactly one name', async () => {
    expect(named(await cancel({ order_id: 'ord_x', reason: 'oh' }))).toEqual({ reason: 'FIELD_INVALID' })
    expect(named(await cancel({}))).toEqual({ order_id: 'FIELD_REQUIRED' })
    expect(await cancel({ order_id: 'ord_x' })).toMatchObject({ status: 404, error: 'ORDER_NOT_FOUND' })
  })
})

describe('the provider’s reports', () => {
  test('bring an order to the door; its stock leaves with it', async () => {
    const before = await stockOf('KOPI')
    const { order_id } = await sent({ payment_method: 'COD', cod_amount: 200_000 })
    await bring(order_id, ...toPickup, 'picked_up')
    expect(await stockOf('KOPI')).toEqual({ onHand: before?.onHand - 1, reserved: before?.reserved })
    await bring(order_id, 'in_transit', 'out_for_delivery')
    const failed = await report({
      order_id,
      status: 'delivery_failed',
      reason_code: 'NOT_HOME',
      location: 'Hub',
      reason: 'Rumah kosong',
    })
    expect(failed.data).toMatchObject({ applied: true, sequence: 8, ignored_reason: null })
    await bring(order_id, 'out_for_delivery')
    const delivered = { order_id, status: 'delivered', receiver_name: 'Siti', photo_url: 'https://pod.example/1.jpg' }
    expect((await report(delivered)).data).toMatchObject({ applied: true, status: 'delivered' })
    expect((await report({ order_id, event: 'order.cod_settled' })).data).toMatchObject({ applied: true, sequence: 11 })
    expect((await report({ order_id, event: 'order.cod_settled' })).data).toMatchObject({
      applied: false,
      ignored_reason: 'repeated',
    })
    const { proof, history } = (await track(`order_id=${order_id}`)).data
    expect(proof).toEqual({ receiver_name: 'Siti', photo_url: 'https://pod.example/1.jpg' })
    expect(history.map((step: { sequence: number }) => step.sequence)).toEqual(
      history.map((_: unknown, index: number) => index + 1),
    )
    const [event] = await sql`
      select details from development.order_events where order_id = ${order_id} and event = 'order.delivery_failed'`
    expect(event).toEqual({ details: { attempt: 1 } })
  })

  test('change nothing when they come again or late', async () => {
    const { order_id } = await sent()
    await bring(order_id, 'confirmed', 'processing')
    const first = { external_id: 'wms-same', order_id, status: 'awaiting_pickup' }
    expect((await report(first)).data).toMatchObject({ applied: true, sequence: 4 })
    expect((await report(first)).data).toEqual({
      order_id,
      status: 'awaiting_pickup',
      sequence: 4,
      applied: false,
      ignored_reason: 'repeated',
    })
    expect((await report({ order_id, status: 'confirmed' })).data).toMatchObject({
      applied: false,
      ignored_reason: 'late',
    })
    expect((await report({ order_id, status: 'delivered' })).data).toMatchObject({
      applied: false,
      ignored_reason: 'not_allowed',
    })
    const old = { order_id, status: 'picked_up', occurred_at: '2026-11-20T01:00:00Z' }
    expect((await report(old)).data).toMatchObject({ applied: false, ignored_reason: 'late' })
    expect((await track(`order_id=${order_id}`)).data.history).toHaveLength(4)
  })

  test('of one id that come at once are taken in once', async () => {
    const { order_id } = await sent()
    const body = { external_id: 'wms-burst', order_id, status: 'confirmed' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(body)))
    expect(answers.filter(({ data }) => data.applied)).toHaveLength(1)
    expect(answers.every(({ data }) => data.applied || data.ignored_reason === 'repeated')).toBe(true)
    const other = await sent()
    expect((await report({ ...body, order_id: other.order_id })).data).toMatchObject({
      applied: false,
      ignored_reason: 'repeated',
    })
  })

  test('of a weight give a new cost beside the first', async () => {
    const { order_id } = await sent()
    const weighed = { order_id, event: 'order.weight_adjusted', actual_weight_g: 2_400 }
    expect((await report(weighed)).data).toMatchObject({ applied: false, ignored_reason: 'not_allowed' })
    await bring(order_id, ...toPickup, 'picked_up')
    expect((await report(weighed)).data).toMatchObject({ applied: true, status: 'picked_up', sequence: 6 })
    expect((await track(`order_id=${order_id}`)).data).toMatchObject({
      cost: { total: 10_000 },
      cost_adjustment: { actual_weight_g: 2_400, cost: { base: 28_000, total: 28_000 } },
    })
  })

  test('a rejection gives the stock back', async () => {
    const before = await stockOf('KOPI')
    const { order_id } = await sent()
    await bring(order_id, 'in_review', 'rejected')
    expect(await stockOf('KOPI')).toEqual(before)
  })

  test.each([
    ['neither status nor event', {}, { status: 'FIELD_REQUIRED' }],
    ['both', { status: 'confirmed', event: 'order.cod_settled' }, { event: 'FIELD_INVALID' }],
    ['a failed delivery without a reason', { status: 'delivery_failed' }, { reason_code: 'FIELD_REQUIRED' }],
    ['a weight without grams', { event: 'order.weight_adjusted' }, { actual_weight_g: 'FIELD_REQUIRED' }],
    ['a receiver of what is not delivered', { status: 'lost', receiver_name: 'x' }, { receiver_name: 'FIELD_INVALID' }],
    [
      'what is still to come',
      { status: 'confirmed', occurred_at: '2026-11-20T02:06:00Z' },
      { occurred_at: 'FIELD_INVALID' },
    ],
    [
      'what was before our time',
      { status: 'confirmed', occurred_at: '0000-01-01T00:00:00Z' },
      { occurred_at: 'FIELD_INVALID' },
    ],
    ['no time', { status: 'confirmed', occurred_at: '2026-11-19T23:59:60Z' }, { occurred_at: 'FIELD_INVALID' }],
  ] as [string, object, Record<string, string>][])('are refused with %s', async (_what, body, faults) => {
    expect(named(await report({ order_id: 'ord_x', ...body }))).toEqual(faults)
  })

  test('are the operator’s alone', async () => {
    const body = { external_id: 'x', order_id: 'ord_x', status: 'confirmed' }
    const path = '/operations/order-events'
    expect(await call('POST', path, { body })).toMatchObject({ status: 401, error: 'AUTH_MISSING_TOKEN' })
    expect(await call('POST', path, { body, token: partner.token })).toMatchObject({
      status: 401,
      error: 'AUTH_INVALID_CREDENTIALS',
    })
    expect(await report({ order_id: 'ord_x', status: 'confirmed' })).toMatchObject({
      status: 404,
      error: 'ORDER_NOT_FOUND',
    })
  })
})

test('200 parallel sends over 20 keys, to two doors on one database, make 20 orders; the stock is exact', async () => {
  const { token, id } = await newPartner()
  const before = await stockOf('KOPI')
  const bodies = Array.from({ length: 20 }, () => goodOrder(warehouse))
  const sends = Array.from({ length: 200 }, (_, index) => ({
    body: bodies[index % 20],
    key: `burst-${index % 20}`,
    on: index % 3 === 0 ? twin : app,
  }))
  const answers = await Promise.all(sends.map(({ body, key, on }) => send(body, { token, key, on })))
  const made = answers.filter(({ status }) => status === 200)
  expect(answers.every(({ status, error }) => status === 200 || error === 'IDEMPOTENCY_IN_PROGRESS')).toBe(true)
  expect(new Set(made.map(({ data }) => data.order_id)).size).toBe(20)
  const [{ orders, events } = {}] = await sql`
    select count(*)::int as orders, (select count(*)::int from development.order_events where partner_id = ${id}) as events
    from development.orders where partner_id = ${id}`
  expect({ orders, events }).toEqual({ orders: 20, events: 20 })
  expect(await stockOf('KOPI')).toEqual({ onHand: before?.onHand, reserved: before?.reserved + 20 })
}, 30_000)

test('the first orders of a door that has priced nothing yet are taken in, more at once than its pool has connections', async () => {
  const cold = await startTestApp({ SANDBOX_STEP_MS: '86400000' }, database)
  const answers = await Promise.all(Array.from({ length: 40 }, () => send(goodOrder(warehouse), { on: cold })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  await cold.close()
})

test('parallel sends of one partner_order_id under keys of their own make one order', async () => {
  const body = goodOrder(warehouse)
  const before = await stockOf('KOPI')
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => send(body, { on: index % 2 ? app : twin })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ error }) => error === 'ORDER_DUPLICATE')).toHaveLength(29)
  expect(await stockOf('KOPI')).toEqual({ onHand: before?.onHand, reserved: before?.reserved + 1 })
})

test('the last pieces go to as many orders as there are pieces, whatever the order of the items', async () => {
  const { onHand = 0, reserved = 0 } = (await stockOf('TEH')) ?? {}
  const left = onHand - reserved
  const size = { length_cm: 1, width_cm: 1, height_cm: 1 }
  const both = [
    { sku: 'TEH', name: 'Teh', qty: 1, price: 1, weight_g: 1, ...size },
    { sku: 'KOPI', name: 'Kopi', qty: 1, price: 1, weight_g: 1, ...size },
  ]
  const answers = await Promise.all(
    Array.from({ length: left + 15 }, (_, index) =>
      send({ ...goodOrder(warehouse), items: index % 2 ? both : both.toReversed() }, { on: index % 3 ? app : twin }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(left)
  expect(answers.filter(({ error }) => error === 'STOCK_INSUFFICIENT')).toHaveLength(15)
  expect(await stockOf('TEH')).toEqual({ onHand, reserved: onHand })
}, 30_000)

describe('hostile input is refused in our form', () => {
  const raw = (text: string) => text
  const base = () => JSON.stringify(goodOrder(warehouse)).slice(0, -1)
  test.each([
    ['an array', () => '[]'],
    ['null', () => 'null'],
    ['nothing', () => ''],
    ['half of it', () => base()],
    ['a number too large for one', () => `${base()},"cod_amount":1e400}`],
    ['minus zero as cash', () => `${base()},"cod_amount":-0}`],
    ['a fraction as cash', () => `${base()},"cod_amount":1.5}`],
    ['a huge number as cash', () => `${base()},"cod_amount":9007199254740993}`],
    ['a text as cash', () => `${base()},"cod_amount":"1"}`],
    ['a NUL', () => `${base()},"note":"a\\u0000b"}`],
    ['half a surrogate pair', () => `${base()},"note":"\\ud800"}`],
    ['__proto__', () => `${base()},"__proto__":{"admin":true}}`],
    ['metadata named __proto__', () => `${base()},"metadata":{"__proto__":"x"}}`],
    ['metadata of a nested kind', () => `${base()},"metadata":{"a":{"b":1}}}`],
    ['a scenario of its own', () => `${base()},"metadata":{"scenario":"explode"}}`],
    ['10,000 items', () => `${base()},"items":[${Array.from({ length: 10_000 }, () => '{}').join(',')}]}`],
    ['a deep nest', () => `${base()},"note":${'['.repeat(1_000)}${']'.repeat(1_000)}}`],
    ['an id with a quote', () => `${base()},"cs_id":"' or 1=1 --"}`],
    ['an id with a percent', () => `${base()},"cs_id":"%"}`],
    ['a right-to-left mark in a phone number', () => base().replace('081234567890', '\u202e08123456789') + '}'],
  ] as [string, () => string][])('%s', async (_what, body) => {
    const answer = await send(raw(body()))
    expect(answer.status === 200 ? 'taken' : answer.error).not.toBe('INTERNAL_ERROR')
    if (answer.status !== 200) expect(answer.status).toBe(errorCatalogue[answer.error ?? 'INTERNAL_ERROR'].status)
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|\.ts:|select |PostgresError/)
  })

  test.each(['%00', '%ff', "'", '%27%20or%201%3D1', 'a'.repeat(64), '%E2%80%AE'])('a query of %s', async (value) => {
    for (const name of ['order_id', 'partner_order_id', 'awb']) {
      const answer = await track(`${name}=${value}`)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    }
  })

  test('texts in any script are kept as they came', async () => {
    const name = 'ᮊᮨ \u200fسيتي 𝔖𝔦𝔱𝔦 🎁'
    const order = await sent({
      recipient: { ...goodOrder(warehouse).recipient, name },
      note: "'; drop table orders; --\nbaris dua",
    })
    const [row] = await sql`select recipient, note from development.orders where id = ${order.order_id}`
    expect(row).toMatchObject({ recipient: { name }, note: "'; drop table orders; --\nbaris dua" })
  })
})
