import { encodeTime } from 'ulid'
import type { DeliveryState } from '@edis/contract/webhooks/deliveries'
import type { Database } from '../database/connection.ts'
import { json } from '../database/json-parameter.ts'
import { columnsBut, type RowOf } from '../database/row-columns.ts'
import { deliveryAttempts } from '../database/tables/delivery-tables.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Exchange } from './deliveries.ts'

/** 0: what was never tried. 1: retries and replays. */
export type Lane = 0 | 1

/** An event that is to be delivered, with the bytes to post. */
export type NewDelivery = {
  eventId: string
  event: string
  partnerId: string
  orderId: string
  sequence: number
  body: string
  createdAt: Date
}

/** A delivery whose attempt has begun. Its number is the fence: who holds an older one may not complete. */
export type Claimed = {
  id: string
  number: number
  failures: number
  eventId: string
  body: string
  webhookId: string
  partnerId: string
  url: string
  secretSealed: Buffer
  previousSecretSealed: Buffer | null
  /** The database's time, in milliseconds: this machine's clock may be off. */
  now: number
}

/** `signedAt`, `signature` null: it could not be signed, and nothing was sent. */
export type Attempt = Exchange & { startedAt: Date; url: string; signedAt: number | null; signature: string | null }

/** What an attempt is written and read by. */
export const attemptColumns = columnsBut(deliveryAttempts, 'deliveryId', 'number')
type AttemptRow = RowOf<typeof attemptColumns>

/** What became of a claimed delivery. */
export type Completion = {
  id: string
  number: number
  webhookId: string
  state: DeliveryState
  retryInMs: number | null
  disables: boolean
  attempt: Attempt
}

export type QueueStore = ReturnType<typeof queueStore>

/** How long an attempt may be without its completion before another process takes it over, in milliseconds. */
export const lease = 60_000
/** Of a webhook that gets nothing for now, in one claim. */
const mostPutAside = 1_000
const deletedAtOnce = 5_000

/** Writes a delivery for each webhook that wants the event; those of a disabled webhook are held. Gives the webhooks. */
export async function fanOut(transaction: Transaction, events: readonly NewDelivery[]): Promise<string[]> {
  const rows = await transaction<{ webhookId: string }[]>`
    insert into deliveries (
      id, partner_id, webhook_id, event_id, event, order_id, sequence, body, state, due_at, created_at
    )
    select
      'dlv_' || substr("eventId", 5) || substr(webhooks.id, 5), "partnerId", webhooks.id, "eventId", event.event,
      "orderId", sequence, body, case when disabled_reason is null then 'pending' else 'held' end, now(), "createdAt"
    from jsonb_to_recordset(${json(events)}::text::jsonb) as event (
        "eventId" text, event text, "partnerId" text, "orderId" text, sequence int, body text, "createdAt" timestamptz
      )
      join webhooks on webhooks.partner_id = "partnerId" and webhooks.event in ('*', event.event)
    returning webhook_id as "webhookId"`
  return [...new Set(rows.map(({ webhookId }) => webhookId))]
}

