import type { Logger } from 'pino'
import type { FastifyInstance } from 'fastify'
import { countedTo } from '@edis/contract/console/today'
import type { Environment } from '@edis/contract/environment'
import { announcementConsoleRoutes } from '../../announcements/announcements.console.routes.ts'
import { auditConsoleRoutes } from '../../audit/audit.console.routes.ts'
import { catalogueConsoleRoutes } from '../../catalogue/console/catalogue.console.routes.ts'
import { cardsByPartner, dayInJakarta } from '../../catalogue/prices/rate-card-versions.ts'
import { listCards } from '../../catalogue/prices/rate-card-versions.store.ts'
import type { Database } from '../../database/connection.ts'
import type { Vault } from '../../database/vault.ts'
import type { ConsoleDoor } from '../../http/doors/console-door.ts'
import { mailsOfOrder } from '../../mail/mail.store.ts'
import { replayConsoleRoutes } from '../../deliveries/replays.console.routes.ts'
import { operationsKeyRoutes, revokeKey } from '../../operations-keys/operations-keys.console.routes.ts'
import { orderPages } from '../../orders/order-pages.store.ts'
import { orderConsoleRoutes, type Orders } from '../../orders/orders.console.routes.ts'
import { createPasswordStrength } from '../../passwords/password-strength.ts'
import { partnerMailRoutes } from '../../partners/partner-mail.console.routes.ts'
import { partnerPages, partnersInTrouble } from '../../partners/partner-pages.store.ts'
import { partnerConsoleRoutes, productionRequests } from '../../partners/partners.console.routes.ts'
import { partnerStore } from '../../partners/partners.store.ts'
import { errorRate, lastDay, type ReportProgress } from '../../partners/partners-with-health.ts'
import type { Regions } from '../../regions/regions.ts'
import { requestConsoleRoutes } from '../../requests/requests.console.routes.ts'
import { requestStore } from '../../requests/requests.store.ts'
import { reportConsoleRoutes } from '../../review/report.console.routes.ts'
import type { ReportStore } from '../../review/report.store.ts'
import { checksPassed } from '../../review/review.ts'
import { timelineEntries } from '../../review/timeline-entries.ts'
import { timelineStore } from '../../review/timeline.store.ts'
import { staffFactorStore } from '../../second-factor/staff-factors.store.ts'
import { staffSecondFactorRoutes } from '../../second-factor/staff-second-factor.console.routes.ts'
import { staffSecondStep } from '../../second-factor/staff-second-step.ts'
import { guessBounds } from '../../sign-in/guesses.ts'
import { signInThrottleStore } from '../../sign-in/sign-in-throttle.store.ts'
import { companySignIn, type OidcClient } from '../../staff/company-sign-in.ts'
import { oidcRoutes } from '../../staff/oidc.routes.ts'
import { staffSessionOpener, staffSignInRoutes } from '../../staff/sign-in.console.routes.ts'
import { staffConsoleRoutes } from '../../staff/staff.console.routes.ts'
import { staffSessionStore } from '../../staff/staff-sessions.store.ts'
import { staffStore } from '../../staff/staff.store.ts'
import { todayRoutes } from '../../today/today.console.routes.ts'
import { reported } from '../../today/today.ts'
import { todayStore } from '../../today/today.store.ts'
import { webhookHealthStore } from '../../webhooks/webhook-health.store.ts'
import { webhookStore } from '../../webhooks/webhooks.store.ts'

type Parts = {
  accounts: Database
  databases: Readonly<Record<Environment, Database>>
  vault: Vault
  regions: Pick<Regions, 'find'>
  /** What the calls of the provider's systems show of orders too. */
  orders: Readonly<Record<Environment, Orders>>
  reports: ReportStore
  reportsOf: (partnerIds: readonly string[]) => Promise<ReadonlyMap<string, ReportProgress>>
  reportOf: (partnerId: string) => Promise<ReportProgress>
  /** Numbers orders that changed and that no reader of the feed has asked for. */
  catchUp: (environment: Environment) => Promise<void>
  /** The company's own sign-in; null: there is none. */
  oidc: OidcClient | null
  server: FastifyInstance
  /** The host's own address. */
  ownOrigin: string
  demoEmail: string | null
  log: Logger
  now: () => Date
}

