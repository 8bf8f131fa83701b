import type { Logger } from 'pino'
import type { Environment } from '@edis/contract/environment'
import { edisItself } from '../audit/audit.ts'
import type { Database } from '../database/connection.ts'
import type { Settings } from '../settings.ts'
import { archivePlace } from './archive-place.ts'
import { archiveSome } from './archive-orders.ts'

type Options = {
  environment: Environment
  /** null, both: orders stay for ever. */
  orderKeepDays: number | null
  orderArchive: Settings['orderArchive']
  metrics: { archived(environment: Environment, orders: number | null): void }
  log: Pick<Logger, 'info' | 'error'>
  now: () => Date
}

/** Archives what is due whenever it is run. What fails is told, and tried again with the next run. */
export function orderArchiving(
  database: Database,
  { environment, orderKeepDays, orderArchive, metrics, log, now }: Options,
): { run(): Promise<void>; stop(): Promise<void> } {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()

  async function archiveAll(days: number, where: NonNullable<Settings['orderArchive']>): Promise<void> {
    const { signal } = stopping
    const place = archivePlace(where)
    try {
      for (;;) {
        signal.throwIfAborted()
        const started = performance.now()
        const archived = await archiveSome(database, { environment, days, place, actor: edisItself, now, signal })
        if (!archived) return
        metrics.archived(environment, archived.orders)
        const { id, orders, events, bytes } = archived
        log.info(
          { environment, archive: id, orders, events, bytes, ms: Math.round(performance.now() - started) },
          'orders archived',
        )
      }
    } catch (error) {
      if (signal.aborted) return
      metrics.archived(environment, null)
      log.error({ err: error, environment, place: place.name }, 'orders could not be archived')
    }
  }

  return {
    async run() {
      if (orderKeepDays === null || orderArchive === null) return
      const run = archiveAll(orderKeepDays, orderArchive)
      running.add(run)
      await run
      running.delete(run)
    },
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