export function queueStore({ $client: sql }: Database) {
  /** No attempt runs, or its process has died. */
  const free = sql`(leased_until is null or leased_until <= now())`
  return {
    /** The webhooks of a lane that have something due. One probe of the index for each that has anything pending. */
    async dueWebhooks(lane: Lane): Promise<string[]> {
      const rows = await sql<{ id: string }[]>`
        with recursive waiting as (
          (select webhook_id, due_at from deliveries where lane = ${lane} and state = 'pending'
            order by webhook_id, due_at limit 1)
          union all
          select next.webhook_id, next.due_at from waiting cross join lateral (
            select webhook_id, due_at from deliveries
            where lane = ${lane} and state = 'pending' and webhook_id > waiting.webhook_id
            order by webhook_id, due_at limit 1
          ) next
        )
        select webhook_id as id from waiting
        where due_at <= now() and exists (
          select 1 from deliveries
          where lane = ${lane} and webhook_id = waiting.webhook_id and state = 'pending' and due_at <= now() and ${free}
        )`
      return rows.map(({ id }) => id)
    },

    /**
     * Begins attempts of what is due, as many of each webhook as asked for. What goes to a disabled webhook or belongs to
     * a suspended partner is held, what goes to a deleted webhook cancelled. An attempt whose lease ran out is written
     * down as interrupted.
     */
    async claim(lane: Lane, wanted: readonly { webhookId: string; slots: number }[]): Promise<Claimed[]> {
      return sql<Claimed[]>`
        with wanted as (
          select "webhookId", slots, webhooks.id is not null as "exists", webhooks.partner_id, url, secret_sealed, previous_secret_sealed,
            previous_secret_expires_at, webhooks.id is not null and disabled_reason is null and suspended_at is null as active
          from jsonb_to_recordset(${json(wanted)}::text::jsonb) as asked ("webhookId" text, slots int)
            left join webhooks on webhooks.id = "webhookId"
            left join accounts.partners on partners.id = webhooks.partner_id
        ),
        due as (
          select delivery.*, "exists", active from wanted
            cross join lateral (
              select id, attempts, leased_until from deliveries
              where lane = ${lane} and webhook_id = wanted."webhookId" and state = 'pending' and due_at <= now()
                and ${free}
              order by due_at limit case when active then slots else ${mostPutAside}::int end
              for update skip locked
            ) delivery
        ),
        claimed as (
          update deliveries set attempts = deliveries.attempts + 1,
            leased_until = now() + ${lease}::int * interval '1 millisecond'
          from due where deliveries.id = due.id and active
          returning deliveries.id, deliveries.attempts, failures, event_id, body, webhook_id
        ),
        put_aside as (
          update deliveries set state = case when "exists" then 'held' else 'cancelled' end, leased_until = null
          from due where deliveries.id = due.id and not active
        ),
        interrupted as (
          insert into delivery_attempts (delivery_id, number, started_at, url, fault)
          select id, attempts, leased_until - ${lease}::int * interval '1 millisecond', '', 'INTERRUPTED' from due
          where leased_until is not null
          on conflict do nothing
        )
        select
          claimed.id, claimed.attempts as number, failures, event_id as "eventId", body, webhook_id as "webhookId",
          partner_id as "partnerId", url,
          secret_sealed as "secretSealed",
          case when previous_secret_expires_at > now() then previous_secret_sealed end as "previousSecretSealed",
          extract(epoch from clock_timestamp())::float8 * 1000 as now
        from claimed join wanted on "webhookId" = webhook_id`
    },

    /** Undoes a claim under which nothing was sent. */
    async giveBack(claimed: readonly Pick<Claimed, 'id' | 'number'>[]): Promise<void> {
      const rows = claimed.map(({ id, number }) => ({ id, number }))
      await sql`
        update deliveries set attempts = attempts - 1, leased_until = null
        from jsonb_to_recordset(${json(rows)}::text::jsonb) as given (id text, number int)
        where deliveries.id = given.id and attempts = number and leased_until is not null`
    },

    /**
     * Completes attempts that are still their delivery's last, and writes all of them down. Disables webhooks that say
     * they are gone, and those that have done nothing but fail for `failingDays` days.
     */
    async complete(completions: readonly Completion[], failingDays: number): Promise<void> {
      const rows = completions.map(({ attempt, ...completion }) => ({
        ...completion,
        ...attempt,
      })) satisfies AttemptRow[]
      await sql`
        with outcome as (
          select * from jsonb_to_recordset(${json(rows)}::text::jsonb) as outcome (
            id text, number int, "webhookId" text, state text, "retryInMs" float8, disables boolean,
            ${sql.unsafe(attemptColumns.ofObject)}
          )
        ),
        completed as (
          update deliveries set
            state = outcome.state, leased_until = null,
            lane = case when outcome.state = 'pending' then 1 else lane end,
            failures = case when outcome.fault is null or outcome.fault = 'UNSIGNED' then failures else failures + 1 end,
            due_at = now() + coalesce("retryInMs", 0) * interval '1 millisecond',
            last_attempt_at = now(), http_status = "httpStatus", fault = outcome.fault
          from outcome
          -- Leased is pending; said here too, the index of all that is pending would be read.
          where deliveries.id = outcome.id and attempts = number and leased_until is not null
        ),
        recorded as (
          insert into delivery_attempts (delivery_id, number, ${sql.unsafe(attemptColumns.names)})
          select outcome.id, number, ${sql.unsafe(attemptColumns.of('outcome'))}
          from outcome join deliveries on deliveries.id = outcome.id
          on conflict (delivery_id, number) do update set ${sql.unsafe(attemptColumns.replaced)}
        ),
        -- What went wrong on our side says nothing of the receiver.
        told as (select * from outcome where coalesce(fault, '') not in ('INTERRUPTED', 'UNSIGNED')),
        hours as (
          insert into webhook_hours (webhook_id, hour, succeeded, failed)
          select "webhookId", date_trunc('hour', now()), count(*) filter (where fault is null),
            count(*) filter (where fault is not null)
          from told group by "webhookId" order by "webhookId"
          on conflict (webhook_id, hour) do update set
            succeeded = webhook_hours.succeeded + excluded.succeeded, failed = webhook_hours.failed + excluded.failed
        ),
        health as (
          insert into webhook_health (webhook_id, last_attempt_at, http_status, fault, last_success_at, failing_since)
          select "webhookId", now(), (array_agg("httpStatus" order by "startedAt" desc))[1],
            (array_agg(fault order by "startedAt" desc))[1],
            case when bool_or(fault is null) then now() end, case when bool_and(fault is not null) then now() end
          from told group by "webhookId" order by "webhookId"
          on conflict (webhook_id) do update set
            last_attempt_at = excluded.last_attempt_at, http_status = excluded.http_status, fault = excluded.fault,
            last_success_at = coalesce(excluded.last_success_at, webhook_health.last_success_at),
            failing_since = case when excluded.failing_since is not null
              then coalesce(webhook_health.failing_since, excluded.failing_since) end
          returning webhook_id, failing_since
        ),
        judged as (
          select webhooks.id, webhooks.url, coalesce(
            -- The one that it goes to now, not one from before a change.
            (select 'gone' from outcome where disables and "webhookId" = webhooks.id and outcome.url = webhooks.url limit 1),
            case when failing_since <= now() - ${failingDays}::int * interval '1 day' then 'failing' end) as reason
          from health join webhooks on webhooks.id = webhook_id
        )
        update webhooks set disabled_reason = reason from judged
        where webhooks.id = judged.id and webhooks.url = judged.url and reason is not null and disabled_reason is null`
    },

    /** How many wait in each lane, and since when the one that is due longest has been due, in seconds. */
    async depth(): Promise<{ lane: Lane; waiting: number; overdueSeconds: number }[]> {
      return sql<{ lane: Lane; waiting: number; overdueSeconds: number }[]>`
        select lane, count(*)::int as waiting,
          greatest(0, extract(epoch from now() - min(due_at) filter (where ${free})))::float8
            as "overdueSeconds"
        from deliveries where state = 'pending' group by lane`
    },

    async disabledWebhooks(): Promise<{ reason: string; webhooks: number }[]> {
      return sql<{ reason: string; webhooks: number }[]>`
        select disabled_reason as reason, count(*)::int as webhooks
        from webhooks where disabled_reason is not null group by disabled_reason`
    },

    /** Ends the story of what is over and older than that, and of webhooks that are gone. */
    async deleteBefore(time: Date): Promise<void> {
      // Ids begin with the time of their event.
      const first = `dlv_${encodeTime(time.getTime(), 10)}`
      for (let deleted = deletedAtOnce; deleted === deletedAtOnce;) {
        const { count } = await sql`
          delete from deliveries where id in (
            select id from deliveries where id < ${first} and state <> 'pending' order by id limit ${deletedAtOnce}
          )`
        deleted = count
      }
      await sql`delete from replays where finished_at < ${time}`
      await sql`delete from webhook_hours where hour < now() - interval '2 days'`
      await sql`delete from webhook_health where not exists (select 1 from webhooks where id = webhook_id)`
    },
  }
}
