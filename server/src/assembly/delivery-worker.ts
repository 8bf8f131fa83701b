import type { Logger } from 'pino'
import type { Environment } from '@edis/contract/environment'
import type { Database } from '../database/connection.ts'
import type { Vault } from '../database/vault.ts'
import type { Attempt } from '../deliveries/completions.store.ts'
import { queueStore } from '../deliveries/queue.store.ts'
import { replayStore } from '../deliveries/replays.store.ts'
import { createSender } from '../deliveries/sending/sender.ts'
import { type Deliveries, startDeliveries } from '../deliveries/start-deliveries.ts'
import { webhookDisabled } from './webhook-disabled.ts'
import { createWakes } from '../deliveries/wakes.ts'
import type { Settings } from '../settings.ts'

type Options = {
  environment: Environment
  settings: Pick<Settings, 'webhookAllowPrivate' | 'webhookHostRate'>
  /** A pool of its own: deliveries and calls do not wait for one another's connections. */
  database: Database
  vault: Vault
  log: Logger
  onAttempt: (attempt: Attempt) => void
}

/** What delivers the events of one environment, put together. It begins with start(). */
export function createDeliveryWorker({ environment, settings, database, vault, log, onAttempt }: Options) {
  const onError = (error: unknown) => log.error({ err: error, environment }, 'could not notify workers')
  const wakes = createWakes(database, environment, onError)
  const sender = createSender({ environment, allowPrivate: settings.webhookAllowPrivate })
  const providerSender = createSender({ environment, allowPrivate: true, toProvider: true })
  const queue = queueStore(database)
  const replays = replayStore(database)
  return {
    wakes,
    sender,
    queue,
    replays,
    /** After it was stopped, and nothing else sends by it. */
    async close() {
      await wakes.stop()
      await Promise.all([sender.close(), providerSender.close()])
    },
    start: (): Deliveries =>
      startDeliveries({
        environment,
        queue,
        replays,
        sender,
        providerSender,
        wakes,
        vault,
        hostRate: settings.webhookHostRate,
        log,
        onAttempt,
        onDisabled: webhookDisabled(environment),
      }),
  }
}
