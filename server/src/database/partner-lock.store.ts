import { sql } from 'drizzle-orm'
import type { Database } from './connection.ts'
import type { Transaction } from './transaction.ts'

const seeds = { keys: 1, tokens: 2, webhooks: 3, 'allowed-ips': 4 } as const

/** Held until the transaction ends: changes of one partner's rows that must see one another take turns. */
export async function lockForPartner(
  transaction: Pick<Database, 'execute'>,
  what: keyof typeof seeds,
  partnerId: string,
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${partnerId}, ${seeds[what]}))`)
}

/** The same, of a transaction whose next statements are sent along: they begin once it is held. */
export const takeTurn = (transaction: Transaction, what: keyof typeof seeds, partnerId: string) =>
  transaction`select pg_advisory_xact_lock(hashtextextended(${partnerId}, ${seeds[what]}))`
