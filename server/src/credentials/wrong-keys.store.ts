import type { Database } from '../database/connection.ts'
import { json } from '../database/json-parameter.ts'
import type { NewWrongKeys } from './wrong-keys.ts'

/** A series of wrong keys ends when none has come for a week. */
const seriesEnd = '7 days'

export function wrongKeyStore({ $client: sql }: Database) {
  return {
    /** Adds to the partners' counts. Ids that no partner has are left out. */
    async add(wrong: readonly NewWrongKeys[]): Promise<void> {
      await sql`
        insert into wrong_keys (partner_id, count, since, last_at, address)
        select id, count, since, "lastAt", address
        from jsonb_to_recordset(${json(wrong)}::text::jsonb) as given (
            "partnerId" text, count int, since timestamptz, "lastAt" timestamptz, address text
          )
          join accounts.partners on partners.id = "partnerId"
        -- Of processes that write at once, none holds what another waits for in turn.
        order by id
        on conflict (partner_id) do update set
          count = excluded.count + case when wrong_keys.last_at > excluded.since - ${seriesEnd}::interval
            then wrong_keys.count else 0 end,
          since = case when wrong_keys.last_at > excluded.since - ${seriesEnd}::interval
            then wrong_keys.since else excluded.since end,
          last_at = greatest(wrong_keys.last_at, excluded.last_at), address = excluded.address`
    },

    /** The partner's present series; null: there is none. */
    async find(
      partnerId: string,
      now: Date,
    ): Promise<{ count: number; since: Date; lastAt: Date; address: string } | null> {
      const [found] = await sql<{ count: number; since: Date; lastAt: Date; address: string }[]>`
        select count, since, last_at as "lastAt", address from wrong_keys
        where partner_id = ${partnerId} and last_at > ${now}::timestamptz - ${seriesEnd}::interval`
      return found ?? null
    },

    async deleteBefore(time: Date): Promise<void> {
      await sql`delete from wrong_keys where last_at < ${time}::timestamptz - ${seriesEnd}::interval`
    },
  }
}
export type WrongKeyStore = ReturnType<typeof wrongKeyStore>
