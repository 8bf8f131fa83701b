import postgres from 'postgres'
import { expect } from 'vitest'
import type { DataOf, FailureBody } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import type { reportOrderEvent } from '@edis/contract/operations/report-order-event'
import type { rateV2 } from '@edis/contract/open-api/rate-v2'
import type { sendOrderV2 } from '@edis/contract/open-api/send-order-v2'
import type { trackOrder } from '@edis/contract/open-api/track-order'
import { goodOrder } from '../server/src/orders/order-fixtures.ts'
import { importCatalogue } from './catalogue.ts'
import { credentialsAt } from './credentials.ts'
import { createTestDatabase } from './database.ts'
import { makeOperationsKeys } from './operations-key.ts'
import { startTestApp } from './test-app.ts'

/** Where orders are sent to: an app's doors, or a program's. */
type Place = { url: Record<Environment, string> }
type Partner = { id: string; session: string; token: string }
type Data = DataOf<typeof sendOrderV2> &
  DataOf<typeof trackOrder> &
  DataOf<typeof reportOrderEvent> &
  DataOf<typeof rateV2>
type Body = {
  code: number
  data: Data
  error?: FailureBody['error']
  errors?: FailureBody['errors']
  details?: FailureBody['details']
  message: string
}
type Answer = Body & { status: number; headers: Headers }

type CallOptions = {
  token?: string
  /** A text goes out as it is, anything else as JSON. */
  body?: unknown
  key?: string
  language?: string
  on?: Place
  environment?: Environment
}

/** The real app with a small catalogue, a partner who sends orders, a stranger, and the provider who reports of them. */
export async function openOrderDesk(variables: Record<string, string> = {}) {
  const database = await createTestDatabase()
  await importCatalogue(database.url, ['development', 'production'])
  const settings = {
    SANDBOX_STEP_MS: '86400000',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...variables,
  }
  const app = await startTestApp(settings, database, ['development', 'production', 'operations'])
  const keys = await makeOperationsKeys(database.url)
  const sql = postgres(database.url, { max: 2 })
  const rows = await sql<{ id: string; code: string }[]>`select id, code from development.warehouses`
  const idOf = (code: string) => rows.find((row) => row.code === code)?.id ?? ''
  const warehouse = idOf('JKT')
  const partner = await newPartner()
  const stranger = await newPartner()

  async function call(method: 'GET' | 'POST', path: string, options: CallOptions = {}): Promise<Answer> {
    const { token, body, key, language, on = app, environment = 'development' } = options
    const response = await fetch(on.url[environment] + path, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(language === undefined ? {} : { 'accept-language': language }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { ...((await response.json()) as Body), status: response.status, headers: response.headers }
  }

  async function tokenOf(session: string, environment: Environment): Promise<string> {
    return (await credentialsAt(app.url[environment], session)).token
  }

  async function newPartner(): Promise<Partner> {
    const { id, session } = await app.signedInPartner()
    return { id, session, token: await tokenOf(session, 'development') }
  }

  let sends = 0
  const send = (body: unknown, options: Pick<CallOptions, 'token' | 'key' | 'on'> = {}) =>
    call('POST', '/order/send/v2', { token: partner.token, body, key: `key-${++sends}`, ...options })
  const sendV1 = (body: object) => call('POST', '/order/send/v1', { token: partner.token, body })

  async function sent(changes: object = {}): Promise<Data> {
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
  const report = (body: object, environment: Environment = 'development') =>
    call('POST', '/order-events', {
      token: keys[environment],
      body: { external_id: `wms-${++reports}`, ...body },
      on: { url: { development: app.url.operations, production: app.url.operations } },
    })

  /** Brings an order along the straight way to a state. */
  async function bring(order_id: string, ...states: string[]): Promise<void> {
    for (const status of states)
      expect((await report({ order_id, status })).data).toMatchObject({ outcome: 'applied', status })
  }

  /** The stock of development as a partner has it. */
  async function stockOf(sku: string, partnerId = partner.id): Promise<{ onHand: number; reserved: number }> {
    const [row] = await sql<{ onHand: number; reserved: number }[]>`
      select on_hand as "onHand", coalesce(own.reserved, 0) as reserved
      from development.stock
      join development.products on products.id = stock.product_id
      join development.warehouses on warehouses.id = stock.warehouse_id
      left join development.sandbox_reservations own on own.partner_id = ${partnerId}
        and own.product_id = stock.product_id and own.warehouse_id = stock.warehouse_id
      where sku = ${sku} and warehouses.code = 'JKT'`
    if (!row) throw new Error(`No stock of ${sku}`)
    return row
  }

  async function close(): Promise<void> {
    await sql.end()
    await app.close()
  }

  return {
    database,
    settings,
    app,
    sql,
    warehouse,
    closedWarehouse: idOf('TUTUP'),
    partner,
    stranger,
    newPartner,
    /** Of a system with every scope, in each environment. */
    keys,
    tokenOf,
    call,
    send,
    sendV1,
    sent,
    track,
    cancel,
    report,
    bring,
    stockOf,
    close,
  }
}

/** The faults of an answer, by field. */
export const named = (answer: Pick<Answer, 'errors'>) =>
  Object.fromEntries((answer.errors ?? []).map(({ field, error }) => [field, error]))

export const toPickup = ['confirmed', 'processing', 'awaiting_pickup']
