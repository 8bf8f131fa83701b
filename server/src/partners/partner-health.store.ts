import { encodeTime } from 'ulid'
import type { Database } from '../database/connection.ts'

/** Counts of one environment. */
export type HealthCounts = {
  partnerId: string
  calls: number
  failures: number
  rateLimited: number
  failingWebhooks: number
  disabledWebhooks: number
  cancels: number
}

const month = 30 * 86_400_000

/** How partners are doing in the environment of the database: calls of the whole hours from `since` on. */
export function readHealth(
  { $client: sql }: Database,
  partnerIds: readonly string[],
  { since, now }: { since: Date; now: Date },
): Promise<HealthCounts[]> {
  // Ids begin with their time: of a partner's orders no more than these are looked at.
  const firstOrder = `ord_${encodeTime(now.getTime() - month, 10)}`
  return sql<HealthCounts[]>`
    select asked.id as "partnerId", called.calls, called.failures, limited.requests as "rateLimited", failing as "failingWebhooks",
      disabled as "disabledWebhooks", cancels
    from unnest(${partnerIds as string[]}::text[]) as asked (id)
    cross join lateral (
      select coalesce(sum(requests), 0)::int as calls, coalesce(sum(requests) filter (where error <> ''), 0)::int as failures
      from request_counts where partner_id = asked.id and grain = 'total' and starts_at >= ${since}
    ) called
    cross join lateral (
      select coalesce(sum(requests), 0)::int as requests from request_counts
      where partner_id = asked.id and grain = 'hour' and starts_at >= ${since} and error = 'RATE_LIMITED'
    ) limited
    cross join lateral (
      select count(*) filter (where disabled_reason is null and failing_since is not null)::int as failing,
        count(*) filter (where disabled_reason in ('gone', 'failing'))::int as disabled
      from webhooks left join webhook_health on webhook_id = webhooks.id where partner_id = asked.id
    ) hooks
    cross join lateral (
      select count(*)::int as cancels from orders
      where partner_id = asked.id and orders.id >= ${firstOrder} and status = 'cancel_requested'
    ) waiting`
}
