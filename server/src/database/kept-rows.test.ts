import { afterAll, expect, test } from 'vitest'
import { openOrderTaking } from '@edis/testing/order-taking.ts'

const { close, partnerId, send, sql } = await openOrderTaking()
afterAll(close)

/** What must never vanish because something else is deleted. Attempts go with their delivery, at the end of its time. */
const kept = ['orders', 'order_events', 'deliveries', 'products', 'stock']

test('a partner with an order can’t be deleted, nor the order with its history, nor a product with its stock', async () => {
  const orderId = await send()
  const deletions = [
    sql`delete from accounts.partners where id = ${partnerId}`,
    sql`delete from orders where id = ${orderId}`,
    sql`delete from products where sku = 'KOPI'`,
    sql`delete from warehouses where code = 'JKT'`,
  ]
  for (const deletion of deletions) await expect(deletion).rejects.toThrow('violates')
  expect(await sql`select sequence from order_events where order_id = ${orderId}`).toEqual([{ sequence: 1 }])
})

test('no foreign key deletes what must be kept', async () => {
  const keys = await sql<{ table: string; onDelete: string }[]>`
    select conrelid::regclass::text as table, confdeltype as "onDelete" from pg_constraint
    where contype = 'f' and connamespace = 'development'::regnamespace`
  expect(keys.length).toBeGreaterThan(10)
  expect(keys.filter(({ table, onDelete }) => kept.includes(table) && !['r', 'a'].includes(onDelete))).toEqual([])
})
