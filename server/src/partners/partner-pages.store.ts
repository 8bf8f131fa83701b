import { requestTrouble } from '@edis/contract/console/partner-trouble'
import type { MemberRole } from '@edis/contract/members/member-roles'
import type { KeyScope } from '@edis/contract/calls/call-scopes'
import type { DeliveryFault } from '@edis/contract/webhooks/deliveries'
import type { Sql } from 'postgres'
import type { Database } from '../database/connection.ts'
import { escapeLike } from '../database/escape-like.ts'
import { columnsBut } from '../database/row-columns.ts'
import { partners } from '../database/tables/accounts-tables.ts'
import type { Partner } from './partners.store.ts'

type Found = { show: 'all' | 'requested' | 'suspended'; search: string | null; after: readonly string[] | null }
type Trouble = {
  id: string
  calls: number
  failures: number
  rateLimited: number
  topError: string | null
  brokenWebhooks: number
}

const columns = columnsBut(partners)
const selected = (sql: Sql) => sql.unsafe(columns.selected)

/** Whose name or email the text is part of, or whose id begins with it. */
function matches(sql: Sql, search: string | null) {
  const text = escapeLike((search ?? '').trim())
  return sql`
    (lower(name) like lower(${`%${text}%`}) or email like lower(${`%${text}%`}) or lower(partners.id) like lower(${`${text}%`}))`
}

/** What the console lists of partners and shows of one. */
export function partnerPages({ $client: accounts }: Database) {
  const waits = accounts`
    production_requested_at is not null and production_granted_at is null and production_refused_at is null`

  return {
    /** By name, beginning after one. */
    search({ show, search, after }: Found, limit: number): Promise<Partner[]> {
      const [name = '', id = ''] = after ?? []
      const filters = { all: accounts`true`, requested: waits, suspended: accounts`suspended_at is not null` }
      return accounts<Partner[]>`
        select ${selected(accounts)} from accounts.partners
        where ${filters[show]} and (lower(name), id) > (lower(${name}), ${id})
          and ${matches(accounts, search)}
        order by lower(name), id limit ${limit}`
    },

    /** Those that wait for production, the one that has waited longest first. */
    waiting([at = '-infinity', id = '']: readonly string[], limit: number): Promise<Partner[]> {
      return accounts<Partner[]>`
        select ${selected(accounts)} from accounts.partners
        where ${waits} and (production_requested_at, id) > (${at}::timestamptz, ${id})
        order by production_requested_at, id limit ${limit}`
    },

    async countWaiting(most: number): Promise<number> {
      const [row] = await accounts<{ count: number }[]>`
        select count(*)::int as count from (select from accounts.partners where ${waits} limit ${most}) waiting`
      return row?.count ?? 0
    },

    async countActive(): Promise<number> {
      const [row] = await accounts<{ count: number }[]>`
        select count(*)::int as count from accounts.partners where suspended_at is null`
      return row?.count ?? 0
    },

    async these(ids: readonly string[]): Promise<Partner[]> {
      const rows = await accounts<Partner[]>`
        select ${selected(accounts)} from accounts.partners where id = any(${ids as string[]}::text[])`
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },
  }
}

/**
 * Partners that are in trouble in the environment of the database (`isInTrouble`): those with the most failed calls first,
 * beginning after one. With a text those whose name, email or id it is part of.
 */