/** The console's calls. */
export function answerConsole(door: ConsoleDoor, parts: Parts) {
  const { accounts, databases, vault, reports, demoEmail, log, now } = parts
  const guesses = guessBounds(signInThrottleStore(accounts), log, now)
  const sessions = staffSessionStore(accounts)
  const factor = { accounts, vault, countCode: guesses.ofCode, now }
  const pages = partnerPages(accounts)
  const partners = partnerStore(accounts)
  const inBoth = <Place>(open: (database: Database) => Place): Record<Environment, Place> => ({
    development: open(databases.development),
    production: open(databases.production),
  })

  staffSignInRoutes(door, {
    accounts,
    guesses,
    secondStep: staffSecondStep(factor),
    hasOidc: parts.oidc !== null,
    demoEmail,
    now,
  })
  if (parts.oidc) {
    const { server, ownOrigin } = parts
    const signIn = companySignIn({ client: parts.oidc, ownOrigin, vault, now })
    const openSession = staffSessionOpener(accounts, now)
    oidcRoutes(server, { signIn, staff: staffStore(accounts), openSession, ownOrigin })
  }
  staffSecondFactorRoutes(door, factor)
  staffConsoleRoutes(door, {
    accounts,
    removeSecondFactor: (within, staffId) => staffFactorStore(within).remove(staffId),
    revokeKey,
    isStrong: createPasswordStrength(),
    ofAccount: guesses.ofAccount,
    now,
  })
  operationsKeyRoutes(door, { accounts, now })
  const orders = inBoth(orderPages)
  auditConsoleRoutes(door, { accounts, numbersOf: (environment, ids) => orders[environment].numbersOf(ids) })

  const namesOf = async (ids: readonly string[]) => new Map((await pages.these(ids)).map(({ id, name }) => [id, name]))

  async function checksOf(ids: readonly string[]) {
    const passed = await reports.passed(ids)
    return (id: string) => checksPassed(passed.get(id) ?? [])
  }
  async function inTrouble(environment: Environment) {
    const worst = await partnersInTrouble(
      databases[environment],
      lastDay(now()),
      { search: null, after: null },
      countedTo,
    )
    const names = await namesOf(worst.map(({ id }) => id))
    return worst.map(({ id, calls, failures, rateLimited, topError, brokenWebhooks }) => ({
      partner_id: id,
      partner_name: names.get(id) ?? '',
      calls,
      error_rate: errorRate(calls, failures),
      rate_limited: rateLimited,
      top_error: topError,
      broken_webhooks: brokenWebhooks,
    }))
  }
  async function ownCardOf(environment: Environment, partnerId: string): Promise<string | null> {
    const cards = await listCards(databases[environment].$client)
    const inForce = cardsByPartner(cards)(partnerId, dayInJakarta(now()))
    const own = cards.find(({ card }) => card === inForce?.card)
    return own?.partnerId === partnerId ? own.name : null
  }

  todayRoutes(door, {
    stores: inBoth(todayStore),
    countActive: pages.countActive,
    async waiting(most) {
      const items = await productionRequests(await pages.waiting([], most), checksOf)
      return { count: await pages.countWaiting(countedTo), items }
    },
    catchUp: parts.catchUp,
    inTrouble: recent(inTrouble, now),
    now,
  })
  partnerConsoleRoutes(door, { ...parts, checksOf, ownCardOf })
  reportConsoleRoutes(door, { reports, hasPartner: async (id) => (await partners.find(id)) !== null })
  requestConsoleRoutes(
    door,
    inBoth((database) => ({ requests: requestStore(database), findOrder: timelineStore(database).findOrder })),
  )

  const ordersIn = (environment: Environment) => {
    const timeline = timelineStore(databases[environment])
    return {
      pages: orders[environment],
      wholeOrder: parts.orders[environment].wholeOrder,
      timelineOf: (partnerId: string, orderId: string) => timelineEntries(timeline, partnerId, orderId),
      mailsOf: (orderId: string) => mailsOfOrder(accounts.$client, orderId),
      catchUp: () => parts.catchUp(environment),
    }
  }
  orderConsoleRoutes(door, {
    places: { development: ordersIn('development'), production: ordersIn('production') },
    async findPartners(text, limit) {
      const found = await pages.search({ show: 'all', search: text, after: null }, limit)
      return found.map(({ id, name, email, suspendedAt }) => ({
        partner_id: id,
        partner_name: name,
        email,
        status: suspendedAt ? 'suspended' : 'active',
      }))
    },
    reported,
    regions: parts.regions,
  })
  replayConsoleRoutes(door, {
    async enable(within, webhookId) {
      const enabled = await webhookStore(within).enableFailed(webhookId)
      if (enabled) await webhookHealthStore(within).forgetFailures(webhookId)
      return enabled
    },
    now,
  })
  partnerMailRoutes(door, {
    ownerOf: async (environment, orderId) => (await parts.orders[environment].wholeOrder(orderId))?.partner_id ?? null,
  })
  announcementConsoleRoutes(door, { accounts, now })
  catalogueConsoleRoutes(door, { databases, regions: parts.regions, namesOf, now })

  return {
    async clean(): Promise<void> {
      await Promise.all([sessions.deleteExpired(now()), staffFactorStore(accounts).deleteExpired(now())])
    },
  }
}

/** For how long what looks at every partner is believed, in milliseconds. */
const recentFor = 10_000

/** What it gave in the last seconds, for each environment. */
function recent<T>(ask: (environment: Environment) => Promise<T>, now: () => Date) {
  const held = new Map<Environment, { until: number; answer: Promise<T> }>()
  return (environment: Environment): Promise<T> => {
    const known = held.get(environment)
    if (known && known.until > now().getTime()) return known.answer
    const answer = ask(environment)
    held.set(environment, { until: now().getTime() + recentFor, answer })
    answer.catch(() => held.delete(environment))
    return answer
  }
}
