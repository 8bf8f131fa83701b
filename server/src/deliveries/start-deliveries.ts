import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { failingDays } from '@edis/contract/deliveries'
import type { Environment } from '@edis/contract/environment'
import type { Vault } from '../database/vault.ts'
import { type Attempt, attemptDelivery, type Due } from './attempt.ts'
import { completionWriter } from './completions.ts'
import { createLane } from './lane.ts'
import type { Completion, Lane, QueueStore } from './queue.store.ts'
import type { ReplayStore } from './replays.store.ts'
import type { Sender } from './sender.ts'
import type { Wakes } from './wakes.ts'

/** How often a worker looks for what nobody woke it for: retries, and what other processes left, in milliseconds. */
const pollEvery = 1_000
const mostInFlight = { 0: 256, 1: 64 } as const
const replayBatch = 500
/** Before what could not even be signed is looked at again, in milliseconds. */
const afterTrouble = 60_000
/** Longer than an exchange takes, in milliseconds. */
const stopPatience = 20_000

type Parts = {
  environment: Environment
  queue: QueueStore
  replays: ReplayStore
  sender: Sender
  wakes: Wakes
  vault: Vault
  log: Pick<Logger, 'error'>
  onAttempt: (attempt: Attempt) => void
}

export type Deliveries = {
  inFlight(): number
  /** Takes nothing more, finishes what is in flight. */
  stop(): Promise<void>
}

/**
 * Posts what is due until it is stopped, in two lanes: first attempts, and retries with replays. Any number of processes
 * may do so.
 */
export function startDeliveries(parts: Parts): Deliveries {
  const { environment, queue, replays, wakes, log } = parts
  const stopping = new AbortController()
  const giveUp = new AbortController()
  /** Webhooks whose last attempt from here failed. */
  const failing = new Set<string>()
  const onError = (what: string) => (error: unknown) => log.error({ err: error, environment }, what)

  const complete = completionWriter({
    write: async (completions) => {
      const disabled = await queue.complete(completions, failingDays)
      if (disabled.length > 0) await queue.disable(disabled, 'failing')
    },
    onError: onError('outcomes of deliveries were not written'),
    giveUp: giveUp.signal,
  })

  async function send(delivery: Due): Promise<void> {
    const { id, number, webhookId, url } = delivery
    const outcome = { id, number, webhookId, retryInMs: null, attempt: null }
    if (url === null) return complete({ ...outcome, state: 'cancelled' })
    if (delivery.isHeld) return complete({ ...outcome, state: 'held' })
    try {
      const { attempt, verdict } = await attemptDelivery(parts, delivery, url)
      parts.onAttempt(attempt)
      if (attempt.fault === null) failing.delete(webhookId)
      else failing.add(webhookId)
      // First: whoever sees the delivery failed sees why.
      if (verdict.disables) await queue.disable([webhookId], 'gone')
      await complete({ ...outcome, state: verdict.state, retryInMs: verdict.retryInMs, attempt })
    } catch (error) {
      onError('a delivery could not be sent')(error)
      await complete({ ...outcome, state: 'pending', retryInMs: afterTrouble } satisfies Completion)
    }
  }

  const lanes = ([0, 1] as const).map((number: Lane) =>
    createLane<Due>({
      most: mostInFlight[number],
      claim: async (wanted) => {
        const claimed = await queue.claim(number, wanted)
        const claimedAt = performance.now()
        return claimed.map((delivery) => ({ ...delivery, claimedAt }))
      },
      send,
      isFailing: (webhookId) => failing.has(webhookId),
      onError: onError('deliveries were not claimed'),
    }),
  )

  async function poll(): Promise<void> {
    const replayed = await replays.step(replayBatch)
    if (replayed !== null) wakes.wake([replayed])
    for (const [number, lane] of lanes.entries()) lane.wake(await queue.dueWebhooks(number as Lane))
  }

  async function run(): Promise<void> {
    wakes.listen((webhookIds) => {
      for (const lane of lanes) lane.wake(webhookIds)
    })
    while (!stopping.signal.aborted) {
      await poll().catch(onError('due deliveries were not looked for'))
      await sleep(pollEvery, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const running = run()

  return {
    inFlight: () => lanes.reduce((sum, lane) => sum + lane.inFlight(), 0),
    async stop() {
      stopping.abort()
      const overdue = setTimeout(() => giveUp.abort(), stopPatience)
      await running
      await Promise.all(lanes.map((lane) => lane.stop()))
      clearTimeout(overdue)
      await parts.sender.close()
    },
  }
}
