import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import type { Database } from '../database/connection.ts'
import type { Transaction } from '../database/transaction.ts'
import { json } from '../database/json-parameter.ts'

type Told = Pick<Webhook, 'last_delivery' | 'health' | 'replay'>
export type WebhookHealthStore = ReturnType<typeof webhookHealthStore>

/** Partners' webhooks that have done nothing but fail for a day, and are on. */
export const failingWebhooks = (
  sql: Transaction,
): Promise<{ webhookId: string; partnerId: string; url: string; failingSince: Date }[]> =>
  sql`
    select webhooks.id as "webhookId", partner_id as "partnerId", url, failing_since as "failingSince"
    from webhook_health join webhooks on webhooks.id = webhook_id
    where failing_since < now() - interval '1 day' and disabled_reason is null and partner_id is not null
    order by webhooks.id`

export function webhookHealthStore({ $client: sql }: Database) {
  return {
    /** How the receivers do, by webhook id. */
    async of(webhookIds: readonly string[]): Promise<Map<string, Told>> {
      const rows = await sql<{ id: string; told: Told }[]>`
        select wanted.id, jsonb_build_object(
          'last_delivery', case when health.webhook_id is not null then jsonb_build_object(
            'at', ${moment(sql`last_attempt_at`)}, 'succeeded', fault is null, 'http_status', http_status) end,
          'health', jsonb_build_object(
            'last_success_at', ${moment(sql`last_success_at`)}, 'failing_since', ${moment(sql`failing_since`)},
            'hours', coalesce((
              select jsonb_agg(jsonb_build_object(
                'hour', ${moment(sql`hour`)}, 'succeeded', succeeded, 'failed', failed) order by hour)
              from webhook_hours where webhook_hours.webhook_id = wanted.id and hour > now() - interval '24 hours'
            ), '[]'),
            'waiting', (select count(*) from (
              (select 1 from deliveries where lane = 0 and state = 'pending' and webhook_id = wanted.id limit 1000)
              union all
              (select 1 from deliveries where lane = 1 and state = 'pending' and webhook_id = wanted.id limit 1000)
              limit 1000) waiting),
            'replayable', (select count(*) from (
              select 1 from deliveries where state in ('failed', 'held') and webhook_id = wanted.id limit 1000
            ) replayable)
          ),
          'replay', (
            select jsonb_build_object(
              'started_at', ${moment(sql`created_at`)}, 'finished_at', ${moment(sql`finished_at`)}, 'total', total,
              'replayed', replayed)
            from replays where replays.webhook_id = wanted.id order by replays.id desc limit 1
          )
        ) as told
        from jsonb_array_elements_text(${json(webhookIds)}::text::jsonb) as wanted (id)
          left join webhook_health health on health.webhook_id = wanted.id`
      return new Map(rows.map(({ id, told }) => [id, told]))
    },

    /** A webhook that was enabled again, or goes elsewhere, has its five days again. */
    async forgetFailures(webhookId: string): Promise<void> {
      await sql`update webhook_health set failing_since = null where webhook_id = ${webhookId}`
    },
  }

  /** RFC 3339 in UTC, to the millisecond; null stays null. */
  function moment(column: ReturnType<typeof sql>) {
    return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  }
}
