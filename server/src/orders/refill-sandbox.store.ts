import type { Database } from '../database/connection.ts'

/** How long what a partner's orders hold counts at most, from the first reservation on, in milliseconds. */
export const reservationsKeptFor = 24 * 3_600_000

/** Fills the sandbox's stock up where a partner's orders have held some of it since before then. */
export async function refillSandbox({ $client: sql }: Database, before: Date): Promise<void> {
  await sql`delete from sandbox_reservations where since < ${before}`
  // The version before reserved here, for all partners together.
  await sql`update stock set reserved = 0 where reserved <> 0`
}
