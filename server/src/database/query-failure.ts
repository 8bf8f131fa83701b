import { DrizzleQueryError } from 'drizzle-orm'
import postgres from 'postgres'

/**
 * Whether the error says that the database can't be reached or takes no work now, by the driver's codes or those of
 * PostgreSQL, appendix A: 08 connection, 53 resources, 57P shutdown, 25006 a standby.
 */
export function databaseIsAway(error: unknown): boolean {
  return /^(08...|53...|57P0.|25006|CONNECT\w+|E(CONN\w+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH))$/.test(
    codeOf(error),
  )
}

/** Classes of errors (PostgreSQL, appendix A): connection, state of the transaction, deadlock, resources, restarts, disks. */
const passing = /^(?:08|25|40|53|55|57|58|XX)/

/** Whether the error says that what was given can't be stored, rather than that the database can't for now. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && !passing.test(error.code)

/** Whether the table or its schema is not there, or is kept from this role. */
export const isOutOfReach = (error: unknown): boolean => /^(42P01|3F000|42501)$/.test(codeOf(error))

/** Whether a standby was asked to write. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006'

/** Whether somebody else used a table for longer than lock_timeout allows us to wait. */
export const lockWasRefused = (error: unknown): boolean => codeOf(error) === '55P03'

/** Whether a row that was to be changed or locked has just moved to another partition. */
export const rowHasMoved = (error: unknown): boolean => codeOf(error) === '40001'

function codeOf(error: unknown): string {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

/** A failed query without its parameters, which the error's message and stack hold: they are a partner's data. */
export function failedQuery(error: unknown): { query: string; cause: Error | undefined; stack: string } | null {
  if (!(error instanceof DrizzleQueryError)) return null
  const stack = error.stack?.replace(error.message, () => 'Failed query') ?? ''
  return { query: error.query, cause: error.cause, stack }
}
