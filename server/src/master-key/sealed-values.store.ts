import type { Environment } from '@edis/contract/environment'
import { audit } from '../audit/audit.store.ts'
import { commandActor } from '../audit/command-actor.ts'
import type { Database } from '../database/connection.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Vault } from '../database/vault.ts'

/** A column of sealed values. `context`: what is bound into the value of a row. An empty value is none. */
export type SealedColumn = {
  table: string
  column: string
  /** The column that says whose it is; else partner_id. */
  owner?: string
  /** For people. */
  what: string
  context: (row: { id: string; partnerId: string }) => string
}

/** A value that no key opens, and whose it is. */
export type LostValue = { id: string; partnerId: string; email: string }

const batch = 200

/**
 * Seals anew, with the vault's present key, whatever of the column is sealed with another. Gives how many values it sealed
 * and how many no key opens, which stay as they are.
 */
export async function resealColumn(
  { $client: sql }: Database,
  vault: Vault,
  { table, column, owner = 'partner_id', context }: SealedColumn,
): Promise<{ resealed: number; lost: number }> {
  const counts = { resealed: 0, lost: 0 }
  for (let after: string | null = ''; after !== null;) {
    const last: string = after
    after = await sql.begin(async (transaction) => {
      const rows = await transaction<{ id: string; partnerId: string; sealed: Buffer }[]>`
        select id, ${sql(owner)} as "partnerId", ${sql(column)} as sealed from ${sql(table)}
        where id > ${last} and ${sql(column)} <> '' and substring(${sql(column)} from 1 for ${vault.head.length}::int) <> ${vault.head}
        order by id limit ${batch} for update`
      for (const { id, partnerId, sealed } of rows) {
        const text = vault.tryOpen(sealed, context({ id, partnerId }))
        if (text === null) {
          counts.lost++
          continue
        }
        const anew = vault.seal(text, context({ id, partnerId }))
        await transaction`update ${sql(table)} set ${sql(column)} = ${anew} where id = ${id}`
        counts.resealed++
      }
      return rows.at(-1)?.id ?? null
    })
  }
  return counts
}

/** Lists the column's values that the vault can't open. */
export async function* listLost(
  { $client: sql }: Database,
  vault: Vault,
  { table, column, owner = 'partner_id', context }: SealedColumn,
): AsyncGenerator<LostValue> {
  for (let after: string | null = ''; after !== null;) {
    const rows: (LostValue & { sealed: Buffer })[] = await sql`
      select sealed.id, sealed.${sql(owner)} as "partnerId", coalesce(partners.email, '') as email, ${sql(column)} as sealed
      from ${sql(table)} as sealed left join accounts.partners on partners.id = sealed.${sql(owner)}
      where sealed.id > ${after} and ${sql(column)} <> '' order by sealed.id limit ${batch}`
    for (const { sealed, ...row } of rows) if (vault.tryOpen(sealed, context(row)) === null) yield row
    after = rows.at(-1)?.id ?? null
  }
}

/**
 * Empties the value, if the vault still can't open it. The row stays: a key or token that can't be shown works on, and a
 * webhook waits for its partner to give it another secret.
 */
export async function discardLost(
  database: Database,
  vault: Vault,
  { table, column, what, context }: SealedColumn,
  { id, partnerId, environment }: LostValue & { environment: Environment },
): Promise<void> {
  const sql = database.$client
  await inTransaction(database, async (transaction) => {
    const [row] = await transaction<{ sealed: Buffer }[]>`
      select ${sql(column)} as sealed from ${sql(table)} where id = ${id} for update`
    if (!row || vault.tryOpen(row.sealed, context({ id, partnerId })) !== null) return
    await transaction`update ${sql(table)} set ${sql(column)} = '' where id = ${id}`
    const entry = { action: 'secret.discarded', target: id, partnerId, environment, before: { what } } as const
    await audit(transaction, commandActor(), entry)
  })
}

/** How many of the column's oldest values there are, and how many of them each vault opens. */
export async function sampleColumn(
  { $client: sql }: Database,
  vaults: readonly Vault[],
  { table, column, owner = 'partner_id', context }: SealedColumn,
): Promise<{ sealed: number; opened: number[] }> {
  const rows = await sql<{ id: string; partnerId: string; sealed: Buffer }[]>`
    select id, ${sql(owner)} as "partnerId", ${sql(column)} as sealed from ${sql(table)}
    where ${sql(column)} <> '' order by id limit ${batch}`
  const opened = vaults.map((vault) => rows.filter((row) => vault.tryOpen(row.sealed, context(row)) !== null).length)
  return { sealed: rows.length, opened }
}
