import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Environment } from '@edis/contract/environment'
import { compileAllowList } from './allowed-ips/allowed-ips.ts'
import { allowedIpRoutes } from './allowed-ips/allowed-ips.routes.ts'
import { allowedIpStore } from './allowed-ips/allowed-ips.store.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { catalogueStore } from './catalogue/catalogue.store.ts'
import { startLiveCatalogue } from './catalogue/live-catalogue.ts'
import { findForOrder, productStore } from './catalogue/products.store.ts'
import { rateCardStore } from './catalogue/rate-card.store.ts'
import { credentialRoutes } from './credentials/credentials.routes.ts'
import { partnerKeyStore } from './credentials/partner-keys.store.ts'
import { tokenStore } from './credentials/tokens.store.ts'
import { customerServiceRoutes } from './customer-services/customer-services.routes.ts'
import { customerServiceStore } from './customer-services/customer-services.store.ts'
import type { Database } from './database/connection.ts'
import type { Vault } from './database/vault.ts'
import { challengeReceiver } from './deliveries/challenge.ts'
import type { PartnerStore } from './partners/partners.store.ts'
import { requestRoutes } from './request-log/requests.routes.ts'
import { requestStore } from './request-log/requests.store.ts'
import { watchLeaks } from './review/leaks.ts'
import { orderReviewRoutes } from './review/order-reviews.routes.ts'
import { orderReviewStore } from './review/order-reviews.store.ts'
import { reportStore } from './review/report.store.ts'
import { reviewRoutes } from './review/review.routes.ts'
import { timelineRoutes } from './review/timeline.routes.ts'
import { timelineStore } from './review/timeline.store.ts'
import { sandboxMoves } from './sandbox/move-order.ts'
import { sandboxRoutes } from './sandbox/sandbox.routes.ts'
import { debugRoutes } from './deliveries/debug.routes.ts'
import { deliveryRoutes } from './deliveries/deliveries.routes.ts'
import { deliveryStore } from './deliveries/deliveries.store.ts'
import { deliverOrderEvents } from './deliveries/order-events.ts'
import { replayStore } from './deliveries/replays.store.ts'
import { createDeliveryWorker } from './delivery-worker.ts'
import { type ApiDoorOptions, createApiDoor } from './http/api-door.ts'
import { bearerCheck, operatorCheck } from './http/bearer.ts'
import { answerKeptFor, deleteAnswersBefore } from './http/idempotency.store.ts'
import { createOpenApi } from './http/open-api.ts'
import { partnerGate } from './http/partner-gate.ts'
import { createRateLimit, rateLimitWindow, refuseOverLimit } from './http/rate-limit.ts'
import { rateLimitStore } from './http/rate-limit.store.ts'
import type { OrderParts } from './orders/order-parts.ts'
import { mcpRoutes } from './mcp/mcp.routes.ts'
import type { Metrics } from './metrics.ts'
import { orderRoutes } from './orders/orders.routes.ts'
import { sandboxOrders } from './orders/sandbox-orders.ts'
import { createQuotes } from './rates/quote.ts'
import { rateRoutes } from './rates/rates.routes.ts'
import { regionRoutes } from './regions/regions.routes.ts'
import type { Regions } from './regions/regions.ts'
import { recordCalls } from './request-log/record-calls.ts'
import { requestLogStore } from './request-log/request-log.store.ts'
import { startSandbox } from './sandbox/start-sandbox.ts'
import { sessionRoutes, type SessionParts } from './sessions/sessions.routes.ts'
import type { Settings } from './settings.ts'
import { webhookHealthStore } from './webhooks/webhook-health.store.ts'
import { webhookSealContext } from './webhooks/webhooks.ts'
import { webhookRoutes } from './webhooks/webhooks.routes.ts'
import { type WebhookRow, webhookStore } from './webhooks/webhooks.store.ts'

type EnvironmentOptions = {
  environment: Environment
  settings: Settings
  database: Database
  /**
   * A pool beside that of the calls. A write holds its connection while it waits for an origin's rates to be loaded:
   * out of one pool, ten such writes would wait for an eleventh connection for ever.
   */
  background: Database
  /** The pool of the deliveries; of a door that delivers none, that of the background. */
  deliveries: Database
  vault: Vault
  masterKey: Buffer
  regions: Regions
  accounts: PartnerStore
  /** Whose key or token of production it is: what development alone looks for. null: production. */
  ownerOfProductionSecret: ((secret: string) => Promise<string | null>) | null
  sessions: SessionParts
  door: Omit<ApiDoorOptions, 'environment' | 'portalUrl' | 'callLog'>
  log: Logger
  metrics: Metrics
  now: () => Date
}

/** Test events of a partner: each makes us call an address of the partner's choice. */
const mostTestsPerMinute = 60

/** One environment: its door with every call on it, and what runs beside. */
export type RunningEnvironment = {
  server: FastifyInstance
  /** What must be thrown away from time to time. */
  clean(): Promise<void>
  /** Before the door closes: takes no new work of its own. */
  stop(): Promise<void>
  /** After the door has closed: writes what is still held. */
  finish(): Promise<void>
}

