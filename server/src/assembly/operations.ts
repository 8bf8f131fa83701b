import type { Logger } from 'pino'
import type { Environment } from '@edis/contract/environment'
import { operationsDocument } from '@edis/contract/openapi-document/operations-document'
import { compileAllowList } from '../allowed-ips/allowed-ips.ts'
import { catalogueFileRoutes } from '../catalogue/files/catalogue-files.operations.routes.ts'
import { stockRoutes } from '../catalogue/stock/stock.operations.routes.ts'
import type { Database } from '../database/connection.ts'
import type { Vault } from '../database/vault.ts'
import { deliveryStore } from '../deliveries/deliveries.store.ts'
import { bearerToken } from '../http/gate/bearer.ts'
import { answerKeptFor, deleteOperationsAnswersBefore } from '../http/gate/idempotency.store.ts'
import type { DoorOptions } from '../http/doors/door.ts'
import { serveConsole } from '../http/doors/console-pages.ts'
import { createOperationsDoor } from '../http/doors/operations-door.ts'
import { labelOperationsRoutes } from '../labels/labels.operations.routes.ts'
import type { Metrics } from '../metrics.ts'
import { presentOrder } from '../order-feed/order-feed.ts'
import { orderFeedStore } from '../order-feed/order-feed.store.ts'
import { operationsKeyJudge } from '../operations-keys/judge-operations-key.ts'
import { operationsKeyStore } from '../operations-keys/operations-keys.store.ts'
import { orderReportRoutes } from '../orders/reports/order-reports.operations.routes.ts'
import { orderOperationsRoutes } from '../orders/orders.operations.routes.ts'
import { partnerOperationsRoutes } from '../partners/partners.operations.routes.ts'
import { partnerStore } from '../partners/partners.store.ts'
import { judgeReport } from '../review/judge-report.ts'
import { progressOf, reportProgress } from '../review/review.ts'
import { reportStore } from '../review/report.store.ts'
import type { Regions } from '../regions/regions.ts'
import type { Settings } from '../settings.ts'
import { providerWebhookRoutes } from '../webhooks/provider-webhooks.operations.routes.ts'
import { staffJudge } from '../staff/judge-staff.ts'
import { staffSessionStore } from '../staff/staff-sessions.store.ts'
import { answerConsole } from './console/answer-console.ts'
import { answerFeeds } from './operated-feeds.ts'
import { openOperatedOrders } from './operated-orders.ts'
import type { RunningDoor } from './running-door.ts'

type OperationsOptions = {
  settings: Settings
  accounts: Database
  /** A pool of each environment, beside those of its own door. */
  databases: Readonly<Record<Environment, Database>>
  /** Pools that go by index, for the feeds. */
  feeds: Readonly<Record<Environment, Database>>
  regions: Regions
  vault: Vault
  door: Omit<DoorOptions, 'contentSecurityPolicy' | 'headers' | 'metrics'>
  log: Logger
  metrics: Metrics
  /** Of the demo's staff, who need no second factor; null: there is no demo. */
  demoEmail: string | null
  /** The built console. */
  consoleFolder: string
  now: () => Date
}

/** The operations door with every call on it, over both environments. */
export async function createOperations(options: OperationsOptions): Promise<RunningDoor> {
  const { settings, accounts, databases, metrics, demoEmail, now } = options
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret } = settings
  const judge = operationsKeyJudge({ keys: operationsKeyStore(accounts), compileAllowList, now })
  let document: string | null = null
  const door = await createOperationsDoor({
    ...options.door,
    judge,
    judgeStaff: staffJudge({
      sessions: staffSessionStore(accounts),
      ownOrigin: settings.urls.operations,
      demoEmail,
      now,
    }),
    accounts,
    databases,
    document: () => (document ??= JSON.stringify(operationsDocument(settings.urls.operations))),
    metrics: {
      text: metrics.text,
      check: (authorization, address) => judge(bearerToken(authorization), 'metrics:read', address),
    },
    now,
  })
  const development = await openOrders('development')
  const production = await openOrders('production')
  const places = { development, production }
  const partners = partnerStore(accounts)
  orderReportRoutes(door, places)
  labelOperationsRoutes(door, places)
  orderOperationsRoutes(door, {
    places,
    async partnerOf(partnerId) {
      const found = await partners.find(partnerId)
      return found && { partner_id: found.id, name: found.name, email: found.email }
    },
  })
  stockRoutes(door, { now })
  const reports = reportStore(databases.development)
  const progress = {
    reportsOf: async (ids: readonly string[]) => progressOf(await reports.passed(ids)),
    reportOf: async (partnerId: string) => reportProgress(await judgeReport(reports, partnerId)),
  }
  partnerOperationsRoutes(door, { accounts, databases, ...progress, now })
  const feeds = answerFeeds(door, options.feeds, options.log, metrics)
  const forStaff = answerConsole(door.console, {
    accounts,
    databases,
    vault: options.vault,
    regions: options.regions,
    orders: places,
    reports,
    ...progress,
    catchUp: feeds.catchUp,
    oidc:
      issuer && clientId && clientSecret
        ? { issuer, clientId, clientSecret, trustsEmails: settings.oidcTrustEmails }
        : null,
    server: door.server,
    ownOrigin: settings.urls.operations,
    demoEmail,
    log: options.log,
    now,
  })
  providerWebhookRoutes(door, { databases, vault: options.vault, now })
  catalogueFileRoutes(door, { databases, regions: options.regions, listPartners: () => partners.list() })
  await serveConsole(door.server, options.consoleFolder)

  async function openOrders(environment: Environment) {
    const opened = await openOperatedOrders({
      database: databases[environment],
      environment,
      regions: options.regions,
      log: options.log,
      stepMs: settings.sandboxStepMs,
      onReport: metrics.report.bind(null, environment),
      now,
    })
    const database = databases[environment]
    const deliveries = deliveryStore(database)
    const feed = orderFeedStore(database)
    return {
      ...opened,
      database,
      async wholeOrder(orderId: string) {
        const order = await feed.find(orderId)
        return order && presentOrder(order)
      },
      async deliveriesOf(partnerId: string, orderId: string) {
        const rows = await deliveries.list(partnerId, { orderId, limit: 100 })
        return rows.map(({ id, webhookId, event, state, attempts, httpStatus, fault, lastAttemptAt }) => ({
          delivery_id: id,
          webhook_id: webhookId,
          event,
          state,
          attempts,
          http_status: httpStatus,
          fault,
          last_attempt_at: lastAttemptAt?.toISOString() ?? null,
        }))
      },
    }
  }

  return {
    server: door.server,
    async clean() {
      await deleteOperationsAnswersBefore(accounts, new Date(now().getTime() - answerKeptFor))
      await feeds.clean()
      await forStaff.clean()
    },
    stop: async () => feeds.stop(),
    async finish() {
      await Promise.all([feeds.finish(), development.stop(), production.stop()])
    },
  }
}
