import pino from 'pino'
import type { Environment } from '@edis/contract/environment'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import type { OrderParts } from '../orders/sending/order-parts.ts'
import { loadRegions } from '../regions/load-regions.ts'
import { openOperatedOrders } from './operated-orders.ts'

type Act = (database: Database, orders: OrderParts) => Promise<void>

/** The orders of an environment, put together for the command line. */
export async function operateOrders(url: string, environment: Environment, stepMs: number, act: Act): Promise<void> {
  const database = openDatabase(url, environment, { connections: 2 })
  try {
    const { orders, stop } = await openOperatedOrders({
      database,
      environment,
      regions: await loadRegions(),
      log: pino({ level: 'silent' }),
      stepMs,
      // The doors count reports; nobody reads a command's metrics.
      onReport: () => {},
      now: () => new Date(),
    })
    try {
      await act(database, orders)
    } finally {
      await stop()
    }
  } finally {
    await closeDatabase(database)
  }
}
