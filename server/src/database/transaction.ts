import type { TransactionSql } from 'postgres'
import type { Database } from './connection.ts'

export type Transaction = TransactionSql

/** How many transactions of a pool are open, and who waits for one of them to end. */
type Open = { count: number; waiting: (() => void)[] }
const openOf = new WeakMap<object, Open>()

/**
 * Leaves a connection of the pool to what a transaction asks outside of itself: if all were held by transactions that wait
 * for one more, none would ever end.
 */
async function inTurn<T>({ $client: client }: Database, work: () => Promise<T>): Promise<T> {
  const open = openOf.get(client) ?? { count: 0, waiting: [] }
  openOf.set(client, open)
  if (open.count < Math.max(1, client.options.max - 1)) open.count++
  else await new Promise<void>((resolve) => open.waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = open.waiting.shift()
    if (next) next()
    else open.count--
  }
}

const awaiting = new WeakMap<Transaction, (() => void)[]>()

/** Runs `work` in one transaction; when it throws, nothing of it remains. */
export async function inTransaction<T>(database: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const acts: (() => void)[] = []
  // Wrapped: the driver would unwrap an array.
  const { result } = (await inTurn(database, () =>
    database.$client.begin(async (transaction) => {
      awaiting.set(transaction, acts)
      return { result: await work(transaction) }
    }),
  )) as { result: T }
  for (const act of acts) act()
  return result
}

/**
 * As `inTransaction`, for stores: those made over `within` do what they do in the transaction. What runs a transaction of
 * its own by `inTransaction` can't be among them.
 */
export async function changing<T>(
  database: Database,
  work: (within: Database, transaction: Transaction) => Promise<T>,
): Promise<T> {
  const acts: (() => void)[] = []
  const { result } = await inTurn(database, () =>
    database.transaction(async (inDrizzle) => {
      // Drizzle keeps it there, and does not say so.
      const { client: transaction } = inDrizzle._.session as unknown as { client: Transaction }
      awaiting.set(transaction, acts)
      // Of a pool, stores ask no more than what a transaction has as well.
      const within = Object.assign(inDrizzle, { $client: transaction, $session: transaction }) as unknown as Database
      return { result: await work(within, transaction) }
    }),
  )
  for (const act of acts) act()
  return result
}

/** Has `act` done once the transaction has committed; never when it has not. `act` must not throw. */
export function afterCommit(transaction: Transaction, act: () => void): void {
  const acts = awaiting.get(transaction)
  if (!acts) throw new Error('Not a transaction of inTransaction')
  acts.push(act)
}
