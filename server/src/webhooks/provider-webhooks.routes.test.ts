import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { orderTimeline } from '@edis/contract/portal-calls/orders'
import { findDelivery, listDeliveries, replayDeliveries } from '@edis/contract/portal-calls/deliveries'
import { requestProduction } from '@edis/contract/portal-calls/going-live'
import { createWebhook, deleteWebhook, listWebhooks } from '@edis/contract/portal-calls/webhooks'
import { reviewEntries } from '@edis/contract/review/review-entries'
import { maxProviderWebhooks } from '@edis/contract/operations/provider-webhooks'
import { type ProviderEventName, providerEventNames, providerPayload } from '@edis/contract/webhooks/provider-events'
import { credentialsAt } from '@edis/testing/credentials.ts'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'
import { isSignedWith, type Received, startReceiver, status } from '@edis/testing/receiver.ts'
import { goodOrder } from '../orders/order-fixtures.ts'

const desk = await openOperationsDesk({ WEBHOOK_ALLOW_PRIVATE: 'true' })
const { app, ask, bring, call, cancel, edis, everything, partner, sent, sql, stranger, warehouse } = desk
const receiver = await startReceiver()
afterAll(async () => {
  await desk.close()
  await receiver.close()
})

type Added = { webhook_id: string; secret: string; status: string; disabled_reason: string | null }
let paths = 0
async function added(event: ProviderEventName | '*' = '*', key = everything.development, path = `/${++paths}`) {
  const answer = await ask('POST', '/webhooks', { key, body: { event, url: receiver.url(path) } })
  expect(answer).toMatchObject({ status: 200 })
  return { path, ...(answer.data as Added) }
}
const remove = (webhookId: string, key = everything.development) =>
  ask('DELETE', `/webhooks?webhook_id=${webhookId}`, { key })
const listed = async (key = everything.development) =>
  ((await ask('GET', '/webhooks', { key })).data as { items: Record<string, unknown>[] }).items

type Body = {
  id: string
  event: ProviderEventName
  environment: string
  sequence: number | null
  data: Record<string, unknown>
}
const bodyOf = ({ body }: Received) => JSON.parse(body) as Body
const at = (path: string) => receiver.received.filter((one) => one.path === path)
/** What comes to a path and is so. */
async function told(path: string, isSo: (body: Body) => boolean): Promise<Received> {
  const found = () => at(path).find((one) => isSo(bodyOf(one)))
  await receiver.until(() => found() !== undefined)
  return found() as Received
}

const ajv = new Ajv2020({ strict: false })
formats.default(ajv)
const isPayload = Object.fromEntries(providerEventNames.map((name) => [name, ajv.compile(providerPayload(name))]))

/** Has orders hold five of everything, however many lie there. */
const reserveFive = () => sql`update development.stock set reserved = 5, as_of = 'epoch'`
afterEach(() => sql`update development.stock set reserved = 0, on_hand = 1000, as_of = 'epoch'`)

/** Of an entry that has passed. */
const proof = {
  status: 'passed',
  request_id: null,
  http_status: 200,
  duration_ms: 5,
  at: '2026-11-20T02:00:00.000Z',
  attempts: 1,
  evidence: [],
  hint: null,
}

