import type { DeliveryState } from '@edis/contract/webhooks/deliveries'
import type { Database } from '../database/connection.ts'
import { arrayOf } from '../database/array-parameter.ts'
import { columnsBut, type RowOf } from '../database/row-columns.ts'
import { deliveryAttempts } from '../database/tables/delivery-tables.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Exchange } from './deliveries.ts'

/** `signedAt`, `signature` null: it could not be signed, and nothing was sent. */
export type Attempt = Exchange & { startedAt: Date; url: string; signedAt: number | null; signature: string | null }

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

/** What an attempt is written and read by. */
export const attemptColumns = columnsBut(deliveryAttempts, 'deliveryId', 'number', 'partnerId')
type AttemptRow = RowOf<typeof attemptColumns>
const written = `delivery_id, number, partner_id, ${attemptColumns.names}`

/** `gone`: its receiver said so. `failing`: it did nothing else for days. */
export type DisabledWebhook = { webhookId: string; partnerId: string | null; url: string; reason: 'gone' | 'failing' }
/** What else is done in the transaction that disables a webhook. */
export type OnDisabled = (transaction: Transaction, webhook: DisabledWebhook) => Promise<void>

/** Completes attempts in one statement. Gives the webhooks that it disabled. */
export function writeCompletions(
  sql: Transaction | Database['$client'],
  completions: readonly Completion[],
  failingDays: number,
): Promise<DisabledWebhook[]> {
  const attempts: AttemptRow[] = completions.map(({ attempt }) => attempt)
  const each = (value: (completion: Completion) => string | number | boolean | null) => arrayOf(completions.map(value))
  return sql<DisabledWebhook[]>`
        with outcome as (
          select * from unnest(
            ${each(({ id }) => id)}::text::text[], ${each(({ number }) => number)}::text::int[],
            ${each(({ webhookId }) => webhookId)}::text::text[], ${each(({ state }) => state)}::text::text[],
            ${each(({ retryInMs }) => retryInMs)}::text::float8[], ${each(({ disables }) => disables)}::text::boolean[]
            ${attemptColumns.arrays(attempts).map(({ values, type }) => sql`, ${values}::text::${sql.unsafe(type)}[]`)}
          ) as outcome (id, number, "webhookId", state, "retryInMs", disables, ${sql.unsafe(attemptColumns.properties)})
        ),
        completed as (
          update deliveries set
            state = outcome.state, leased_until = null,
            lane = case when outcome.state = 'pending' then 1 else lane end,
            failures = case when outcome.fault is null or outcome.fault = 'UNSIGNED' then failures else failures + 1 end,
            due_at = now() + coalesce("retryInMs", 0) * interval '1 millisecond',
            last_attempt_at = now(), http_status = "httpStatus", fault = outcome.fault
          from outcome
          where deliveries.id = outcome.id and deliveries.state = 'pending' and attempts = number and leased_until is not null
          returning deliveries.partner_id, outcome.*
        ),
        -- What another worker took over: what came of it is shown, and counts for nothing.
        late as (
          select partner_id, outcome.* from outcome join deliveries on deliveries.id = outcome.id
          where (select count(*) from completed) < ${completions.length}::int
            and not exists (select from completed where completed.id = outcome.id)
        ),
        recorded as (
          insert into delivery_attempts (${sql.unsafe(written)})
          select id, number, partner_id, ${sql.unsafe(attemptColumns.of('completed'))} from completed
        ),
        -- Whoever took it over wrote it down as interrupted. Apart, as looking for such a row costs a tenth of an outcome.
        corrected as (
          insert into delivery_attempts (${sql.unsafe(written)})
          select id, number, partner_id, ${sql.unsafe(attemptColumns.of('late'))} from late
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
        where webhooks.id = judged.id and webhooks.url = judged.url and reason is not null and disabled_reason is null
        returning webhooks.id as "webhookId", partner_id as "partnerId", webhooks.url, reason`
}
