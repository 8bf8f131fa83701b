import { afterAll, expect, test } from 'vitest'
import { openOrderTaking } from '@edis/testing/order-taking.ts'
import { inTransaction } from '../database/transaction.ts'
import { lockOrders } from './orders.store.ts'

const { database, partnerId, send, sql, close } = await openOrderTaking()
afterAll(close)

test('an order that another one changes is found by each of its names once that is done', async () => {
  const [id, other] = [await send({ partner_order_id: 'INV-1' }), await send({ partner_order_id: 'INV-2' })]
  await sql`update orders set awb = 'EDS1', courier_awb = 'JKT-1' where id = ${id}`
  const names = [
    { by: 'order_id', value: id },
    { by: 'partner_order_id', value: 'INV-1' },
    { by: 'awb', value: 'EDS1' },
    { by: 'courier_awb', value: 'JKT-1' },
    { by: 'partner_order_id', value: 'INV-2' },
    { by: 'order_id', value: 'ord_none' },
  ] as const
  const locked = await sql.begin(async (changing) => {
    await changing`update orders set status = 'confirmed' where id = ${id}`
    const waiting = inTransaction(database, (transaction) => lockOrders(transaction, partnerId, names))
    const isWaited = () => sql<{ yes: boolean }[]>`
      select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as yes`
    await expect.poll(async () => (await isWaited())[0]?.yes).toBe(true)
    return { waiting }
  })
  const found = await locked.waiting
  expect(found.map((order) => order && [order.id, order.status])).toEqual([
    [id, 'confirmed'],
    [id, 'confirmed'],
    [id, 'confirmed'],
    [id, 'confirmed'],
    [other, 'received'],
    null,
  ])
})
