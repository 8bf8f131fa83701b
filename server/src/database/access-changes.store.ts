import { sql } from 'drizzle-orm'
import type { Sql, TransactionSql } from 'postgres'
import type { Database } from './connection.ts'
import { hearOf } from './notify.store.ts'

const channel = 'access'

/** Tells every process, as the transaction commits: what is believed of the partner's tokens is so no longer. */
export async function tellAccessChanged(transaction: Pick<Database, 'execute'>, partnerId: string): Promise<void> {
  await transaction.execute(sql`select pg_notify(${channel}, ${partnerId})`)
}

/** As `tellAccessChanged`, on the driver's own transaction. */
export async function tellAccessChangedBy(client: Sql | TransactionSql, partnerId: string): Promise<void> {
  await client`select pg_notify(${channel}, ${partnerId})`
}

/** Hears of them all, whichever process changed something. Gives the way to end it. */
export const hearOfAccess = (
  database: Database,
  hear: (partnerId: string) => void,
  onError: (error: unknown) => void,
): (() => Promise<void>) => hearOf(database, channel, hear, onError)
