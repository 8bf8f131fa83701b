import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type Environment, environments } from '@edis/contract/environment'
import { type ReportOutcome, reportOutcomes } from '@edis/contract/operations/report-order-event'
import { deliveryFaults } from '@edis/contract/webhooks/deliveries'
import { answerTimes } from './answer-times.ts'
import { buildInfo } from './build-info.ts'
import type { Attempt } from './deliveries/completions.store.ts'
import type { QueueStore } from './deliveries/queue.store.ts'
import type { MailStore } from './mail/mail.store.ts'
import { type MailOutcome, mailOutcomes } from './mail/mail.ts'
import { type DropReason, dropReasons } from './requests/drop-reasons.ts'
import type { DoorName } from './settings.ts'

/** What /metrics tells of this process and, of the queues, of all. Names and units by Prometheus' conventions. */
export type Metrics = {
  /** In Prometheus' text format. */
  text(): Promise<string>
  attempt(environment: Environment, attempt: Attempt): void
  /** A secret of that kind can't be opened. */
  unreadableSecret(environment: string, kind: string): void
  /** Counts a report of the provider's systems. */
  report(environment: Environment, outcome: ReportOutcome): void
  wrongKey(environment: Environment): void
  /** Counts the orders of an archive; null: it could not be written or kept. */
  archived(environment: Environment, orders: number | null): void
  /** For the call of a path on a door: takes each answer's status and time. Costs a call next to nothing. */
  answers(door: DoorName, call: string): (status: number, milliseconds: number) => void
  /** Entries of the request log that were dropped instead of written. */
  droppedEntries(environment: Environment, reason: DropReason, entries: number): void
  /** Has the feed of orders looked at whenever it is asked for. Gives what counts its readers' pages. */
  watchFeed(environment: Environment, feed: WatchedFeed): () => void
  /** Has the queue looked at whenever it is asked for. */
  watch(environment: Environment, queue: Pick<QueueStore, 'depth' | 'disabledWebhooks'>): void
  /** Counts an attempt to send a mail. */
  mail(outcome: MailOutcome): void
  /** Has the mails looked at whenever it is asked for. */
  watchMails(mails: Pick<MailStore, 'depth'>): void
}

type WatchedFeed = { waitingSeconds(): Promise<number> }

const lanes = { 0: 'first', 1: 'retry' } as const
const disabledReasons = ['paused', 'gone', 'failing'] as const
const sealedKinds = ['key', 'token', 'refresh', 'webhook'] as const
const outcomes = ['succeeded', ...Object.keys(deliveryFaults).map((fault) => fault.toLowerCase())]

