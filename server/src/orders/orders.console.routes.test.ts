import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as calls from '@edis/contract/console/orders'
import { listFailingWebhooks, listRefusedReports, replayWebhook } from '@edis/contract/console/webhooks'
import { findOrder } from '@edis/contract/operations/find-order'
import { reportOrderEvent } from '@edis/contract/operations/report-order-event'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'
import { toPickup } from '@edis/testing/order-desk.ts'
import { openTestConsole, type Staff } from '@edis/testing/people/console.ts'
import { maskedName, maskedPhone } from './masked-order.ts'

const desk = await openOperationsDesk({ DELIVER_WEBHOOKS: 'false' })
const { app, sql, partner } = desk
const staff = openTestConsole(app)
let session: string
let operator: Staff
let orderId: string
let awb: string
beforeAll(async () => {
  session = (await staff.signedIn('support')).session
  operator = await staff.signedIn('operations')
  orderId = (await desk.sent({ partner_order_id: 'INV-42' })).order_id
  await desk.bring(orderId, ...toPickup)
  await desk.report({ order_id: orderId, event: 'order.scanned', location: 'Hub Cakung', courier_awb: 'KLT88201734' })
  await sql`
    update development.orders set recipient = recipient || '{"name": "Siti Rahma", "phone": "+6281234567890"}', note = 'Rumah hijau'
    where id = ${orderId}`
  awb = (await sql`select awb from development.orders where id = ${orderId}`)[0]?.['awb']
})
afterAll(desk.close)

const people = /Siti|Rahma\b|81234567|Rumah hijau/

describe('search', () => {
  const find = async (text: string, environment: 'development' | 'production' = 'development') => {
    const answer = await staff.ask(calls.findAnything, { text }, { session, environment })
    expect(answer.status).toBe(200)
    expect(answer.text).not.toMatch(people)
    return answer.data
  }

  test('finds an order by each of its numbers, and by the end of the phone as people say it', async () => {
    const numbers = [
      orderId,
      awb,
      awb.toLowerCase(),
      'KLT88201734',
      ' INV-42 ',
      '7890',
      '567 890',
      '0812-3456-7890',
      '+62 812 3456 7890',
    ]
    for (const number of numbers)
      expect((await find(number)).orders).toMatchObject([
        {
          order_id: orderId,
          partner_id: partner.id,
          recipient: { name: 'S••• R•••', phone: '•••7890', city: 'Kota Jakarta Pusat' },
        },
      ])
  })

  test('finds partners, and nothing by what nothing has', async () => {
    expect((await find('Toko Uji')).partners).toHaveLength(2)
    for (const nothing of ['890', 'INV-4', 'EDT0', ' ', '%']) expect((await find(nothing)).orders).toEqual([])
    expect((await find(orderId, 'production')).orders).toEqual([])
  })
})

describe('the list of orders', () => {
  test('goes by time, or of one status by its last change, page after page', async () => {
    const held = await desk.sent()
    await desk.bring(held.order_id, 'confirmed')
    const list = async (fields: {
      status?: 'confirmed' | 'awaiting_pickup'
      partner_id?: string
      limit?: number
      cursor?: string
    }) => {
      const answer = await staff.ask(calls.listAllOrders, fields, { session })
      expect(answer).toMatchObject({ status: 200 })
      return { ids: answer.data.items.map(({ order_id }) => order_id), next: answer.data.next_cursor ?? undefined }
    }
    const first = await list({ limit: 1 })
    expect(first.ids).toEqual([held.order_id])
    expect((await list({ limit: 1, cursor: first.next ?? '' })).ids).toEqual([orderId])
    expect((await list({ partner_id: desk.stranger.id })).ids).toEqual([])
    expect((await list({ partner_id: partner.id, status: 'confirmed' })).ids).toEqual([held.order_id])
    expect((await list({ status: 'confirmed' })).ids).toEqual([held.order_id])
    expect((await list({ status: 'awaiting_pickup' })).ids).toEqual([orderId])
    const another = await desk.sent()
    await desk.bring(another.order_id, 'confirmed')
    const byChange = await list({ status: 'confirmed', limit: 1 })
    expect(byChange.ids).toEqual([another.order_id])
    expect((await list({ status: 'confirmed', limit: 1, cursor: byChange.next ?? '' })).ids).toEqual([held.order_id])
    expect(await staff.ask(calls.listAllOrders, { cursor: byChange.next ?? '' }, { session })).toMatchObject({
      status: 422,
    })
  })
})

