import type { Database } from '../database/connection.ts'
import { newId } from '../database/id.ts'
import { pastMoves } from '../database/partitions/past-moves.ts'
import { inTransaction } from '../database/transaction.ts'

export type ReplayStore = ReturnType<typeof replayStore>

/** Replays of many deliveries: asked for here, done by whichever worker comes first, some at a time. */
export function replayStore(database: Database) {
  const sql = database.$client
  return {
    /** One of the webhook that is still open begins anew as this one. */
    async start(replay: { partnerId: string; webhookId: string; since: Date | null; now: Date }): Promise<void> {
      const open = await sql`
        update replays set since = ${replay.since}, position = '', total = null, replayed = 0, created_at = ${replay.now}
        where partner_id = ${replay.partnerId} and webhook_id = ${replay.webhookId} and finished_at is null`
      if (open.count > 0) return
      await sql`
        insert into replays (id, partner_id, webhook_id, since, position, created_at)
        values (${newId('rpl')}, ${replay.partnerId}, ${replay.webhookId}, ${replay.since}, '', ${replay.now})`
    },

    /** The same for an operator, who needs no partner's word. Gives its id and whose it is; null: there is no such webhook. */
    async startFor(replay: {
      webhookId: string
      since: Date | null
      now: Date
    }): Promise<{ id: string; partnerId: string | null } | null> {
      const [started] = await sql<{ id: string; partnerId: string | null }[]>`
        insert into replays (id, partner_id, webhook_id, since, position, created_at)
        select ${newId('rpl')}, partner_id, id, ${replay.since}::timestamptz, '', ${replay.now}::timestamptz
        from webhooks where id = ${replay.webhookId}
        returning id, partner_id as "partnerId"`
      return started ?? null
    },

    async progress(id: string): Promise<{ total: number | null; replayed: number; finished: boolean }> {
      const [row] = await sql<{ total: number | null; replayed: number; finished: boolean }[]>`
        select total, replayed, finished_at is not null as finished from replays where id = ${id}`
      return row ?? { total: 0, replayed: 0, finished: true }
    },

    /** Puts the next deliveries of the first such open replay back in the queue. null: there is none. */
    async step(
      most: number,
      which: { after: string } | { id: string },
    ): Promise<{ id: string; webhookId: string } | null> {
      return pastMoves(sql, () =>
        inTransaction(database, async (transaction) => {
          const [replay] = await transaction<{ id: string; webhookId: string; total: number | null }[]>`
          select id, webhook_id as "webhookId", total from replays
          where finished_at is null and ${'id' in which ? sql`id = ${which.id}` : sql`id > ${which.after}`}
          order by id limit 1 for update skip locked`
          if (!replay) return null
          if (replay.total === null)
            await transaction`
            update replays set total = (
              select count(*) from deliveries
              where webhook_id = replays.webhook_id and partner_id is not distinct from replays.partner_id and state in ('failed', 'held')
                and (since is null or created_at >= since)
            ) where id = ${replay.id}`
          await transaction`
          with next as (
            select deliveries.id from deliveries join replays
              on deliveries.webhook_id = replays.webhook_id and deliveries.partner_id is not distinct from replays.partner_id
            where replays.id = ${replay.id} and state in ('failed', 'held') and deliveries.id > position
              and (since is null or deliveries.created_at >= since)
            order by deliveries.id limit ${most} for update of deliveries
          ),
          put_back as (
            update deliveries set state = 'pending', lane = 1, failures = 0, due_at = now(),
              replayed_after = array_append(replayed_after, attempts)
            from next where deliveries.id = next.id
            returning deliveries.id
          ),
          done as (select count(*)::int as count, max(id) as last from put_back)
          update replays set
            replayed = replayed + done.count, position = coalesce(done.last, position),
            finished_at = case when done.count < ${most}::int then now() end
          from done where replays.id = ${replay.id}`
          return { id: replay.id, webhookId: replay.webhookId }
        }),
      )
    },
  }
}
