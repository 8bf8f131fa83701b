import type { Database } from './connection.ts'
import type { Vault } from './vault.ts'

/** A column of sealed values. `context`: what is bound into the value of a row. */
export type SealedColumn = {
  table: string
  column: string
  context: (row: { id: string; partnerId: string }) => string
}

const batch = 200

/**
 * Seals anew, with the vault's present key, whatever of the column is sealed with another. Gives how many values it sealed
 * and how many no key opens, which stay as they are.
 */
export async function resealColumn(
  { $client: sql }: Database,
  vault: Vault,
  { table, column, context }: SealedColumn,
): Promise<{ resealed: number; lost: number }> {
  const counts = { resealed: 0, lost: 0 }
  for (let after: string | null = ''; after !== null;) {
    const last: string = after
    after = await sql.begin(async (transaction) => {
      const rows = await transaction<{ id: string; partnerId: string; sealed: Buffer }[]>`
        select id, partner_id as "partnerId", ${sql(column)} as sealed from ${sql(table)}
        where id > ${last} and substring(${sql(column)} from 1 for ${vault.head.length}::int) <> ${vault.head}
        order by id limit ${batch} for update`
      for (const { id, partnerId, sealed } of rows) {
        const text = opened(vault, sealed, context({ id, partnerId }))
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

function opened(vault: Vault, sealed: Buffer, context: string): string | null {
  try {
    return vault.open(sealed, context)
  } catch {
    return null
  }
}