describe('one order', () => {
  test('has one timeline of requests, reports and states, and nobody’s name', async () => {
    const answer = await staff.ask(calls.showOrder, { order_id: orderId }, { session })
    expect(answer.text).not.toMatch(people)
    const { order, entries, district_name: district, warehouse_name: warehouse } = answer.data
    expect(district).toBe('Gambir, Kota Jakarta Pusat, DKI Jakarta')
    expect(warehouse).toBe('Gudang Jakarta')
    expect(order).toMatchObject({ order_id: orderId, recipient: { name: 'S••• R•••', address: '•••' }, note: '•••' })
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['request', 'event', 'report']))
    expect(entries.find(({ report }) => report?.status === 'order.scanned')).toMatchObject({
      report: { outcome: 'applied', courier_awb: 'KLT88201734' },
    })
    const times = entries.map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
    expect(await staff.ask(calls.showOrder, { order_id: 'ord_none' }, { session })).toMatchObject({
      status: 404,
      error: 'ORDER_NOT_FOUND',
    })
  })

  test('tells whom it goes to whoever says why, and the audit log who that was', async () => {
    const reveal = { order_id: orderId, reason: 'Penerima menelepon' }
    const answer = await staff.ask(calls.revealRecipient, reveal, { session: operator.session })
    expect(answer.data).toMatchObject({
      recipient: { name: 'Siti Rahma', phone: '+6281234567890' },
      note: 'Rumah hijau',
    })
    const rows = await sql`select * from accounts.audit_log where action = 'recipient.revealed'`
    expect(rows).toMatchObject([
      { actor_id: operator.id, target_id: orderId, partner_id: partner.id, reason: 'Penerima menelepon' },
    ])
    expect(JSON.stringify(rows)).not.toMatch(people)
    expect(await staff.ask(calls.revealRecipient, { order_id: orderId, reason: ' ' }, { session })).toMatchObject({
      status: 422,
    })
    const missing = { ...reveal, order_id: 'ord_none' }
    expect(await staff.ask(calls.revealRecipient, missing, { session })).toMatchObject({ status: 404 })
    expect(await sql`select from accounts.audit_log where action = 'recipient.revealed'`).toHaveLength(1)
  })

  test('comes masked by the operations API too, to staff alone', async () => {
    const answer = await staff.ask(findOrder, { awb }, { session: operator.session })
    expect(answer).toMatchObject({ status: 200, data: { recipient: { phone: '•••7890' } } })
    expect(answer.text).not.toMatch(people)
    expect(await desk.ask('GET', `/orders/find?awb=${awb}`)).toMatchObject({
      data: { recipient: { name: 'Siti Rahma' } },
    })
  })

  test('is reported of by hand by whoever may', async () => {
    const report = { order_id: orderId, status: 'picked_up' as const, external_id: 'by-hand' }
    expect(await staff.ask(reportOrderEvent, report, { session })).toMatchObject({
      status: 403,
      error: 'AUTH_ROLE_MISSING',
      details: { role: 'support', required: 'operations' },
    })
    expect(await staff.ask(reportOrderEvent, report, { session: operator.session })).toMatchObject({
      status: 200,
      data: { outcome: 'applied', status: 'picked_up' },
    })
    const rows = await sql`select * from accounts.audit_log where action = 'order.reported' and actor_kind = 'staff'`
    expect(rows).toMatchObject([{ actor_id: operator.id, target_id: orderId }])
  })
})

