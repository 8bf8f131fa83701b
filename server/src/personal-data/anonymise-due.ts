import { edisItself } from '../audit/audit.ts'
import { audit } from '../audit/audit.store.ts'
import type { Environment } from '@edis/contract/environment'
import type { Database } from '../database/connection.ts'
import { inTransaction } from '../database/transaction.ts'
import { anonymisedBefore } from './personal-data.ts'
import { anonymiseOrders, lockFinalBefore } from './personal-data.store.ts'

type Options = { environment: Environment; days: number; now: () => Date; atOnce?: number }

/** Anonymises the orders that have been final for so many days, some in a transaction. Gives how many. */
export async function anonymiseDue(
  database: Database,
  { environment, days, now, atOnce = 200 }: Options,
): Promise<number> {
  let all = 0
  for (let some = atOnce; some === atOnce; all += some)
    some = await inTransaction(database, async (transaction) => {
      const due = await lockFinalBefore(transaction, anonymisedBefore(now(), days), atOnce)
      const orders = await anonymiseOrders(transaction, due, now())
      if (orders > 0)
        await audit(transaction, edisItself, {
          action: 'orders.anonymised',
          target: null,
          environment,
          after: { orders },
        })
      return orders
    })
  return all
}
