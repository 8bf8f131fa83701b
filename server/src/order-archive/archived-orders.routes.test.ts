import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataOf } from '@edis/contract/calls/call'
import { findAnything, showOrder } from '@edis/contract/console/orders'
import type { readOrderFeed } from '@edis/contract/operations/order-feed'
import { eraseRecipient, exportRecipient } from '@edis/contract/portal-calls/recipients'
import { goodOrder } from '../orders/order-fixtures.ts'
import { closeDatabase, openDatabase } from '../database/connection.ts'
import { openOrderDesk } from '@edis/testing/order-desk.ts'
import { openTestConsole } from '@edis/testing/people/console.ts'
import { edisItself } from '../audit/audit.ts'
import { newFolder } from './archive-fixtures.ts'
import { archiveFolder } from './archive-folder.ts'
import { archiveSome } from './archive-orders.ts'

let desk: Awaited<ReturnType<typeof openOrderDesk>>
beforeAll(async () => {
  desk = await openOrderDesk()
})
afterAll(() => desk.close())

/** An order that has been delivered two years ago: of such an id, for ids begin with their time. */
async function oldOrder() {
  const { order_id, partner_order_id: number } = await desk.sent()
  const id = order_id.replace('ord_01', 'ord_00')
  await desk.sql`update development.order_events set order_id = ${id} where order_id = ${order_id}`
  await desk.sql`
    update development.orders set id = ${id}, status = 'delivered', awb = ${`EDT${number}`},
      updated_at = now() - interval '2 years', anonymised_at = now() - interval '1 year'
    where id = ${order_id}`
  return { id, number, awb: `EDT${number}` }
}

async function archiveOne(): Promise<string> {
  const database = openDatabase(desk.database.url, 'development', { connections: 3 })
  const options = { environment: 'development' as const, days: 365, actor: edisItself, now: () => new Date() }
  const archived = await archiveSome(database, { ...options, place: archiveFolder(await newFolder()) })
  await closeDatabase(database)
  expect(archived).toMatchObject({ orders: 1, events: 1 })
  return archived!.id
}

async function archivedOrder() {
  return { ...(await oldOrder()), archive: await archiveOne() }
}

const asProvider = (path: string) => {
  const { operations } = desk.app.url
  return desk.call('GET', path, {
    token: desk.keys.development,
    on: { url: { development: operations, production: operations } },
  })
}

test('its partner is told that an order was archived, and when, in their language', async () => {
  const { id, number, awb } = await archivedOrder()
  const today = new Date().toISOString().slice(0, 10)
  const gone = { status: 404, error: 'ORDER_NOT_FOUND', details: { order_id: id } }
  for (const name of [`order_id=${id}`, `partner_order_id=${number}`, `awb=${awb}`]) {
    const answer = await desk.track(name)
    expect(answer).toMatchObject(gone)
    expect(answer.message).toBe(
      `Order ${id} was archived on ${today}. The API no longer returns it; contact EDIS if you need it.`,
    )
  }
  expect(await desk.cancel({ order_id: id })).toMatchObject(gone)
  const { token } = desk.partner
  const indonesian = await desk.call('GET', `/order/track?order_id=${id}`, { token, language: 'id' })
  expect(indonesian.message).toContain(`sudah diarsipkan pada ${today}`)
  const stranger = await desk.track(`order_id=${id}`, desk.stranger.token)
  expect(stranger).toMatchObject({ status: 404, error: 'ORDER_NOT_FOUND' })
  expect(stranger.message).not.toContain('archived')
})

test('its number is not given to another order', async () => {
  const { id, number } = await archivedOrder()
  const again = { ...goodOrder(desk.warehouse), partner_order_id: number }
  expect(await desk.send(again)).toMatchObject({ status: 409, error: 'ORDER_DUPLICATE', details: { order_id: id } })
  expect(await desk.send(again, { token: desk.stranger.token })).toMatchObject({ status: 200 })
})

test('the provider’s systems are told which archive has it', async () => {
  const { id, number, archive } = await archivedOrder()
  const answer = await asProvider(`/orders/find?partner_order_id=${number}`)
  expect(answer).toMatchObject({ status: 404, error: 'ORDER_NOT_FOUND', details: { order_id: id } })
  expect(answer.message).toContain(`in archive ${archive}`)
  expect(await desk.report({ order_id: id, status: 'returned' })).toMatchObject({ status: 404 })
})

test('of its recipient nothing is left to export or erase', async () => {
  const { number } = await archivedOrder()
  const fields = { token: desk.partner.session, order: number }
  expect(await desk.app.call('development', exportRecipient, fields)).toMatchObject({ data: { items: [] } })
  expect(await desk.app.call('development', eraseRecipient, fields)).toMatchObject({
    status: 200,
    data: { erased: [], already_erased: 1, under_way: [], more: false },
  })
})

test('staff find it by its numbers, with its archive', async () => {
  const { id, number, awb, archive } = await archivedOrder()
  const staff = openTestConsole(desk.app)
  const { session } = await staff.signedIn('support')
  const shown = { order_id: id, partner_order_id: number, awb, status: 'delivered', archive_id: archive }
  for (const text of [id, number, awb.toLowerCase()])
    expect((await staff.ask(findAnything, { text }, { session })).data).toMatchObject({ orders: [], archived: [shown] })
  expect((await staff.ask(findAnything, { text: 'EDT0' }, { session })).data).toMatchObject({ archived: [] })
  const answer = await staff.ask(showOrder, { order_id: id }, { session })
  expect(answer).toMatchObject({ status: 404, error: 'ORDER_NOT_FOUND' })
  expect(answer.text).toContain(`in archive ${archive}`)
})

test('a reader of the feed goes on from where it was, though the order that it saw last is archived', async () => {
  const { id } = await oldOrder()
  type Page = DataOf<typeof readOrderFeed>
  const read = async (after: string): Promise<Page> => {
    const answer = await asProvider(`/orders?limit=500${after}`)
    expect(answer).toMatchObject({ status: 200 })
    return answer.data as unknown as Page
  }
  const idsIn = ({ items }: Page) => items.map(({ order_id }) => order_id)
  const seen = await read('')
  expect(idsIn(seen).at(-1)).toBe(id)
  await archiveOne()
  const { order_id: next } = await desk.sent()
  expect(idsIn(await read(`&after=${seen.next_after}`))).toEqual([next])
  expect(idsIn(await read(''))).toEqual([...idsIn(seen).slice(0, -1), next])
})
