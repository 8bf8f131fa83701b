import type { Logger } from 'pino'
import type { Environment } from '@edis/contract/environment'
import { catalogueStore } from '../catalogue/catalogue.store.ts'
import { startLiveCatalogue } from '../catalogue/live-catalogue.ts'
import { findForOrder } from '../catalogue/products.store.ts'
import { findOldLine } from '../catalogue/prices/rate-card.store.ts'
import type { Database } from '../database/connection.ts'
import { createWakes } from '../deliveries/wakes.ts'
import { createBell } from '../order-feed/bell.ts'
import type { OrderParts } from '../orders/sending/order-parts.ts'
import { sandboxStock, warehouseStock } from '../orders/stock.store.ts'
import type { Regions } from '../regions/regions.ts'
import { tellOfOrders } from './tell-of-orders.ts'

type Options = Pick<OrderParts, 'environment' | 'onReport' | 'now'> & {
  database: Database
  regions: Pick<Regions, 'find' | 'search'>
  log: Logger
  /** Of the sandbox. */
  stepMs: number
}

export type OperatedOrders = { orders: OrderParts; stop(): Promise<void> }

/** The orders of an environment as the provider acts on them: reports are taken, nothing is quoted. */
export async function openOperatedOrders({
  database,
  environment,
  log,
  stepMs,
  ...parts
}: Options): Promise<OperatedOrders> {
  const onError = (error: unknown) =>
    log.error({ err: error, environment }, 'could not notify workers and feed readers')
  const wakes = createWakes(database, environment, onError)
  const bell = createBell(database, environment, onError)
  const live = await startLiveCatalogue(catalogueStore(database), log, { environment, now: parts.now })
  return {
    orders: {
      ...parts,
      environment,
      catalogue: live.current,
      quotes: { open: () => 'mismatch' },
      findProducts: findForOrder,
      findOldLine,
      stock: stockOf(environment),
      onEvents: tellOfOrders(environment, { wake: wakes.wake, bell }),
      stepMs: environment === 'development' ? stepMs : null,
    },
    async stop() {
      live.stop()
      await Promise.all([wakes.stop(), bell.stop()])
    },
  }
}

const stockOf = (environment: Environment) => (environment === 'development' ? sandboxStock : warehouseStock)