test('failing webhooks of all partners are a list of their own; one is replayed, and enabled for it', async () => {
  for (const [id, hours] of [
    ['whk_new', 1],
    ['whk_old', 9],
  ] as const) {
    await sql`
      insert into development.webhooks (id, partner_id, event, url, secret_sealed, created_at)
      values (${id}, ${partner.id}, '*', ${`https://${id.replace('_', '-')}.example/`}, '', now())`
    await sql`
      insert into development.webhook_health (webhook_id, last_attempt_at, failing_since)
      values (${id}, now(), now() - ${hours} * interval '1 hour')`
  }
  const first = (await staff.ask(listFailingWebhooks, { limit: 1 }, { session })).data
  expect(first.items).toMatchObject([{ webhook_id: 'whk_old', partner_id: partner.id }])
  const second = await staff.ask(listFailingWebhooks, { limit: 1, cursor: first.next_cursor ?? '' }, { session })
  expect(second.data).toMatchObject({ items: [{ webhook_id: 'whk_new' }], next_cursor: null })

  for (const search of ['whk-old', 'EXAMPLE/'])
    expect((await staff.ask(listFailingWebhooks, { search }, { session })).data.items[0]).toMatchObject({
      webhook_id: 'whk_old',
    })
  expect((await staff.ask(listFailingWebhooks, { search: 'nowhere' }, { session })).data.items).toEqual([])

  const replay = { webhook_id: 'whk_old', reason: 'Server partner sudah pulih' }
  expect(await staff.ask(replayWebhook, replay, { session })).toMatchObject({ status: 403 })
  expect(await staff.ask(replayWebhook, replay, { session: operator.session })).toMatchObject({ status: 200 })
  const none = { ...replay, webhook_id: 'whk_none' }
  expect(await staff.ask(replayWebhook, none, { session: operator.session })).toMatchObject({ status: 404 })
  expect(await sql`select from development.replays where webhook_id = 'whk_old'`).toHaveLength(1)
  expect(await sql`select reason from accounts.audit_log where action = 'webhook.replayed'`).toEqual([
    { reason: 'Server partner sudah pulih' },
  ])

  await sql`update development.webhooks set disabled_reason = 'gone' where id = 'whk_old'`
  await staff.ask(replayWebhook, { ...replay, enable: true }, { session: operator.session })
  const enabled = () => sql`select disabled_reason, failing_since from development.webhooks
    join development.webhook_health on webhook_id = id where id = 'whk_old'`
  expect(await enabled()).toEqual([{ disabled_reason: null, failing_since: null }])
  await sql`update development.webhooks set disabled_reason = 'paused' where id = 'whk_old'`
  await staff.ask(replayWebhook, { ...replay, enable: true }, { session: operator.session })
  expect(await enabled()).toMatchObject([{ disabled_reason: 'paused' }])
  expect(await sql`select from accounts.audit_log where action = 'webhook.enabled'`).toHaveLength(1)
})

test('refused reports are found by the numbers of their order, by their own, and by their reason', async () => {
  const { order_id } = await desk.sent()
  await desk.bring(order_id, 'delivered')
  const [order] = await sql<{ awb: string }[]>`select awb from development.orders where id = ${order_id}`
  for (const external_id of ['refused-1', 'refused-2']) await desk.report({ order_id, status: 'returned', external_id })
  const reports = (await staff.ask(listRefusedReports, { limit: 1 }, { session })).data
  expect(reports.items).toMatchObject([{ order_id, status: 'returned', external_id: 'refused-2' }])
  const next = await staff.ask(listRefusedReports, { limit: 1, cursor: reports.next_cursor ?? '' }, { session })
  expect(next.data.items).toMatchObject([{ external_id: 'refused-1' }])
  await desk.report({ awb: 'KLT88201734', status: 'in_transit', external_id: 'refused-3' })
  const find = async (filters: { search?: string; reason?: string }) =>
    (await staff.ask(listRefusedReports, filters, { session })).data.items.map(({ external_id: id }) => id)
  for (const search of [order_id, order?.awb.toLowerCase() ?? ''])
    expect(await find({ search })).toEqual(['refused-2', 'refused-1'])
  expect(await find({ search: 'refused-1' })).toEqual(['refused-1'])
  expect(await find({ search: 'klt88201734' })).toEqual(['refused-3'])
  expect(await find({ search: 'KLT8820173' })).toEqual([])
  expect(await find({ reason: 'ORDER_NOT_FOUND' })).toEqual(['refused-3'])
  const bad = Buffer.from('["never","x"]').toString('base64url')
  expect(await staff.ask(listRefusedReports, { cursor: bad }, { session })).toMatchObject({ status: 422 })
})

test('a mask leaves what tells people apart and no more', () => {
  expect(maskedName(' Siti  Nur Rahma')).toBe('S••• N••• R•••')
  expect(maskedName('')).toBe('')
  expect(maskedPhone('+6281234567890')).toBe('•••7890')
})
