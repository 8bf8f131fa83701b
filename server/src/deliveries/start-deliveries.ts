import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { failingDays } from '@edis/contract/webhooks/deliveries'
import type { Environment } from '@edis/contract/environment'
import { isRefusal } from '../database/query-failure.ts'
import type { Vault } from '../database/vault.ts'
import { attemptDelivery, type Due } from './sending/attempt.ts'
import type { Attempt, Completion, OnDisabled } from './completions.store.ts'
import { completionWriter } from './sending/completions.ts'
import { createHostPace } from './sending/host-pace.ts'
import { createLane, type Lane as RunningLane, type Pace } from './sending/lane.ts'
import { type Lane, lease, type QueueStore } from './queue.store.ts'
import type { ReplayStore } from './replays.store.ts'
import type { Sender } from './sending/sender.ts'
import { createSigningKeys } from './sending/signing-keys.ts'
import type { Wakes } from './wakes.ts'

/** How often a worker looks for what nobody woke it for: retries, and what other processes left, in milliseconds. */
const pollEvery = 1_000
const maxInFlight = { 0: 256, 1: 64 } as const
const replayBatch = 500
/** A receiver that takes longer is slow, in milliseconds. */
const swiftest = 2_000
/** Longer than an exchange takes, in milliseconds. */
const stopPatience = 20_000

type Parts = {
  environment: Environment
  queue: QueueStore
  replays: ReplayStore
  sender: Sender
  /** For the provider's own webhooks. */
  providerSender: Sender
  wakes: Wakes
  vault: Vault
  /** Deliveries a second from one partner to one host. */
  hostRate: number
  log: Pick<Logger, 'error'>
  onAttempt: (attempt: Attempt) => void
  onDisabled: OnDisabled
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
  const paces = new Map<string, Pace>()
  const keysOf = createSigningKeys(parts.vault, environment)
  const onError = (what: string) => (error: unknown) => log.error({ err: error, environment }, what)

  const complete = completionWriter({
    write: (completions) => queue.complete(completions, failingDays, parts.onDisabled),
    isRefusal,
    onError: onError('could not save the outcomes of webhook deliveries'),
    giveUp: giveUp.signal,
  })

  /** null: nothing was sent. */
  async function post(delivery: Due): Promise<Completion | null> {
    // Its process was stopped meanwhile: another one may be at it.
    if (performance.now() - delivery.claimedAt > lease / 2) {
      await giveBack([delivery])
      return null
    }
    const { id, number, webhookId } = delivery
    const { attempt, verdict } = await attemptDelivery(
      { sender: senderFor(delivery), keysOf, onError: onUnsent },
      delivery,
    )
    parts.onAttempt(attempt)
    paces.set(webhookId, attempt.fault !== null ? 'failing' : attempt.durationMs > swiftest ? 'slow' : 'swift')
    return { id, number, webhookId, ...verdict, attempt }
  }
  const senderFor = ({ partnerId }: Due) => (partnerId === null ? parts.providerSender : parts.sender)
  const giveBack = (items: Due[]) => queue.giveBack(items).catch(onError('could not release webhook deliveries'))
  const onUnsent = onError('a webhook delivery could not be sent')

  const pace = createHostPace({ perSecond: parts.hostRate, now: () => performance.now() })

  const lanes = ([0, 1] as const).map((number: Lane): RunningLane => {
    const lane = createLane<Due, Completion | null>({
      most: maxInFlight[number],
      claim: async (wanted) => {
        // Before the claim: the lease is no longer than it seems from here.
        const claimedAt = performance.now()
        const { items, resting, restMs } = await pace.claim(wanted, (allowed) => queue.claim(number, allowed))
        if (resting.length > 0) setTimeout(() => lane.wake(resting), restMs)
        return items.map((delivery) => ({ ...delivery, claimedAt }))
      },
      post,
      giveBack,
      write: async (completion) => {
        if (completion) await complete(completion)
      },
      paceOf: (webhookId) => paces.get(webhookId) ?? 'unknown',
      onError: onError('could not claim webhook deliveries'),
    })
    return lane
  })

  /** Some of each replay that is open, so that a long one holds up no other. */
  async function stepReplays(): Promise<void> {
    for (let after: string | null = ''; after !== null;) {
      const step = await replays.step(replayBatch, { after })
      if (step) wakes.wake([step.webhookId])
      after = step?.id ?? null
    }
  }

  async function lookForDue(): Promise<void> {
    for (const [number, lane] of lanes.entries()) lane.wake(await queue.dueWebhooks(number as Lane))
  }

  async function run(): Promise<void> {
    wakes.listen((webhookIds) => {
      for (const lane of lanes) lane.wake(webhookIds)
    })
    while (!stopping.signal.aborted) {
      await stepReplays().catch(onError('could not replay webhook deliveries'))
      await lookForDue().catch(onError('could not check for due webhook deliveries'))
      await sleep(pollEvery, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const running = run()

  return {
    inFlight: () => lanes.reduce((sum, lane) => sum + lane.inFlight(), 0),
    async stop() {
      stopping.abort()
      const done = new AbortController()
      // A database that hangs ends no statement.
      const overdue = sleep(stopPatience, undefined, { signal: done.signal }).catch(() => {})
      await Promise.race([finish(), overdue])
      done.abort()
      giveUp.abort()
    },
  }

  async function finish(): Promise<void> {
    await Promise.all([running, ...lanes.map((lane) => lane.stop())])
  }
}
