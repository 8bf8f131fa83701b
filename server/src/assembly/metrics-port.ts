import type { FastifyBaseLogger } from 'fastify'
import { createDoor } from '../http/doors/door.ts'
import type { Metrics } from '../metrics.ts'
import type { Settings } from '../settings.ts'

type MetricsPort = {
  /** Rejects, naming the setting, when the port can't be had. */
  listen(): Promise<void>
  close(): Promise<void>
}

/**
 * Where Prometheus reads the metrics of a process that isn't the operations door's: without a key, on an address of its own.
 * null: METRICS_PORT isn't set.
 */
export async function openMetricsPort(
  { metricsHost, metricsPort, urls }: Settings,
  { text }: Pick<Metrics, 'text'>,
  log: FastifyBaseLogger,
): Promise<MetricsPort | null> {
  if (metricsPort === null) return null
  const door = await createDoor({
    log,
    trustedProxies: [],
    url: `http://${metricsHost}:${metricsPort}`,
    portalUrl: urls.portal,
    ready: async () => true,
    contentSecurityPolicy: { 'default-src': ["'none'"] },
    metrics: { text, check: () => {} },
  })
  return {
    async listen() {
      await door.listen({ host: metricsHost, port: metricsPort }).catch((error: Error) => {
        throw new Error(`METRICS_PORT: can't listen on ${metricsHost}:${metricsPort}: ${error.message}`)
      })
    },
    close: () => door.close(),
  }
}