describe('the calls', () => {
  test('add, list and remove webhooks of the key’s environment alone', async () => {
    const { webhook_id, secret } = await added('order.created')
    expect(secret).toMatch(/^whsec_/)
    expect(await listed()).toContainEqual(
      expect.objectContaining({ webhook_id, event: 'order.created', status: 'active', waiting: 0, replayable: 0 }),
    )
    expect(JSON.stringify(await listed())).not.toContain('whsec_')
    expect(await listed(everything.production)).toEqual([])
    expect(await remove(webhook_id, everything.production)).toMatchObject({ status: 404, error: 'WEBHOOK_NOT_FOUND' })
    expect((await remove(webhook_id)).data).toEqual({ webhook_id })
    expect(await listed()).toEqual([])
  })

  test('refuse a second one of the same event and URL, what is no event and what is no address', async () => {
    const { webhook_id, path } = await added()
    const body = { event: '*', url: receiver.url(path) }
    expect(await ask('POST', '/webhooks', { body })).toMatchObject({ status: 409, error: 'WEBHOOK_DUPLICATE' })
    const wrong = await ask('POST', '/webhooks', { body: { event: 'order.delivered', url: 'ftp://wms.example' } })
    expect(wrong.errors).toMatchObject([{ field: 'event', error: 'EVENT_UNKNOWN' }])
    const nowhere = await ask('POST', '/webhooks', { body: { event: '*', url: 'https://user:word@wms.example' } })
    expect(nowhere.errors).toMatchObject([{ field: 'url', error: 'WEBHOOK_URL_INVALID' }])
    await remove(webhook_id)
  })

  test('keep to their most', async () => {
    const all = []
    for (let count = 0; count < maxProviderWebhooks; count++) all.push(await added())
    const full = await ask('POST', '/webhooks', { body: { event: '*', url: receiver.url('/full') } })
    expect(full.errors).toMatchObject([{ field: 'url', error: 'FIELD_INVALID' }])
    for (const { webhook_id } of all) await remove(webhook_id)
  })
})

test('every event of the contract is told, signed, by its contract', async () => {
  const { webhook_id, path, secret } = await added()
  const { order_id } = await sent()
  await bring(order_id, 'confirmed', 'processing')
  await cancel({ order_id })

  const entries = reviewEntries.filter(({ required }) => required).map(({ id }) => id)
  await sql`
    insert into development.review_marks (partner_id, entry_id, status, proof)
    select ${stranger.id}, id, 'passed', ${sql.json(proof)} from unnest(${entries}::text[]) id`
  await sql`update accounts.partners set production_requested_at = null where id = ${stranger.id}`
  expect(await app.call('development', requestProduction, { token: stranger.session })).toMatchObject({ status: 200 })

  const gone = await startReceiver(status(410))
  const token = partner.session
  const url = gone.url('/gone?token=secret')
  const hook = await app.call('development', createWebhook, { token, event: '*', url })
  await sent()
  const disabled = await told(path, ({ event }) => event === 'webhook.disabled')
  await gone.close()
  await app.call('development', deleteWebhook, { token, id: hook.data.id })

  await reserveFive()
  const count = { warehouse_id: warehouse, sku: 'KOPI', on_hand: 3, as_of: app.clock.now.toISOString() }
  const counted = await ask('PUT', '/stock', { body: { counts: [count, { ...count, sku: 'TEH', on_hand: 500 }] } })
  expect(counted.status).toBe(200)

  const dataOf = async (name: ProviderEventName) => bodyOf(await told(path, ({ event }) => event === name)).data
  expect(await dataOf('order.created')).toMatchObject({ partner_id: partner.id, order_id, status: 'received' })
  expect(await dataOf('order.cancel_requested')).toMatchObject({ order_id, previous_status: 'processing' })
  expect(await dataOf('partner.production_requested')).toEqual({ partner_id: stranger.id })
  expect(await dataOf('stock.short')).toMatchObject({ warehouse_id: warehouse, sku: 'KOPI', on_hand: 3 })
  expect(bodyOf(disabled).data).toEqual({
    partner_id: partner.id,
    webhook_id: hook.data.id,
    url: gone.url('/gone?…'),
    reason: 'gone',
  })

  expect(new Set(at(path).map((one) => bodyOf(one).event))).toEqual(new Set(providerEventNames))
  for (const one of at(path)) {
    expect(isSignedWith(secret, one)).toBe(true)
    const judge = isPayload[bodyOf(one).event]
    expect([judge?.(bodyOf(one)), judge?.errors]).toEqual([true, null])
    expect(bodyOf(one)).toMatchObject({ id: one.id, environment: 'development' })
  }
  await remove(webhook_id)
})

