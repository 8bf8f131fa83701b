import pino from 'pino'
import type { Environment } from '@edis/contract/environment'
import { catalogueStore } from '../catalogue/catalogue.store.ts'
import { startLiveCatalogue } from '../catalogue/live-catalogue.ts'
import { findForOrder } from '../catalogue/products.store.ts'
import { findOldLine } from '../catalogue/prices/rate-card.store.ts'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import { deliverOrderEvents } from '../deliveries/order-events.ts'
import { createWakes } from '../deliveries/wakes.ts'
import type { OrderParts } from '../orders/sending/order-parts.ts'
import { sandboxStock, warehouseStock } from '../orders/stock.store.ts'
import { loadRegions } from '../regions/load-regions.ts'

type Act = (database: Database, orders: OrderParts) => Promise<void>

/** The orders of an environment, put together for the command line: nothing is quoted and nothing is stepped. */
export async function operateOrders(url: string, environment: Environment, stepMs: number, act: Act): Promise<void> {
  const database = openDatabase(url, environment, { connections: 2 })
  const wakes = createWakes(database, environment, () => {})
  try {
    const live = await startLiveCatalogue(catalogueStore(database), pino({ level: 'silent' }))
    live.stop()
    await act(database, {
      environment,
      catalogue: live.current,
      regions: await loadRegions(),
      quotes: { open: () => 'mismatch' },
      findProducts: findForOrder,
      findOldLine,
      stock: environment === 'development' ? sandboxStock : warehouseStock,
      onEvents: deliverOrderEvents(environment, wakes.wake),
      // The doors count what they are told; nobody reads the metrics of a command.
      onReport: () => {},
      stepMs: environment === 'development' ? stepMs : null,
      now: () => new Date(),
    })
  } finally {
    await wakes.stop()
    await closeDatabase(database)
  }
}
