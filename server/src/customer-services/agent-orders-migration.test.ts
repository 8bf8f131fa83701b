import { afterAll, beforeAll, expect, test } from 'vitest'
import type postgres from 'postgres'
import { databaseBefore } from '../database/migrations/database-before-fixtures.ts'
import { insertPartner } from '@edis/testing/partner-rows.ts'
import { migrateDatabase } from '../database/migrate.ts'

let sql: postgres.Sql
let partnerId: string

const addAgent = (id: string) => sql`
  insert into customer_services (id, partner_id, name, phone, created_at) values (${id}, ${partnerId}, 'Ani', ${id}, now())`
/** As the version before writes it: it knows of no counts. */
const addOrder = (id: string, agent: string | null) => sql`
  insert into orders (id, partner_id, partner_order_id, api_version, status, sequence, warehouse_id, courier_code, service_code,
    payment_method, cod_amount, insurance, delivery_type, recipient, cs_id, items, sorting_code, weight, cost, sla, holds_stock,
    created_at, updated_at)
  values (${id}, ${partnerId}, ${id}, 2, 'received', 1, 'whs_1', 'CEPAT', 'REG', 'PREPAID', 0, false, 'pickup', '{}', ${agent},
    '[]', 'JKT', '{}', '{}', '{}', false, now(), now())`
const counts = async () =>
  Object.fromEntries(
    (await sql`select id, orders_count from customer_services`).map(({ id, orders_count }) => [id, orders_count]),
  )

beforeAll(async () => {
  const before = await databaseBefore('agent_orders')
  ;({ sql } = before)
  partnerId = await insertPartner(sql)
  for (const agent of ['cs_busy', 'cs_new']) await addAgent(agent)
  for (const [id, agent] of [
    ['ord_1', 'cs_busy'],
    ['ord_2', 'cs_busy'],
    ['ord_3', null],
  ] as const)
    await addOrder(id, agent)
  await migrateDatabase(before.url)
})
afterAll(() => sql.end())

test('orders from before are counted with the migration', async () => {
  expect(await counts()).toEqual({ cs_busy: 2, cs_new: 0 })
})

test('what the version before sends is counted, and an order without an agent is nobody’s', async () => {
  await addOrder('ord_4', 'cs_new')
  await addOrder('ord_5', null)
  expect(await counts()).toEqual({ cs_busy: 2, cs_new: 1 })
})