test('stock that an import finds short is told too', async () => {
  const { webhook_id, path } = await added('stock.short')
  await reserveFive()
  const file = join(await mkdtemp(join(tmpdir(), 'edis-short-')), 'stock.csv')
  await writeFile(file, 'sku,warehouse_code,on_hand\nKOPI,JKT,1\n')
  expect(await edis('import', 'stock', file, '--environment', 'development')).toMatchObject({ status: 0 })
  const { data } = bodyOf(await told(path, ({ event }) => event === 'stock.short'))
  // Besides, orders of the sandbox hold some
  expect(data).toMatchObject({ sku: 'KOPI', on_hand: 1, partner_id: null })
  expect(data['short']).toBeGreaterThanOrEqual(4)
  await remove(webhook_id)
})

test('a production order is told within a second of its commit, by http in the provider’s own network', async () => {
  const { path, webhook_id } = await added('order.created', everything.production)
  const [row] = await sql`select id from production.warehouses where code = 'JKT'`
  const { token } = await credentialsAt(app.url.production, partner.session)
  const waits: number[] = []
  for (let count = 0; count < 5; count++) {
    const answer = await call('POST', '/order/send/v2', {
      environment: 'production',
      token,
      key: `live-${count}`,
      body: goodOrder(String(row?.['id'])),
    })
    const committed = performance.now()
    const one = await told(path, ({ data }) => data['order_id'] === answer.data.order_id)
    waits.push(one.at - committed)
    expect(bodyOf(one)).toMatchObject({ environment: 'production', data: { partner_id: partner.id } })
  }
  expect(Math.max(...waits)).toBeLessThan(1_000)
  await remove(webhook_id, everything.production)
})

test('a receiver that is gone is told nothing until its webhook is added again, and then all of it', async () => {
  const { webhook_id, path, secret } = await added('order.created')
  receiver.answer((one, response) => void response.writeHead(one.path === path ? 410 : 200).end())
  await sent()
  const state = async () => (await listed()).find((webhook) => webhook['webhook_id'] === webhook_id)
  await expect.poll(state).toMatchObject({ status: 'disabled', disabled_reason: 'gone' })
  const { order_id } = await sent()
  await expect.poll(state).toMatchObject({ replayable: expect.toSatisfy((count: number) => count >= 1) })
  receiver.answer((_one, response) => void response.end())
  const again = await added('order.created', everything.development, path)
  expect(again).toMatchObject({ webhook_id, status: 'active' })
  expect(again.secret).not.toBe(secret)
  expect(await edis('webhook', 'replay', webhook_id, '--environment', 'development')).toMatchObject({ status: 0 })
  const one = await told(path, ({ data }) => data['order_id'] === order_id)
  expect(isSignedWith(again.secret, one)).toBe(true)
  await remove(webhook_id)
})

test('no partner sees the provider’s webhooks, what they are told, or how that went', async () => {
  const { webhook_id, path } = await added()
  const { order_id } = await sent()
  await told(path, ({ data }) => data['order_id'] === order_id)
  const token = partner.session
  const seen = async () =>
    JSON.stringify([
      (await app.call('development', listWebhooks, { token })).data,
      (await app.call('development', listDeliveries, { token })).data,
      (await app.call('development', listDeliveries, { token, order_id })).data,
      (await app.call('development', orderTimeline, { token, order: order_id })).data,
    ])
  expect(await seen()).not.toContain(webhook_id)
  const [row] = await sql`select id from development.deliveries where webhook_id = ${webhook_id} limit 1`
  const id = String(row?.['id'])
  expect(id).toMatch(/^dlv_/)
  for (const hidden of [
    await app.call('development', findDelivery, { token, id }),
    await app.call('development', replayDeliveries, { token, id }),
    await app.call('development', deleteWebhook, { token, id: webhook_id }),
  ])
    expect(hidden.status).toBe(404)
  expect(await listed()).toContainEqual(expect.objectContaining({ webhook_id }))
  await remove(webhook_id)
})
