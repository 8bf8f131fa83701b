import { pino } from 'pino'
import postgres from 'postgres'
import { catalogueStore } from '../catalogue/catalogue.store.ts'
import { startLiveCatalogue } from '../catalogue/live-catalogue.ts'
import { findForOrder } from '../catalogue/products.store.ts'
import { findOldLine } from '../catalogue/rate-card.store.ts'
import { closeDatabase, openDatabase } from '../database/connection.ts'
import { goodOrder } from '../orders/order-fixtures.ts'
import type { OrderParts } from '../orders/order-parts.ts'
import { sandboxStock } from '../orders/stock.store.ts'
import { takeOrder } from '../orders/take-order.ts'
import { importCatalogue } from './catalogue.ts'
import { createTestDatabase } from './database.ts'
import { insertPartner } from './partner-rows.ts'

/** A database with a small catalogue and a partner, whose orders are taken in without a door. */
export async function openOrderTaking(changes: Partial<OrderParts> = {}) {
  const { url } = await createTestDatabase()
  const regions = await importCatalogue(url)
  const database = openDatabase(url, 'development')
  const sql = postgres(url, { max: 2, connection: { search_path: 'development' } })
  const partnerId = await insertPartner(sql)
  const [warehouse] = await sql<{ id: string }[]>`select id from warehouses where code = 'JKT'`
  const live = await startLiveCatalogue(catalogueStore(database), pino({ level: 'silent' }))
  const parts: OrderParts = {
    environment: 'development',
    catalogue: live.current,
    regions,
    quotes: { open: () => 'expired' },
    findProducts: findForOrder,
    findOldLine,
    stock: sandboxStock,
    onEvents: async () => {},
    onReport: () => {},
    stepMs: null,
    now: () => new Date(),
    ...changes,
  }

  /** Takes in a good order and gives its id. */
  async function send(changed: object = {}): Promise<string> {
    const body = { ...goodOrder(warehouse?.id ?? ''), ...changed }
    return (await database.$client.begin((transaction) => takeOrder(parts, transaction, partnerId, body, 2))).id
  }

  async function close(): Promise<void> {
    live.stop()
    await sql.end()
    await closeDatabase(database)
  }

  return { url, database, sql, partnerId, parts, send, close }
}
