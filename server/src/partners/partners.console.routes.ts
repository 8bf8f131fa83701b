import { decidedDays } from '@edis/contract/console/decided-days'
import * as calls from '@edis/contract/console/partners'
import type { Environment } from '@edis/contract/environment'
import { auditPages, type NamedRow } from '../audit/audit-pages.store.ts'
import type { Database } from '../database/connection.ts'
import type { ConsoleDoor } from '../http/doors/console-door.ts'
import { Failure } from '../http/doors/failure.ts'
import { cursorKey, momentCursorKey, pageOf, wholeNumber } from '../http/doors/page.ts'
import { partnerBelongings, partnerPages, partnersInTrouble } from './partner-pages.store.ts'
import { lastDay, partnersWithHealth, type ReportProgress, text } from './partners-with-health.ts'
import { type Partner, partnerStore } from './partners.store.ts'

type Parts = {
  accounts: Database
  databases: Readonly<Record<Environment, Database>>
  /** What the report of each of the partners was when it was last looked at. */
  reportsOf: (partnerIds: readonly string[]) => Promise<ReadonlyMap<string, ReportProgress>>
  /** What it is now. */
  reportOf: (partnerId: string) => Promise<ReportProgress>
  /** How many checks of each have passed, and how many must. */
  checksOf: (partnerIds: readonly string[]) => Promise<(partnerId: string) => { passed: number; required: number }>
  /** The name of the rate card of its own that a partner's prices are of now. */
  ownCardOf: (environment: Environment, partnerId: string) => Promise<string | null>
  now: () => Date
}

/** The partners as the console shows them. */
export function partnerConsoleRoutes(door: ConsoleDoor, parts: Parts): void {
  const { accounts, databases, now } = parts
  const pages = partnerPages(accounts)
  const store = partnerStore(accounts)
  const healthOf = partnersWithHealth(databases, now)
  const shown = async (environment: Environment, partners: readonly Partner[]) =>
    healthOf(environment, partners, await parts.reportsOf(partners.map(({ id }) => id)))

  door.answer(calls.searchPartners, async ({ fields, caller: { environment } }) => {
    const { search = null, show = 'all', cursor, limit = 50 } = fields
    if (show === 'trouble') {
      // Of three parts, so that it is no cursor of the other lists
      const [failures, id = ''] = cursorKey(cursor, 3) ?? []
      const after = failures === undefined ? null : [wholeNumber(failures), id]
      const worst = await partnersInTrouble(databases[environment], lastDay(now()), { search, after }, limit + 1)
      const page = pageOf(worst, limit, (partner) => [String(partner.failures), partner.id, show])
      const partners = await pages.these(page.items.map((partner) => partner.id))
      return { ...page, items: await shown(environment, partners) }
    }
    const found = await pages.search({ show, search, after: cursorKey(cursor, 2) }, limit + 1)
    const { items, next_cursor } = pageOf(found, limit, ({ name, id }) => [name, id])
    return { items: await shown(environment, items), next_cursor }
  })

  door.answer(calls.showPartner, async ({ fields: { partner_id: partnerId }, caller: { environment } }) => {
    const found = await store.find(partnerId)
    if (!found) throw new Failure('PARTNER_NOT_FOUND')
    const its = partnerBelongings(databases[environment], partnerId, lastDay(now()))
    const reports = new Map([[partnerId, await parts.reportOf(partnerId)]])
    const [[partner], keys, addresses, webhooks, members, prices, hours, errors, card] = await Promise.all([
      healthOf(environment, [found], reports),
      its.keys(),
      its.addresses(),
      its.webhooks(),
      its.members(),
      its.prices(),
      its.hours(),
      its.errors(),
      parts.ownCardOf(environment, partnerId),
    ])
    if (!partner) throw new Failure('PARTNER_NOT_FOUND')
    return {
      partner,
      keys: keys.map(({ id, createdAt, expiresAt, ...key }) => ({
        key_id: id,
        ...key,
        created_at: createdAt.toISOString(),
        expires_at: text(expiresAt),
      })),
      allowed_ips: addresses.map(({ ip, createdAt }) => ({ ip, created_at: createdAt.toISOString() })),
      webhooks: webhooks.map(({ id, event, url, fault, succeeded, failed, ...webhook }) => ({
        webhook_id: id,
        event,
        url,
        fault,
        succeeded,
        failed,
        disabled_reason: webhook.disabledReason,
        failing_since: text(webhook.failingSince),
        last_success_at: text(webhook.lastSuccessAt),
        http_status: webhook.httpStatus,
        created_at: webhook.createdAt.toISOString(),
      })),
      members: members.map(({ id, name, email, role, secondFactor, lastActiveAt, createdAt }) => ({
        member_id: id,
        name,
        email,
        role,
        second_factor: secondFactor,
        last_active_at: text(lastActiveAt),
        joined_at: createdAt.toISOString(),
      })),
      prices: prices.map(({ courierCode, serviceCode, discountBp }) => ({
        courier_code: courierCode,
        service_code: serviceCode,
        discount_bp: discountBp,
      })),
      rate_card: card,
      hours: hours.map(({ at, ...hour }) => ({ at: at.toISOString(), ...hour })),
      top_errors: errors,
    }
  })

  door.answer(calls.listApprovals, async ({ fields: { cursor, limit = 50 } }) => {
    const found = await pages.waiting(momentCursorKey(cursor) ?? [], limit + 1)
    const { items, next_cursor } = pageOf(found, limit, (partner) => [
      text(partner.productionRequestedAt) ?? '',
      partner.id,
    ])
    return { items: await productionRequests(items, parts.checksOf), next_cursor }
  })

  door.answer(calls.listDecisions, async ({ fields: { partner_id: partnerId = null, cursor, limit = 50 } }) => {
    const since = partnerId === null ? new Date(now().getTime() - decidedDays * 86_400_000) : null
    const [at, id = ''] = momentCursorKey(cursor) ?? []
    const after = at === undefined ? null : { at: new Date(at), id }
    const found = await auditPages(accounts).page({ ...decisions, partnerId, since }, after, limit + 1)
    const page = pageOf(found, limit, (row) => [row.at.toISOString(), row.id])
    return { ...page, items: page.items.map(decision) }
  })
}

/** What the audit log is asked for. */
const decisions = {
  actions: ['partner.production_granted', 'partner.production_refused'],
  actorKind: null,
  actorId: null,
  targetId: null,
  environment: null,
  until: null,
} as const

const decision = (row: NamedRow) => ({
  partner_id: row.partnerId ?? '',
  partner_name: row.partnerName ?? '',
  decision: row.action === 'partner.production_granted' ? ('granted' as const) : ('refused' as const),
  at: row.at.toISOString(),
  actor_kind: row.actorKind,
  actor_name: row.actorName,
  reason: row.reason,
})

/** The requests of partners that wait for production. */
export async function productionRequests(partners: readonly Partner[], checksOf: Parts['checksOf']) {
  const checks = await checksOf(partners.map(({ id }) => id))
  return partners.map(({ id, name, productionRequestedAt }) => ({
    partner_id: id,
    partner_name: name,
    requested_at: text(productionRequestedAt) ?? '',
    report: checks(id),
  }))
}
