import type { Database } from '../database/connection.ts'

/** Whose a key or token of the pool's environment is, by its SHA-256, whether it still works or not; null: nobody's. */
export async function ownerOfSecret({ $client: sql }: Database, secretHash: Buffer): Promise<string | null> {
  const [owner] = await sql<{ partnerId: string }[]>`
    select partner_id as "partnerId" from partner_keys where key_hash = ${secretHash}
    union all
    select partner_id from tokens where access_hash = ${secretHash} or refresh_hash = ${secretHash}
    limit 1`
  return owner?.partnerId ?? null
}