export async function createEnvironment(options: EnvironmentOptions): Promise<RunningEnvironment> {
  const { environment, settings, database, background, vault, masterKey, regions, log, now } = options
  const onError = (what: string) => (error: unknown) => log.error({ err: error, environment }, what)
  const requestLog = requestLogStore(background)
  await requestLog.keepPartitions(now(), settings.requestLogDays)
  const recorder = recordCalls({
    store: requestLog,
    portalUrl: settings.urls.portal,
    now,
    onError: onError('the request log was not written'),
  })
  const reports = reportStore(database)
  const { ownerOfProductionSecret } = options
  const callLog = {
    ...recorder,
    onForeignSecret: ownerOfProductionSecret
      ? watchLeaks({
          ownerOf: ownerOfProductionSecret,
          record: recorder.record,
          add: reports.addLeak,
          now,
          onError: onError('leaks'),
        })
      : () => {},
  }
  const door = await createApiDoor({ ...options.door, environment, portalUrl: settings.urls.portal, callLog })

  const keys = partnerKeyStore(database)
  const tokens = tokenStore(database)
  const bearer = bearerCheck({ environment, find: tokens.findBearer, compileAllowList, now })
  const windows = rateLimitStore(background)
  const rateLimit = createRateLimit({
    limit: settings.rateLimitPerMinute,
    share: windows.share,
    now,
    onError: onError('the rate limit was not shared'),
  })
  sessionRoutes(door, options.sessions)
  credentialRoutes(door, {
    keys,
    tokens,
    vault,
    onRevoked: bearer.forget,
    countCall: (partnerId) => refuseOverLimit(rateLimit.count(partnerId)),
    now,
  })
  const allowPrivate = settings.webhookAllowPrivate
  const webhooks = webhookStore(database)
  webhookRoutes(door, { webhooks, health: webhookHealthStore(database), vault, allowPrivate, now })
  const worker = createDeliveryWorker({
    environment,
    settings,
    database: options.deliveries,
    vault,
    log,
    onAttempt: options.metrics.attempt.bind(null, environment),
  })
  deliveryRoutes(door, {
    deliveries: deliveryStore(database),
    replays: replayStore(database),
    hasWebhook: async (partnerId, id) => (await webhooks.find({ partnerId, id })) !== null,
    wake: worker.wakes.wake,
    now,
  })
  const testLimit = createRateLimit({
    limit: mostTestsPerMinute,
    share: async () => [],
    now,
    onError: onError('test events'),
  })
  const secretOf = (webhook: WebhookRow) =>
    vault.open(webhook.secretSealed, webhookSealContext(environment, webhook.id))
  debugRoutes(door, {
    sender: worker.sender,
    secretOf: async (partnerId, url) => {
      const webhook = (await webhooks.list(partnerId)).find((owned) => owned.url === url)
      if (!webhook) return null
      return { webhookId: webhook.id, secret: secretOf(webhook) }
    },
    allowPrivate,
    rateLimit: testLimit,
    now,
  })
  allowedIpRoutes(door, { allowedIps: allowedIpStore(database), onChanged: bearer.forget, now })

  reviewRoutes(door, {
    reports,
    accounts: options.accounts,
    autoGrant: settings.autoGrantProduction,
    challenge: async (partnerId, id, kind) => {
      const webhook = await webhooks.find({ partnerId, id })
      if (!webhook) return null
      return challengeReceiver(worker.sender, { url: webhook.url, secret: secretOf(webhook), kind, now: now() })
    },
    rateLimit: testLimit,
    expirePresentToken: async (partnerId, at) => {
      const expired = await tokens.expireNewest(partnerId, at)
      bearer.forget()
      return expired
    },
    now,
  })

  const openApi = createOpenApi(door.server, {
    database,
    bearer,
    checkOperator: operatorCheck(settings.operatorKey),
    rateLimit,
    callLog,
    shedding: door.shedding,
    now,
  })

  if (environment === 'development')
    mcpRoutes(door.server, {
      gate: partnerGate({ bearer, rateLimit }),
      callLog,
      shedding: door.shedding,
      portalUrl: settings.urls.portal,
      developmentUrl: settings.urls.development,
    })

  requestRoutes(door, { requests: requestStore(database), now })
  timelineRoutes(door, { timeline: timelineStore(database) })
  orderReviewRoutes(door, { orders: orderReviewStore(database) })

  const live = await startLiveCatalogue(catalogueStore(background), log, { now })
  const catalogue = live.current
  const quotes = createQuotes({ key: masterKey, otherKeys: settings.otherMasterKeys, environment })
  const orders: OrderParts = {
    catalogue,
    regions,
    quotes,
    findProducts: findForOrder,
    onEvents: deliverOrderEvents(environment, worker.wakes.wake),
    stepMs: environment === 'development' ? settings.sandboxStepMs : null,
    now,
  }
  regionRoutes(openApi, { regions })
  catalogueRoutes(openApi, { catalogue, products: productStore(database), rateCards: rateCardStore(database), regions })
  rateRoutes(openApi, { catalogue, regions, quotes, now })
  customerServiceRoutes(openApi, { customerServices: customerServiceStore(database), now })
  orderRoutes(openApi, database, orders)
  const ofSandbox = sandboxOrders(background, orders)
  sandboxRoutes(door, { moves: sandboxMoves({ database: background, orders: ofSandbox, now }) })
  const sandbox =
    orders.stepMs === null
      ? null
      : startSandbox({
          database: background,
          orders: ofSandbox,
          stepMs: orders.stepMs,
          now,
          log,
        })

  options.metrics.watch(environment, worker.queue)
  const deliveries = settings.deliverWebhooks ? worker.start() : null

  return {
    server: door.server,
    async clean() {
      const time = now().getTime()
      await tokens.deleteExpired(now())
      await keys.deleteExpired(now())
      await windows.deleteBefore(new Date(time - 10 * rateLimitWindow))
      await deleteAnswersBefore(background, new Date(time - answerKeptFor))
      await requestLog.keepPartitions(now(), settings.requestLogDays)
      await worker.queue.deleteBefore(new Date(time - settings.requestLogDays * 86_400_000))
    },
    async stop() {
      live.stop()
      await sandbox?.stop()
      await deliveries?.stop()
    },
    async finish() {
      rateLimit.stop()
      testLimit.stop()
      await recorder.stop()
      await worker.close()
    },
  }
}
