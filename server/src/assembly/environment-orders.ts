import { catalogueRoutes } from '../catalogue/catalogue.routes.ts'
import { catalogueStore } from '../catalogue/catalogue.store.ts'
import { startLiveCatalogue } from '../catalogue/live-catalogue.ts'
import { findForOrder, productStore } from '../catalogue/products.store.ts'
import { findOldLine, rateCardStore } from '../catalogue/prices/rate-card.store.ts'
import { customerServiceRoutes } from '../customer-services/customer-services.routes.ts'
import { customerServiceStore } from '../customer-services/customer-services.store.ts'
import { tellOfOrders } from './tell-of-orders.ts'
import { type EnvironmentOptions, errorLog } from './environment-options.ts'
import type { Webhooks } from './environment-webhooks.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import type { OrderParts } from '../orders/sending/order-parts.ts'
import { labelRoutes } from '../labels/labels.routes.ts'
import { orderArchiving } from '../order-archive/order-archiving.ts'
import { anonymiseDue } from '../personal-data/anonymise-due.ts'
import { personalDataRoutes } from '../personal-data/personal-data.routes.ts'
import { createBell } from '../order-feed/bell.ts'
import { orderRoutes } from '../orders/orders.routes.ts'
import { deleteReportsBefore, reportsKeptFor } from '../orders/reports/reports.store.ts'
import { sandboxOrders } from '../orders/sandbox-orders.ts'
import { sandboxStock, warehouseStock } from '../orders/stock.store.ts'
import { createQuotes } from '../rates/quote.ts'
import { rateRoutes } from '../rates/rates.routes.ts'
import { regionRoutes } from '../regions/regions.routes.ts'
import { sandboxMoves } from '../sandbox/move-order.ts'
import { sandboxRoutes } from '../sandbox/sandbox.routes.ts'
import { startSandbox } from '../sandbox/start-sandbox.ts'

type Parts = { door: ApiDoor; webhooks: Webhooks }

/** The open API: what can be sent where for how much, orders, and what moves them on in development. */
export async function answerOrders(
  options: EnvironmentOptions,
  { door, webhooks }: Parts,
): Promise<{ clean(): Promise<void>; archive(): Promise<void>; stop(): Promise<void> }> {
  const { environment, settings, database, background, masterKey, regions, log, now } = options
  const live = await startLiveCatalogue(catalogueStore(background), log, { environment, now })
  const catalogue = live.current
  const bell = createBell(background, environment, errorLog(options)('readers of the feed were not told'))
  const quotes = createQuotes({ key: masterKey, otherKeys: settings.otherMasterKeys, environment })
  const orders: OrderParts = {
    environment,
    catalogue,
    regions,
    quotes,
    findProducts: findForOrder,
    findOldLine,
    stock: environment === 'development' ? sandboxStock : warehouseStock,
    onEvents: tellOfOrders(environment, { wake: webhooks.worker.wakes.wake, bell }),
    onReport: options.metrics.report.bind(null, environment),
    stepMs: environment === 'development' ? settings.sandboxStepMs : null,
    now,
  }
  regionRoutes(door, { regions })
  catalogueRoutes(door, { catalogue, products: productStore(database), rateCards: rateCardStore(database), regions })
  rateRoutes(door, { catalogue, regions, quotes, now })
  customerServiceRoutes(door, { customerServices: customerServiceStore(database), now })
  orderRoutes(door, database, orders)
  personalDataRoutes(door, { now })
  labelRoutes(door, { environment, database, catalogue, regions })
  const ofSandbox = sandboxOrders(background, orders)
  sandboxRoutes(door, { moves: sandboxMoves({ database: background, orders: ofSandbox, now }) })
  const { stepMs } = orders
  const sandbox = stepMs === null ? null : startSandbox({ database: background, orders: ofSandbox, stepMs, now, log })
  const { orderPersonalDays, orderKeepDays, orderArchive } = settings
  const archiving = orderArchiving(background, {
    environment,
    orderKeepDays,
    orderArchive,
    metrics: options.metrics,
    log,
    now,
  })
  return {
    async clean() {
      await deleteReportsBefore(background, new Date(now().getTime() - reportsKeptFor))
      const days = Math.min(orderPersonalDays, orderKeepDays ?? orderPersonalDays)
      await anonymiseDue(background, { environment, days, now })
    },
    archive: archiving.run,
    async stop() {
      await archiving.stop()
      live.stop()
      await bell.stop()
      await sandbox?.stop()
    },
  }
}