export function createMetrics(): Metrics {
  const registers = [new Registry()]
  const queues = new Map<Environment, Pick<QueueStore, 'depth' | 'disabledWebhooks'>>()
  const feeds = new Map<Environment, WatchedFeed>()
  collectDefaultMetrics({ register: registers[0] as Registry })

  const times = answerTimes(registers)
  const attempts = new Counter({
    name: 'edis_webhook_attempts_total',
    help: 'Webhook delivery attempts by outcome: succeeded, or the fault.',
    labelNames: ['environment', 'outcome'],
    registers,
  })
  const reports = new Counter({
    name: 'edis_order_reports_total',
    help: 'Reports of order events by outcome: applied, repeated, refused.',
    labelNames: ['environment', 'outcome'],
    registers,
  })
  const durations = new Histogram({
    name: 'edis_webhook_attempt_duration_seconds',
    help: 'How long endpoints took to respond, or EDIS to give up.',
    labelNames: ['environment'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
    registers,
  })
  const unreadable = new Counter({
    name: 'edis_unreadable_secrets_total',
    help: 'How often an encrypted secret could not be decrypted, by kind: key, token, refresh or webhook.',
    labelNames: ['environment', 'kind'],
    registers,
  })
  const wrongKeys = new Counter({
    name: 'edis_wrong_keys_total',
    help: 'Wrong partner keys, including throttled ones.',
    labelNames: ['environment'],
    registers,
  })
  const archivedOrders = new Counter({
    name: 'edis_orders_archived_total',
    help: 'Orders moved to the archive.',
    labelNames: ['environment'],
    registers,
  })
  const archiveFailures = new Counter({
    name: 'edis_order_archive_failures_total',
    help: 'How often archiving orders failed; they stay in the database.',
    labelNames: ['environment'],
    registers,
  })
  const waiting = new Gauge({
    name: 'edis_webhook_deliveries_waiting',
    help: 'Webhook deliveries waiting for an attempt, due or not.',
    labelNames: ['environment', 'lane'],
    registers,
  })
  const overdue = new Gauge({
    name: 'edis_webhook_deliveries_overdue_seconds',
    help: 'How long the oldest due webhook delivery has been due.',
    labelNames: ['environment', 'lane'],
    registers,
  })
  const droppedEntries = new Counter({
    name: 'edis_request_log_dropped_total',
    help: 'Dropped entries of the request log, by reason: unserialisable, full (buffer full), refused (by the database), unattributed (partner not identified in time), claimed (too many wrong keys of one partner).',
    labelNames: ['environment', 'reason'],
    registers,
  })
  const disabled = new Gauge({
    name: 'edis_webhooks_disabled',
    help: 'Disabled webhooks by reason.',
    labelNames: ['environment', 'reason'],
    registers,
  })

  const mails = new Counter({
    name: 'edis_mails_total',
    help: 'Attempts to send email by outcome: sent, retried, failed (given up).',
    labelNames: ['outcome'],
    registers,
  })
  const mailsWaiting = new Gauge({
    name: 'edis_mails_waiting',
    help: 'Emails waiting to be sent, due or not.',
    registers,
  })
  const oldestMail = new Gauge({
    name: 'edis_mails_oldest_seconds',
    help: 'How long the oldest waiting email has waited.',
    registers,
  })
  let watchedMails: Pick<MailStore, 'depth'> | null = null

  new Gauge({
    name: 'edis_build_info',
    help: 'Build information: always 1, with the version, the commit if known, and the Node version.',
    labelNames: ['version', 'commit', 'node'],
    registers,
  }).set(buildInfo(), 1)

  const feedWaiting = new Gauge({
    name: 'edis_order_feed_waiting_seconds',
    help: 'How long the oldest order change has waited for a feed reader; 0: readers are up to date.',
    labelNames: ['environment'],
    registers,
  })
  const feedPages = new Counter({
    name: 'edis_order_feed_pages_total',
    help: 'Pages of the feed returned to readers, including empty ones.',
    labelNames: ['environment'],
    registers,
  })

  // An increase from nothing would be none.
  for (const outcome of mailOutcomes) mails.inc({ outcome }, 0)
  for (const environment of environments) {
    for (const reason of dropReasons) droppedEntries.inc({ environment, reason }, 0)
    for (const outcome of outcomes) attempts.inc({ environment, outcome }, 0)
    for (const outcome of reportOutcomes) reports.inc({ environment, outcome }, 0)
    for (const kind of sealedKinds) unreadable.inc({ environment, kind }, 0)
    wrongKeys.inc({ environment }, 0)
    archivedOrders.inc({ environment }, 0)
    archiveFailures.inc({ environment }, 0)
    durations.zero({ environment })
  }

  async function lookAt(environment: Environment): Promise<void> {
    const queue = queues.get(environment)
    if (!queue) return
    const [depth, off] = await Promise.all([queue.depth(), queue.disabledWebhooks()])
    for (const [number, lane] of Object.entries(lanes)) {
      const found = depth.find((one) => one.lane === Number(number))
      waiting.set({ environment, lane }, found?.waiting ?? 0)
      overdue.set({ environment, lane }, found?.overdueSeconds ?? 0)
    }
    for (const reason of disabledReasons)
      disabled.set({ environment, reason }, off.find((one) => one.reason === reason)?.webhooks ?? 0)
  }

  const lookAtFeeds = () =>
    [...feeds].map(async ([environment, feed]) => feedWaiting.set({ environment }, await feed.waitingSeconds()))

  async function lookAtMails(): Promise<void> {
    const depth = await watchedMails?.depth()
    if (!depth) return
    mailsWaiting.set(depth.waiting)
    oldestMail.set(depth.oldestSeconds)
  }

  return {
    async text() {
      const histogram = times.text()
      await Promise.all([lookAtMails(), ...[...queues.keys()].map(lookAt), ...lookAtFeeds()])
      return (await (registers[0] as Registry).metrics()) + histogram
    },
    attempt(environment, { fault, durationMs }) {
      attempts.inc({ environment, outcome: fault?.toLowerCase() ?? 'succeeded' })
      durations.observe({ environment }, durationMs / 1_000)
    },
    unreadableSecret: (environment, kind) => unreadable.inc({ environment, kind }),
    report: (environment, outcome) => reports.inc({ environment, outcome }),
    wrongKey: (environment) => wrongKeys.inc({ environment }),
    archived: (environment, orders) =>
      orders === null ? archiveFailures.inc({ environment }) : archivedOrders.inc({ environment }, orders),
    answers: times.of,
    droppedEntries: (environment, reason, entries) => droppedEntries.inc({ environment, reason }, entries),
    watchFeed(environment, feed) {
      feeds.set(environment, feed)
      feedPages.inc({ environment }, 0)
      return () => feedPages.inc({ environment })
    },
    watch: (environment, queue) => void queues.set(environment, queue),
    mail: (outcome) => mails.inc({ outcome }),
    watchMails: (store) => void (watchedMails = store),
  }
}