export function partnersInTrouble(
  { $client: sql }: Database,
  since: Date,
  { search, after }: Pick<Found, 'search' | 'after'>,
  limit: number,
): Promise<Trouble[]> {
  const [failures = null, id = ''] = after ?? []
  return sql<Trouble[]>`
    with broken as materialized (
      select partner_id, count(*)::int as webhooks from webhooks left join webhook_health on webhook_id = webhooks.id
      where disabled_reason is null and failing_since is not null or disabled_reason in ('gone', 'failing')
      group by partner_id
    )
    select partners.id, called.calls, called.failures, coalesce(limited.requests, 0) as "rateLimited", top.error as "topError",
      coalesce(broken.webhooks, 0) as "brokenWebhooks"
    from accounts.partners
    cross join lateral (
      select coalesce(sum(requests), 0)::int as calls, coalesce(sum(requests) filter (where error <> ''), 0)::int as failures
      from request_counts where partner_id = partners.id and grain = 'total' and starts_at >= ${since}
    ) called
    left join lateral (
      select sum(requests)::int as requests from request_counts
      where called.failures > 0 and partner_id = partners.id and grain = 'hour' and starts_at >= ${since}
        and error = 'RATE_LIMITED'
    ) limited on true
    left join lateral (
      select error from request_counts
      where called.failures > 0 and partner_id = partners.id and grain = 'hour' and starts_at >= ${since}
      group by error order by sum(requests) desc, error limit 1
    ) top on true
    left join broken on broken.partner_id = partners.id
    where suspended_at is null and ${matches(sql, search)}
      and (${failures}::bigint is null or (-called.failures, partners.id) > (-${failures}::bigint, ${id}))
      and (broken.webhooks > 0
        or called.calls >= ${requestTrouble.calls} and called.failures >= called.calls * ${requestTrouble.errorRate}::float8
        or coalesce(limited.requests, 0) >= ${requestTrouble.rateLimited})
    order by called.failures desc, partners.id limit ${limit}`
}

type ShownKey = {
  id: string | null
  name: string | null
  scope: KeyScope
  ending: string | null
  createdAt: Date
  expiresAt: Date | null
}
type ShownWebhook = {
  id: string
  event: string
  url: string
  disabledReason: 'paused' | 'gone' | 'failing' | null
  failingSince: Date | null
  lastSuccessAt: Date | null
  httpStatus: number | null
  fault: DeliveryFault | null
  succeeded: number
  failed: number
  createdAt: Date
}
type ShownMember = {
  id: string
  name: string | null
  email: string
  role: MemberRole
  secondFactor: boolean
  lastActiveAt: Date | null
  createdAt: Date
}

/** What belongs to one partner in the environment of the database. */
export function partnerBelongings({ $client: sql }: Database, partnerId: string, since: Date) {
  return {
    keys: () => sql<ShownKey[]>`
      select null as id, null as name, 'all' as scope, null as ending, created_at as "createdAt", expires_at as "expiresAt"
      from partner_keys where partner_id = ${partnerId} and (expires_at is null or expires_at > now())
      union all
      select id, name, scope, ending, created_at, null from named_keys where partner_id = ${partnerId} and revoked_at is null
      order by "createdAt"`,

    addresses: () => sql<{ ip: string; createdAt: Date }[]>`
      select ip, created_at as "createdAt" from allowed_ips where partner_id = ${partnerId} order by id`,

    webhooks: () => sql<ShownWebhook[]>`
      select id, event, url, disabled_reason as "disabledReason", failing_since as "failingSince",
        last_success_at as "lastSuccessAt", http_status as "httpStatus", fault, coalesce(hours.succeeded, 0) as succeeded,
        coalesce(hours.failed, 0) as failed, created_at as "createdAt"
      from webhooks left join webhook_health on webhook_id = webhooks.id
      left join lateral (
        select sum(succeeded)::int as succeeded, sum(failed)::int as failed from webhook_hours
        where webhook_hours.webhook_id = webhooks.id and hour >= ${since}
      ) hours on true
      where partner_id = ${partnerId} order by id`,

    members: () => sql<ShownMember[]>`
      select id, name, email, role, totp_added_at is not null as "secondFactor", last_active_at as "lastActiveAt",
        created_at as "createdAt"
      from accounts.members where partner_id = ${partnerId} and removed_at is null order by created_at, id`,

    prices: () => sql<{ courierCode: string; serviceCode: string; discountBp: number }[]>`
      select courier_code as "courierCode", service_code as "serviceCode", discount_bp as "discountBp"
      from contract_prices where partner_id = ${partnerId} order by 1, 2`,

    hours: () => sql<{ at: Date; succeeded: number; failed: number }[]>`
      select starts_at as at, coalesce(sum(requests) filter (where error = ''), 0)::int as succeeded,
        coalesce(sum(requests) filter (where error <> ''), 0)::int as failed
      from request_counts where partner_id = ${partnerId} and grain = 'total' and starts_at >= ${since}
      group by starts_at order by starts_at`,

    errors: () => sql<{ error: string; requests: number }[]>`
      select error, sum(requests)::int as requests from request_counts
      where partner_id = ${partnerId} and grain = 'hour' and starts_at >= ${since}
      group by error order by 2 desc, 1 limit 5`,
  }
}
