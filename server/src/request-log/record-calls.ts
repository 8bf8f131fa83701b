import { keptReadsASecond } from '@edis/contract/portal-calls/requests'
import { isRefusal } from '../database/query-failure.ts'
import type { CallRecord } from '../http/call-log.ts'
import { withoutSecrets } from '../http/own-secrets.ts'
import { loggedAnswer, loggedBody, orderOf } from './request-log.ts'
import { readLimit } from './read-limit.ts'
import type { LogRow, RequestLogStore } from './request-log.store.ts'

type Options = { store: RequestLogStore; portalUrl: string; now: () => Date; onError: (error: unknown) => void }

export type CallRecorder = {
  /** Counts a successful read; whether it is one that is kept. */
  keepsRead: (partnerId: string) => boolean
  /** `endedAt`: now, if absent. */
  record: (call: CallRecord, endedAt?: Date) => void
  /** Writes what is still held. */
  stop(): Promise<void>
}

const writeEvery = 200
const mostInOneWrite = 500
/** Held at most, while the database can't keep up or can't be reached; what comes on top is dropped and counted. */
const mostHeld = 20_000

/**
 * Writes the log in batches, off the path of the calls. A crash loses at most the last fifth of a second of it. Failures
 * and writes are all kept; of a partner's successful reads 50 a second are, and how many more there were.
 */
export function recordCalls({ store, portalUrl, now, onError }: Options): CallRecorder {
  /** `at`: when it came in. */
  let held: { call: CallRecord; at: Date }[] = []
  const reads = readLimit(keptReadsASecond)
  let dropped = 0
  let writing: Promise<void> = Promise.resolve()

  async function write(over: Date): Promise<void> {
    while (held.length > 0) {
      const batch = held.slice(0, mostInOneWrite)
      await add(batch.map((entry) => logRow(entry, portalUrl)))
      held = held.slice(batch.length)
    }
    const omitted = reads.take(over)
    if (omitted.length > 0) await store.addOmitted(omitted)
    if (dropped > 0) {
      onError(new Error(`${dropped} entries of the request log were dropped`))
      dropped = 0
    }
  }

  /** A row that the database refuses must hold up no other: it is found by halves, and left out. */
  async function add(rows: LogRow[]): Promise<void> {
    try {
      await store.add(rows)
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (rows.length === 1) return onError(error)
      await add(rows.slice(0, rows.length / 2))
      await add(rows.slice(rows.length / 2))
    }
  }
  const flush = (over: Date): Promise<void> => (writing = writing.then(() => write(over)).catch(onError))
  const timer = setInterval(() => void flush(now()), writeEvery).unref()

  return {
    keepsRead: (partnerId) => reads.admit(partnerId, now()),
    record(call, endedAt = now()) {
      if (held.length >= mostHeld) dropped++
      else held.push({ call, at: new Date(endedAt.getTime() - call.durationMs) })
    },
    async stop() {
      clearInterval(timer)
      // The second that is not over yet included
      await flush(new Date(now().getTime() + 1000))
    },
  }
}

/** Without secrets of ours, and as PostgreSQL takes it: no NUL, no half of a surrogate pair. */
const kept = (text: string | null, most: number): string | null =>
  text === null ? null : withoutSecrets(text).slice(0, most).replaceAll('\0', '').toWellFormed()

function logRow({ call, at }: { call: CallRecord; at: Date }, portalUrl: string): LogRow {
  return {
    at,
    id: call.requestId,
    partner_id: call.partnerId,
    call: call.call,
    method: call.method,
    status: call.status,
    error: call.error,
    duration_ms: Math.round(call.durationMs * 10) / 10,
    address: call.address,
    user_agent: kept(call.userAgent, 300),
    from_portal: call.origin === portalUrl,
    from_assistant: call.fromAssistant,
    idempotency_key: kept(call.idempotencyKey, 255),
    order_id: orderOf(call.request, call.answer),
    request: loggedBody(call.request),
    answer: loggedAnswer(call.answer),
  }
}
