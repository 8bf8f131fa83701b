import { Command } from 'commander'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pino } from 'pino'
import { importer } from '../catalogue/catalogue-fixtures.ts'
import { catalogueStore } from '../catalogue/catalogue.store.ts'
import { type LiveCatalogue, startLiveCatalogue } from '../catalogue/live-catalogue.ts'
import { findForOrder } from '../catalogue/products.store.ts'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import { loadRegions } from '../regions/load-regions.ts'
import { createTestDatabase } from '../testing/database.ts'
import { orderCommands } from './order-event-command.ts'
import { catalogueFiles, goodOrder } from './order-fixtures.ts'
import type { OrderParts } from './order-parts.ts'
import { takeOrder } from './take-order.ts'

let database: Database
let live: LiveCatalogue
let parts: OrderParts
let warehouse: string

beforeAll(async () => {
  const { url } = await createTestDatabase()
  const regions = await loadRegions()
  const into = importer({ databaseUrl: url, regions })
  for (const [kind, content] of catalogueFiles) await into(kind, content)
  const sql = postgres(url, { max: 1 })
  await sql`insert into accounts.partners (id, email, name, password_hash, created_at)
    values ('prt_cli', 'cli@edis.test', 'Toko', 'x', now())`
  warehouse = (await sql`select id from development.warehouses where code = 'JKT'`)[0]?.id
  await sql.end()
  database = openDatabase(url, 'development', { connections: 2 })
  live = await startLiveCatalogue(catalogueStore(database), pino({ level: 'silent' }))
  parts = {
    catalogue: live.current,
    regions,
    quotes: { open: () => 'expired' },
    findProducts: findForOrder,
    onEvents: async () => {},
    stepMs: null,
    now: () => new Date(),
  }
}, 60_000)
afterAll(async () => {
  live.stop()
  await closeDatabase(database)
})

async function send(): Promise<string> {
  const order = await database.$client.begin((transaction) =>
    takeOrder(parts, transaction, 'prt_cli', goodOrder(warehouse), 2),
  )
  return (order as { id: string }).id
}

async function edis(...words: string[]): Promise<string[]> {
  const lines: string[] = []
  const program = new Command().exitOverride().configureOutput({ writeErr: () => {} })
  orderCommands(program, {
    print: (line) => lines.push(line),
    withOrders: async (environment, act) => {
      expect(environment).toBe('development')
      await act(database, parts)
    },
  })
  for (const command of program.commands.flatMap((child) => [child, ...child.commands]))
    command.exitOverride().configureOutput({ writeErr: () => {} })
  await program.parseAsync(['order', 'event', ...words, '--environment', 'development'], { from: 'user' })
  return lines
}

test('an order is moved by hand, by its id and then by its AWB', async () => {
  const id = await send()
  expect(await edis(id, '--status', 'confirmed')).toEqual([`${id} is confirmed, event 2.`])
  await edis(id, '--status', 'processing')
  await edis(id, '--status', 'awaiting_pickup', '--location', 'Gudang')
  const [row] = await database.$client`select awb from orders where id = ${id}`
  await edis(row?.awb, '--status', 'picked_up')
  expect(await edis(row?.awb, '--event', 'order.weight_adjusted', '--weight', '2400')).toEqual([
    `${id} is picked_up, event 6.`,
  ])
})

test('what changes nothing is said to, and fails', async () => {
  const id = await send()
  await edis(id, '--status', 'confirmed', '--external-id', 'wms-cli-1')
  await expect(edis(id, '--status', 'confirmed', '--external-id', 'wms-cli-1')).rejects.toThrow('repeated')
  await expect(edis(id, '--status', 'delivered')).rejects.toThrow(`Nothing changed (not_allowed): ${id} is confirmed`)
})

test.each([
  [['EDS1000000424', '--status', 'confirmed'], 'neither an order_id nor an AWB'],
  [['ord_x', '--status', 'confirmed'], 'None of your orders has this id or AWB'],
  [['ord_x'], 'Send exactly one of status and event'],
  [['ord_x', '--status', 'delivery_failed'], 'reason_code: This field is required'],
  [['ord_x', '--event', 'order.weight_adjusted', '--weight', 'heavy'], 'actual_weight_g'],
  [['ord_x', '--status', 'gone'], 'Allowed choices'],
])('%j is refused', async (words, says) => {
  await expect(edis(...words)).rejects.toThrow(says)
})
