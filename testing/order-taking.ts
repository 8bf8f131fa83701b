import { pino } from 'pino'
import postgres from 'postgres'
import { catalogueStore } from '../server/src/catalogue/catalogue.store.ts'
import { startLiveCatalogue } from '../server/src/catalogue/live-catalogue.ts'
import { findForOrder } from '../server/src/catalogue/products.store.ts'
import { findOldLine } from '../server/src/catalogue/prices/rate-card.store.ts'
import { closeDatabase, openDatabase } from '../server/src/database/connection.ts'
import { inTransaction } from '../server/src/database/transaction.ts'
import { Failure } from '../server/src/http/doors/failure.ts'
import { goodOrder } from '../server/src/orders/order-fixtures.ts'
import type { OrderParts } from '../server/src/orders/sending/order-parts.ts'
import { sandboxStock } from '../server/src/orders/stock.store.ts'
import { lookUp, takeOrders } from '../server/src/orders/sending/take-order.ts'
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
    const [order] = await inTransaction(database, async (transaction) => {
      const named = await lookUp(parts, transaction, partnerId, [body])
      return takeOrders(parts, transaction, partnerId, [body], { apiVersion: 2, named, along: async () => {} })
    })
    if (!order || order instanceof Failure) throw order ?? new Error('no order')
    return order.id
  }

  async function close(): Promise<void> {
    live.stop()
    await sql.end()
    await closeDatabase(database)
  }

  return { url, database, sql, partnerId, parts, send, close }
}
