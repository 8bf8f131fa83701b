import type { Environment } from '@edis/contract/environment'
import type { ReportOutcome } from '@edis/contract/operations/report-order-event'
import type { CurrentCatalogue, OldLine, RouteService } from '../../catalogue/catalogue.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { Quotes } from '../../rates/rates.ts'
import type { Regions } from '../../regions/regions.ts'
import type { OrderEvent } from '../orders.ts'
import type { OrderedProduct } from './send-order.ts'
import type { StockKeeping } from '../stock.store.ts'

/** What the orders of an environment are made of. */
export type OrderParts = {
  environment: Environment
  catalogue: CurrentCatalogue
  regions: Pick<Regions, 'find' | 'search'>
  quotes: Pick<Quotes, 'open'>
  /** Those of the SKUs that the partner may sell. On the transaction: a second connection of one pool may never come. */
  findProducts: (transaction: Transaction, partnerId: string, skus: readonly string[]) => Promise<OrderedProduct[]>
  /** The line of everybody's rate card that was in force at a moment. */
  findOldLine: (transaction: Transaction, of: RouteService, at: Date) => Promise<OldLine | null>
  stock: StockKeeping
  /** Called with the events that a transaction has written, in it. */
  onEvents: (transaction: Transaction, events: readonly OrderEvent[]) => Promise<void>
  /** Called with the outcome of each report of the provider's systems, once it is kept. Must not throw. */
  onReport: (outcome: ReportOutcome) => void
  /** How long the sandbox leaves an order in a state, in milliseconds; null where there is no sandbox: production. */
  stepMs: number | null
  now: () => Date
}
