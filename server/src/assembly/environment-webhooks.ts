import { hints } from '@edis/contract/errors/hints'
import { challengeReceiver } from '../deliveries/sending/challenge.ts'
import { debugRoutes } from '../deliveries/debug.routes.ts'
import { deliveryRoutes } from '../deliveries/deliveries.routes.ts'
import { deliveryStore } from '../deliveries/deliveries.store.ts'
import { createDeliveryWorker } from './delivery-worker.ts'
import { type EnvironmentOptions, errorLog } from './environment-options.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure } from '../http/doors/failure.ts'
import { createRateLimit } from '../http/gate/rate-limit.ts'
import { webhookHealthStore } from '../webhooks/webhook-health.store.ts'
import { webhookSealContext } from '../webhooks/webhooks.ts'
import { webhookRoutes } from '../webhooks/webhooks.routes.ts'
import { type WebhookRow, webhookStore } from '../webhooks/webhooks.store.ts'

/** Test events of a partner: each makes us call an address of the partner's choice. */
const maxTestsPerMinute = 60

/** Webhooks, what is delivered to them, and what is sent to their receivers for a test. */
export function answerWebhooks(options: EnvironmentOptions, door: ApiDoor) {
  const { environment, settings, database, vault, log, now } = options
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
    hasWebhook: async (partnerId, id) => (await webhooks.find({ partnerId, id })) !== null,
    wake: worker.wakes.wake,
    now,
  })
  const testLimit = createRateLimit({
    limit: maxTestsPerMinute,
    share: async () => [],
    now,
    onError: errorLog(options)('test events'),
  })
  const secretOf = (webhook: WebhookRow) =>
    vault.tryOpen(webhook.secretSealed, webhookSealContext(environment, webhook.id))
  debugRoutes(door, {
    sender: worker.sender,
    secretOf: async (partnerId, url) => {
      const webhook = (await webhooks.list(partnerId)).find((owned) => owned.url === url)
      const secret = webhook ? secretOf(webhook) : null
      return webhook && secret !== null ? { webhookId: webhook.id, secret } : null
    },
    allowPrivate,
    rateLimit: testLimit,
    now,
  })

  return {
    worker,
    testLimit,
    /** Posts what must be rejected; null: the partner has no such webhook. */
    async challenge(partnerId: string, id: string, kind: 'forged' | 'stale') {
      const webhook = await webhooks.find({ partnerId, id })
      if (!webhook) return null
      const secret = secretOf(webhook)
      if (secret === null) throw new Failure('WEBHOOK_NOT_FOUND', { text: hints.webhookSecretUnreadable })
      return challengeReceiver(worker.sender, { url: webhook.url, secret, kind, now: now() })
    },
  }
}

export type Webhooks = ReturnType<typeof answerWebhooks>
