import type { DataOf } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import type { findPartner, suspendPartner } from '@edis/contract/operations/partners'
import type { Database } from '../database/connection.ts'
import { type HealthCounts, readHealth } from './partner-health.store.ts'
import { productionOf } from './partners.ts'
import type { Partner } from './partners.store.ts'

export type PartnerWithHealth = DataOf<typeof findPartner>
export type ReportProgress = PartnerWithHealth['health']['report']
type Account = DataOf<typeof suspendPartner>

const hour = 3_600_000
const untested: ReportProgress = { state: 'untested', percent: 0 }

/** The beginning of the last 24 hours, in whole hours. */
export const lastDay = (now: Date): Date => new Date(Math.ceil((now.getTime() - 24 * hour) / hour) * hour)

/** Makes what tells of partners how they do in an environment. */
export const partnersWithHealth =
  (databases: Readonly<Record<Environment, Database>>, now: () => Date) =>
  async (
    environment: Environment,
    partners: readonly Partner[],
    reports: ReadonlyMap<string, ReportProgress>,
  ): Promise<PartnerWithHealth[]> => {
    const since = lastDay(now())
    const ids = partners.map(({ id }) => id)
    const counts = await readHealth(databases[environment], ids, { since, now: now() })
    const byId = new Map(counts.map((row) => [row.partnerId, row]))
    return partners.map((partner) => ({
      ...shownAccount(partner, environment),
      health: shownHealth(partner, byId.get(partner.id), { since, report: reports.get(partner.id) ?? untested }),
    }))
  }

/** To four places. */
export const errorRate = (calls: number, failures: number): number =>
  calls === 0 ? 0 : Math.round((failures / calls) * 10_000) / 10_000

export const text = (moment: Date | null): string | null => moment?.toISOString() ?? null

export const shownAccount = (partner: Partner, environment: Environment): Account => ({
  partner_id: partner.id,
  name: partner.name,
  email: partner.email,
  status: partner.suspendedAt ? 'suspended' : 'active',
  suspended_at: text(partner.suspendedAt),
  suspended_reason: partner.suspendedReason,
  production: productionOf(partner),
  production_requested_at: text(partner.productionRequestedAt),
  production_granted_at: text(partner.productionGrantedAt),
  production_refused_at: text(partner.productionRefusedAt),
  production_refused_reason: partner.productionRefusedReason,
  rate_limit_per_minute: environment === 'production' ? partner.productionRateLimit : partner.developmentRateLimit,
  created_at: partner.createdAt.toISOString(),
})

function shownHealth(
  partner: Partner,
  counts: HealthCounts | undefined,
  { since, report }: { since: Date; report: ReportProgress },
): PartnerWithHealth['health'] {
  const { calls: made = 0, failures = 0, rateLimited = 0, failingWebhooks = 0, disabledWebhooks = 0 } = counts ?? {}
  return {
    since: since.toISOString(),
    calls: made,
    error_rate: errorRate(made, failures),
    rate_limited: rateLimited,
    failing_webhooks: failingWebhooks,
    disabled_webhooks: disabledWebhooks,
    report,
    waiting: { production: productionOf(partner) === 'requested', cancels: counts?.cancels ?? 0 },
  }
}
