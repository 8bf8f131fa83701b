import type { Environment } from '@edis/contract/environment'
import type { Database } from '../database/connection.ts'

/**
 * Whose a key or token of the environment is, by its SHA-256, whether it still works or not; null: nobody's. A function
 * of the owner's looks: a door that serves one environment reads nothing else of the other.
 */
export async function ownerOfSecret(
  { $client: sql }: Database,
  environment: Environment,
  secretHash: Buffer,
): Promise<string | null> {
  const [found] = await sql<{ owner: string | null }[]>`
    select accounts.owner_of_secret(${environment}, ${secretHash}) as owner`
  return found?.owner ?? null
}
