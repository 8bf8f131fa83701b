import type { TransactionSql } from 'postgres'
import type { Database } from './connection.ts'

export type Transaction = TransactionSql

const awaiting = new WeakMap<Transaction, (() => void)[]>()

/** Runs `work` in one transaction; when it throws, nothing of it remains. */
export async function inTransaction<T>(database: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const acts: (() => void)[] = []
  // Wrapped: the driver would unwrap an array.
  const { result } = (await database.$client.begin(async (transaction) => {
    awaiting.set(transaction, acts)
    return { result: await work(transaction) }
  })) as { result: T }
  for (const act of acts) act()
  return result
}

/** Has `act` done once the transaction has committed; never when it has not. `act` must not throw. */
export function afterCommit(transaction: Transaction, act: () => void): void {
  const acts = awaiting.get(transaction)
  if (!acts) throw new Error('Not a transaction of inTransaction')
  acts.push(act)
}
