import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '@edis/contract/environment'
import type { Database } from '../database/connection.ts'
import { listenTo, notify } from '../database/notify.store.ts'

/** `from`: the process that tells. */
type Wake = { from: string; webhookIds: string[] }

/** As many as a payload holds. */
const idsPerPayload = 150
/** How long wakes are collected before other processes are notified, in milliseconds. */
const gather = 10
/** For a database that hangs, in milliseconds. */
const maxStopMs = 2_000

export type Wakes = {
  /** Something is due for these webhooks, now and committed. */
  wake(webhookIds: Iterable<string>): void
  /** Has wakes of this and of other processes handled. */
  listen(handle: (webhookIds: string[]) => void): void
  /** Tells the others what is still gathered. */
  stop(): Promise<void>
}

/**
 * Tells workers what has just committed: those of this process at once, others by NOTIFY. That is sent after the commit
 * and not in the transaction, where it would make commits queue for one lock. A lost wake costs a poll's time.
 */
export function createWakes(database: Database, environment: Environment, onError: (error: unknown) => void): Wakes {
  const channel = `deliveries_${environment}`
  const ourselves = randomBytes(6).toString('hex')
  const gathered = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  let handle: (webhookIds: string[]) => void = () => {}
  let listening: Promise<(() => Promise<void>) | void> | null = null

  async function tellOthers(): Promise<void> {
    timer = null
    const webhookIds = [...gathered]
    gathered.clear()
    await tell(webhookIds).catch(onError)
  }

  async function tell(webhookIds: readonly string[]): Promise<void> {
    for (let start = 0; start < webhookIds.length; start += idsPerPayload) {
      const wake: Wake = { from: ourselves, webhookIds: webhookIds.slice(start, start + idsPerPayload) }
      await notify(database, channel, JSON.stringify(wake))
    }
  }

  async function unlisten(): Promise<void> {
    if (timer) {
      clearTimeout(timer)
      await tellOthers()
    }
    const end = await listening
    await end?.().catch(onError)
  }

  return {
    wake(webhookIds) {
      const ids = [...webhookIds]
      if (ids.length === 0) return
      handle(ids)
      for (const id of ids) gathered.add(id)
      timer ??= setTimeout(() => void tellOthers(), gather)
    },
    listen(handler) {
      handle = handler
      listening = listenTo(database, channel, (payload) => {
        const { from, webhookIds } = JSON.parse(payload) as Wake
        if (from !== ourselves) handler(webhookIds)
      }).catch(onError)
    },
    async stop() {
      handle = () => {}
      await Promise.race([unlisten(), sleep(maxStopMs, undefined, { ref: false })])
    },
  }
}
