import type { Sql, TransactionSql } from 'postgres'
import { rowHasMoved } from '../query-failure.ts'

const maxTries = 10

/**
 * Runs a statement again that met a row on its way to another partition, which PostgreSQL refuses rather than follow: by then
 * it is there. In a transaction, what was done before it stays.
 */
export async function pastMoves<S extends Sql | TransactionSql, T>(
  sql: S,
  act: (sql: S) => PromiseLike<T>,
): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      if (!('savepoint' in sql)) return await act(sql)
      // Wrapped: the driver would unwrap an array.
      const kept = await sql.savepoint(async (within) => ({ result: await act(within as S) }))
      return (kept as { result: T }).result
    } catch (error) {
      if (!rowHasMoved(error) || tries === maxTries) throw error
    }
}
