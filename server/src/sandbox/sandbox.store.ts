import type { Transaction } from '../database/transaction.ts'

const advisoryLock = 4_133_100_103

/**
 * Whether it is this process's turn, until the transaction ends. One process at a time moves orders; a turn is a batch, so
 * that none has to be noticed as dead before another goes on.
 */
export async function takeTurn(transaction: Transaction): Promise<boolean> {
  const [turn] = await transaction`select pg_try_advisory_xact_lock(${advisoryLock}) as mine`
  return turn?.mine === true
}
