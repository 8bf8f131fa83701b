import type { Database } from '../database/connection.ts'
import { json } from '../database/json-parameter.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { pastMoves } from '../database/partitions/past-moves.ts'
import { inTransaction } from '../database/transaction.ts'
import { type Completion, type OnDisabled, writeCompletions } from './completions.store.ts'

/** 0: what was never tried. 1: retries and replays. */
export type Lane = 0 | 1

/** A delivery whose attempt has begun. Its number is the fence: who holds an older one may not complete. */
export type Claimed = {
  id: string
  number: number
  failures: number
  eventId: string
  body: string
  webhookId: string
  /** null: the provider's own. */
  partnerId: string | null
  url: string
  secretSealed: Buffer
  previousSecretSealed: Buffer | null
  /** The database's time, in milliseconds: this machine's clock may be off. */
  now: number
}

export type QueueStore = ReturnType<typeof queueStore>

/** How long an attempt may be without its completion before another process takes it over, in milliseconds. */
export const lease = 60_000
/** Of a webhook that gets nothing for now, in one claim. */
const maxPutAside = 1_000
const deletedAtOnce = 5_000
/** How often the oldest day is tried to be dropped, and the milliseconds between. */
const dropTries = 5
const pauseOfDrop = 500

export function queueStore(database: Database) {
  const sql = database.$client
  /** No attempt runs, or its process has died. */
  const free = sql`(leased_until is null or leased_until <= now())`
  const isSuspended = (webhookId: ReturnType<typeof sql>) => sql`exists (
    select 1 from webhooks join accounts.partners on partners.id = webhooks.partner_id
    where webhooks.id = ${webhookId} and suspended_at is not null
  )`
  return {
    /** The webhooks of a lane that have something due, but for those of suspended partners, which wait. One probe of the index for each that has anything pending. */
    async dueWebhooks(lane: Lane): Promise<string[]> {
      const rows = await sql<{ id: string }[]>`
        with recursive waiting as (
          (select webhook_id, due_at from deliveries_pending where lane = ${lane} order by webhook_id, due_at limit 1)
          union all
          select next.webhook_id, next.due_at from waiting cross join lateral (
            select webhook_id, due_at from deliveries_pending
            where lane = ${lane} and webhook_id > waiting.webhook_id
            order by webhook_id, due_at limit 1
          ) next
        )
        select webhook_id as id from waiting
        where due_at <= now() and exists (
          select 1 from deliveries_pending
          where lane = ${lane} and webhook_id = waiting.webhook_id and due_at <= now() and ${free}
        ) and not ${isSuspended(sql`waiting.webhook_id`)}`
      return rows.map(({ id }) => id)
    },

    /**
     * Begins attempts of what is due, as many of each webhook as asked for; of a suspended partner none. What goes to a
     * disabled webhook is held, what goes to a deleted webhook cancelled. An attempt whose lease ran out is written down as
     * interrupted.
     */
    async claim(lane: Lane, wanted: readonly { webhookId: string; slots: number }[]): Promise<Claimed[]> {
      return pastMoves(
        sql,
        () => sql<Claimed[]>`
        with wanted as (
          select "webhookId", slots, webhooks.id is not null as "exists", webhooks.partner_id, url, secret_sealed, previous_secret_sealed,
            previous_secret_expires_at, webhooks.id is not null and disabled_reason is null as active, suspended_at is not null as waits
          from jsonb_to_recordset(${json(wanted)}::text::jsonb) as asked ("webhookId" text, slots int)
            left join webhooks on webhooks.id = "webhookId"
            left join accounts.partners on partners.id = webhooks.partner_id
        ),
        due as (
          select delivery.*, "exists", active from wanted
            cross join lateral (
              select id, partner_id as owner, attempts, leased_until from deliveries_pending
              where lane = ${lane} and webhook_id = wanted."webhookId" and due_at <= now() and ${free}
              order by due_at limit case when waits then 0 when active then slots else ${maxPutAside}::int end
              for update skip locked
            ) delivery
        ),
        claimed as (
          update deliveries_pending pending set attempts = pending.attempts + 1,
            leased_until = now() + ${lease}::int * interval '1 millisecond'
          from due where pending.id = due.id and active
          returning pending.id, pending.attempts, failures, event_id, body, webhook_id
        ),
        put_aside as (
          update deliveries set state = case when "exists" then 'held' else 'cancelled' end, leased_until = null
          from due where deliveries.id = due.id and state = 'pending' and not active
        ),
        interrupted as (
          insert into delivery_attempts (delivery_id, number, partner_id, started_at, url, fault)
          select id, attempts, owner, leased_until - ${lease}::int * interval '1 millisecond', '', 'INTERRUPTED' from due
          where leased_until is not null
          on conflict do nothing
        )
        select
          claimed.id, claimed.attempts as number, failures, event_id as "eventId", body, webhook_id as "webhookId",
          partner_id as "partnerId", url,
          secret_sealed as "secretSealed",
          case when previous_secret_expires_at > now() then previous_secret_sealed end as "previousSecretSealed",
          extract(epoch from clock_timestamp())::float8 * 1000 as now
        from claimed join wanted on "webhookId" = webhook_id`,
      )
    },

    /** Undoes a claim under which nothing was sent. */
    async giveBack(claimed: readonly Pick<Claimed, 'id' | 'number'>[]): Promise<void> {
      const rows = claimed.map(({ id, number }) => ({ id, number }))
      await pastMoves(
        sql,
        () => sql`
        update deliveries_pending set attempts = attempts - 1, leased_until = null
        from jsonb_to_recordset(${json(rows)}::text::jsonb) as given (id text, number int)
        where deliveries_pending.id = given.id and attempts = number and leased_until is not null`,
      )
    },

    /**
     * Completes attempts that are still their delivery's last, and writes all of them down. Disables webhooks that say
     * they are gone, and those that have done nothing but fail for `failingDays` days; `onDisabled` acts with each.
     */
    async complete(completions: readonly Completion[], failingDays: number, onDisabled: OnDisabled): Promise<void> {
      // What went well disables nothing: one statement, and one way to the database and back.
      if (completions.every(({ attempt }) => attempt.fault === null))
        return void (await pastMoves(sql, () => writeCompletions(sql, completions, failingDays)))
      await inTransaction(database, async (transaction) => {
        const disabled = await pastMoves(transaction, (within) => writeCompletions(within, completions, failingDays))
        for (const webhook of disabled) await onDisabled(transaction, webhook)
      })
    },

    /** How many wait in each lane, suspended partners' apart, and since when the one that is due longest has been due, in seconds. */
    async depth(): Promise<{ lane: Lane; waiting: number; overdueSeconds: number }[]> {
      return sql<{ lane: Lane; waiting: number; overdueSeconds: number }[]>`
        select lane, count(*)::int as waiting,
          greatest(0, extract(epoch from now() - min(due_at) filter (where ${free})))::float8
            as "overdueSeconds"
        from deliveries_pending where not ${isSuspended(sql`webhook_id`)} group by lane`
    },

    async disabledWebhooks(): Promise<{ reason: string; webhooks: number }[]> {
      return sql<{ reason: string; webhooks: number }[]>`
        select disabled_reason as reason, count(*)::int as webhooks
        from webhooks where disabled_reason is not null group by disabled_reason`
    },

    /**
     * Makes the log's days ahead. Ends the story of what is over and older than `days`, by days of UTC, and of webhooks that are
     * gone.
     * @throws {Error} when somebody goes on using what would be dropped.
     */
    async keepLog(now: Date, days: number): Promise<void> {
      for (let tries = 1; ; tries++) {
        const [row] = await sql<{ kept: boolean }[]>`select keep_deliveries(${now}, ${days}) as kept`
        if (row?.kept) break
        if (tries === dropTries)
          throw new Error('the oldest days of webhook deliveries are in use and could not be dropped')
        await sleep(pauseOfDrop)
      }
      const time = new Date(now.getTime() - days * 86_400_000)
      // What no day's partition holds: what was sent late, or by a clock that is off, or before there were any.
      for (let deleted = deletedAtOnce; deleted === deletedAtOnce;) {
        const { count } = await sql`
          delete from deliveries where id in (
            select id from deliveries_log
            where id < partition_bound('dlv', date_trunc('day', ${time}::timestamptz, 'UTC')) order by id limit ${deletedAtOnce}
          ) and state <> 'pending'`
        deleted = count
      }
      await sql`delete from replays where finished_at < ${time}`
      await sql`delete from webhook_hours where hour < now() - interval '2 days'`
      await sql`delete from webhook_health where not exists (select 1 from webhooks where id = webhook_id)`
    },
  }
}
