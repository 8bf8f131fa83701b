import { keptReadsASecond } from '@edis/contract/portal-calls/requests'
import { databaseIsAway, isRefusal } from '../database/query-failure.ts'
import type { CallRecord } from '../http/doors/call-log.ts'
import { withoutPhones, withoutSecrets } from '../http/gate/own-secrets.ts'
import type { DropReason } from './drop-reasons.ts'
import { errorGroup } from './error-group.ts'
import { type Entry, heldEntries } from './held-entries.ts'
import { loggedBody, loggedText } from './logged-body.ts'
import { readLimit } from './read-limit.ts'
import { numberOf, orderOf } from './requests.ts'
import { type LogRow, rowJson, type RequestLogStore } from './request-log.store.ts'

type Options = {
  store: Pick<RequestLogStore, 'add' | 'addOmitted'>
  portalUrl: string
  now: () => Date
  onError: (error: unknown) => void
  onDropped: (reason: DropReason, entries: number) => void
  /** Held at most while the database can't keep up or can't be reached, in bytes. */
  maxHeld?: number
}

export type CallRecorder = {
  /** Counts a successful read; whether it is one that is kept. */
  keepsRead: (partnerId: string) => boolean
  /** `endedAt`: now, if absent. */
  record: (call: CallRecord, endedAt?: Date) => void
  /** Writes what is still held. */
  stop(): Promise<void>
}

const writeEvery = 200
const oneWrite = { entries: 500, bytes: 2 * 1024 * 1024 }
/** How often a row may fail, for no reason that tells, while others are written. */
const maxFailures = 3

/**
 * Writes the log in batches, off the path of the calls. A crash loses at most the last fifth of a second of it. Failures
 * and writes are all kept; of a partner's successful reads 50 a second are, and how many more there were.
 *
 * Each call is made an entry by itself, at once, so that none can hold up another. What a database that is away would
 * have to take later is bounded by `maxHeld`.
 */
export function recordCalls(options: Options): CallRecorder {
  const { store, portalUrl, now, onError, onDropped, maxHeld = 32 * 1024 * 1024 } = options
  const held = heldEntries(maxHeld)
  const reads = readLimit(keptReadsASecond)
  let dropped = 0
  let entriesAtOnce = oneWrite.entries
  let writes = 0
  let writing: Promise<void> | null = null

  function drop(reason: DropReason, entries = 1): void {
    dropped += entries
    onDropped(reason, entries)
  }

  async function write(over: Date): Promise<void> {
    if (dropped > 0) onError(new Error(`dropped ${dropped} entries of the request log`))
    dropped = 0
    while (!held.isEmpty()) await writeSome()
    const omitted = reads.take(over)
    if (omitted.length > 0) await store.addOmitted(omitted)
  }

  /** A row that the database can't take must hold up no other: it is found by halves, and left out. */
  async function writeSome(): Promise<void> {
    const entries = held.take({ ...oneWrite, entries: entriesAtOnce })
    try {
      await store.add(entries.map(({ json }) => json))
      held.release(entries)
      writes++
      entriesAtOnce = Math.min(oneWrite.entries, entriesAtOnce * 2)
    } catch (error) {
      const [first, ...others] = entries as [Entry, ...Entry[]]
      if (databaseIsAway(error)) {
        held.putBack(entries)
        throw error
      }
      entriesAtOnce = Math.ceil(entries.length / 2)
      if (others.length > 0) return held.putBack(entries)
      if (!isRefusal(error) && !isAtFault(first)) {
        held.putLast(first)
        throw error
      }
      held.release([first])
      drop('refused')
      onError(error)
    }
  }

  /** Whether the row fails while others are written: else it may be the database that does. */
  function isAtFault(entry: Entry): boolean {
    if (entry.failedAfter !== writes) entry.failures++
    entry.failedAfter = writes
    return entry.failures >= maxFailures
  }

  async function flush(over: Date): Promise<void> {
    await writing
    writing = write(over).catch(onError)
    await writing
    writing = null
  }
  const timer = setInterval(() => void (writing ?? flush(now())), writeEvery).unref()

  return {
    keepsRead: (partnerId) => reads.admit(partnerId, now()),
    record(call, endedAt = now()) {
      try {
        const at = new Date(endedAt.getTime() - call.durationMs)
        const json = rowJson(logRow(call, at, portalUrl))
        const crowdedOut = held.add({ partnerId: call.partnerId, json, failures: 0, failedAfter: -1 })
        if (crowdedOut > 0) drop('full', crowdedOut)
      } catch {
        drop('unserialisable')
      }
    },
    async stop() {
      clearInterval(timer)
      // The second that is not over yet included
      await flush(new Date(now().getTime() + 1000))
    },
  }
}

/** Without secrets of ours, and as PostgreSQL takes it: no NUL, no half of a surrogate pair. */
const kept = (text: string, most: number): string =>
  withoutSecrets(text.slice(0, 2 * most))
    .slice(0, most)
    .replaceAll('\0', '')
    .toWellFormed()

function logRow(call: CallRecord, at: Date, portalUrl: string): LogRow {
  const [request, answer] = [loggedBody(call.request), loggedText(call.answer)]
  const [first] = call.faults
  return {
    at,
    id: call.requestId,
    partner_id: call.partnerId,
    call: kept(withoutPhones(call.call), 200),
    method: call.method,
    status: call.status,
    error: call.error,
    field: first ? kept(withoutPhones(first.field), 200) : null,
    field_errors: first ? [...new Set(call.faults.map(({ error }) => error))] : null,
    error_group: errorGroup(call.call, call.faults),
    duration_ms: Math.round(call.durationMs * 10) / 10,
    address: call.address,
    user_agent: call.userAgent === null ? null : kept(call.userAgent, 300),
    from_portal: call.origin === portalUrl,
    from_assistant: call.fromAssistant,
    idempotency_key: call.idempotencyKey === null ? null : kept(call.idempotencyKey, 255),
    order_id: orderOf(request, answer),
    partner_order_id: numberOf(request, answer),
    request,
    answer,
  }
}
