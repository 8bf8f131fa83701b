import { type Environment, environments } from '@edis/contract/environment'
import { closeDatabase, openDatabase, takesWrites } from '../database/connection.ts'
import { createVault } from '../database/vault.ts'
import { createDeliveryWorker } from './delivery-worker.ts'
import { createDoor } from '../http/doors/door.ts'
import { createLog } from '../log.ts'
import { openMasterKeys } from '../master-key/open-master-keys.ts'
import { createMetrics } from '../metrics.ts'
import type { Settings } from '../settings.ts'
import { stopSignal } from '../stop-signal.ts'
import { createMailSender } from './mail-sender.ts'
import { openMetricsPort } from './metrics-port.ts'
import { reportUnreadable } from './unreadable-secrets.ts'

/** Delivers webhooks without a door until SIGTERM or SIGINT, then finishes what is in flight and resolves. */
export async function work(
  settings: Settings,
  databaseUrl: string,
  wanted: readonly Environment[],
  print: (line: string) => void,
): Promise<void> {
  const stopping = stopSignal()
  const log = createLog(settings.logLevel)
  const { masterKey, otherMasterKeys } = await openMasterKeys(settings, databaseUrl)
  const metrics = createMetrics()
  const vault = createVault(masterKey, otherMasterKeys, reportUnreadable({ log, metrics }))
  const parts = (wanted.length > 0 ? wanted : environments).map((environment) => {
    const database = openDatabase(databaseUrl, environment, { connections: 4, byIndex: true })
    const onAttempt = metrics.attempt.bind(null, environment)
    const worker = createDeliveryWorker({ environment, settings, database, vault, log, onAttempt })
    metrics.watch(environment, worker.queue)
    return { environment, database, worker }
  })
  const door =
    settings.workerPort === null
      ? null
      : await createDoor({
          log,
          trustedProxies: [],
          url: `http://${settings.host}:${settings.workerPort}`,
          portalUrl: settings.urls.portal,
          ready: async () => (await Promise.all(parts.map(({ database }) => takesWrites(database)))).every(Boolean),
          contentSecurityPolicy: { 'default-src': ["'none'"] },
        })
  const accounts = openDatabase(databaseUrl, 'accounts', { connections: 2 })
  const sender = createMailSender({ settings, accounts, vault, log, metrics })
  const metricsPort = await openMetricsPort(settings, metrics, log)
  try {
    await metricsPort?.listen()
    await door?.listen({ host: settings.host, port: settings.workerPort ?? 0 })
    const running = [sender.start(), ...parts.map(({ worker }) => worker.start())]
    print(`Delivering webhooks and emails: ${parts.map(({ environment }) => environment).join(' and ')}`)
    await stopping
    log.info('stopping')
    await Promise.all(running.map((one) => one.stop()))
  } finally {
    await Promise.all([door?.close(), metricsPort?.close()])
    await Promise.all(
      parts.map(async ({ database, worker }) => {
        await worker.close()
        await closeDatabase(database)
      }),
    )
    await closeDatabase(accounts)
  }
  log.info('stopped')
}
