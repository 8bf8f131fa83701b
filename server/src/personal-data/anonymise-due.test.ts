import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { openOrderDesk } from '@edis/testing/order-desk.ts'
import { closeDatabase, openDatabase } from '../database/connection.ts'
import { anonymiseDue } from './anonymise-due.ts'
import { delivered, everywhere, found, newPerson } from './person-fixtures.ts'

type Desk = Awaited<ReturnType<typeof openOrderDesk>>

let desk: Desk
beforeAll(async () => {
  desk = await openOrderDesk()
  const url = 'https://93.184.215.14/hook'
  await desk.app.call('development', createWebhook, { token: desk.partner.session, event: '*', url })
})
afterAll(() => desk.close())

test('orders that were final long enough are anonymised, some at a time, and no other', async () => {
  const people = [newPerson(), newPerson(), newPerson()]
  const old = [await delivered(desk, people[0]!), await delivered(desk, people[1]!)]
  const recent = await delivered(desk, people[2]!)
  const waiting = newPerson()
  const underWay = await desk.sent({ recipient: waiting.recipient })
  const year = 365 * 86_400_000
  const ago = (time: number) => new Date(desk.app.clock.now.getTime() - time)
  const aged = async (id: string, time: number) =>
    desk.sql`update development.orders set updated_at = ${ago(time)} where id = ${id}`
  for (const { order_id } of old) await aged(order_id, year + 60_000)
  await aged(recent.order_id, year - 60_000)
  await aged(underWay.order_id, 2 * year)
  const database = openDatabase(desk.database.url, 'development', { connections: 1 })
  // Ids tell when an order came in: those of the test are younger than its clock says.
  const later = { environment: 'development' as const, days: 365, atOnce: 1 }
  const now = () => new Date(Date.now() + year + 86_400_000)
  await desk.sql`update development.orders set updated_at = updated_at + ${now().getTime() - desk.app.clock.now.getTime()} * interval '1 millisecond'`
  const due = await desk.sql`
    select id from development.orders where updated_at < ${new Date(now().getTime() - year)} and status = 'delivered' and anonymised_at is null`
  expect(new Set(due.map(({ id }) => String(id)))).toEqual(new Set(old.map(({ order_id }) => order_id)))
  expect(await anonymiseDue(database, { ...later, now })).toBe(2)
  expect(await anonymiseDue(database, { ...later, now })).toBe(0)
  await closeDatabase(database)
  for (const person of people.slice(0, 2)) expect(await found(desk, person)).toEqual([])
  expect(await found(desk, people[2]!)).toEqual(everywhere)
  const [kept] = await desk.sql`select recipient, anonymised_at from development.orders where id = ${underWay.order_id}`
  expect(kept).toMatchObject({ recipient: { name: waiting.recipient.name }, anonymised_at: null })
  const audited = await desk.sql`
    select actor_kind, after from accounts.audit_log where action = 'orders.anonymised'`
  expect(audited).toEqual([1, 2].map(() => ({ actor_kind: 'edis', after: { orders: 1 } })))
})
