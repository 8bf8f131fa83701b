import type { ReportEntry } from '@edis/contract/portal-calls/review'
import type { Text } from '@edis/contract/languages'

/** A logged call, as far as the report looks at it. */
export type Seen = { id: string; at: Date; status: number; durationMs: number }

/** A logged call that sends an order. */
export type SeenSend = Seen & {
  error: string | null
  idempotencyKey: string | null
  /** As the partner sent it; null: it sent none. */
  partnerOrderId: string | null
}

/** What the logs hold of a partner's software; portal's own runs left out. */
export type Facts = {
  /** By the call's path, since its entry's reset: the last success, the last call and how many, counted up to 1,000. */
  calls: ReadonlyMap<string, { passed: Seen | null; last: Seen | null; attempts: number }>
  /** By event, the last delivery that was answered 2xx, else the last one that was tried. */
  events: ReadonlyMap<string, { id: string; at: Date; httpStatus: number | null; delivered: boolean; attempts: number }>
  /** Newest first, since the reset of the duty that looks at them. */
  sends: { forCorrected: readonly SeenSend[]; forReplayed: readonly SeenSend[] }
  /** A call with an expired token, the refresh after it, the success after that. */
  expiry: { expired: Seen | null; refreshed: Seen | null; called: Seen | null }
  /** The last call that was one too many, and the first two seconds or more after it. */
  limited: { limited: Seen | null; next: Seen | null }
  challenges: ReadonlyMap<'forged' | 'stale', SeenChallenge>
  leak: { requestId: string; at: Date } | null
  /** Any call at all. */
  last: Seen | null
}

/** A challenge of a webhook: what was answered to the event that must be rejected, and to the genuine one before it. */
export type SeenChallenge = {
  id: string
  at: Date
  /** null: not answered, or not sent because the genuine event was not accepted. */
  httpStatus: number | null
  durationMs: number
  rejected: boolean
  genuine: { httpStatus: number | null } | null
}

/** What demonstrates something, in both languages. */
export type Evidence = Omit<ReportEntry['evidence'][number], 'what'> & { what: Text }

/** What was found about an entry. */
export type Finding = Pick<ReportEntry, 'status' | 'request_id' | 'http_status' | 'duration_ms'> & {
  evidence: readonly Evidence[]
  at: Date | null
  attempts: number
  /** Why it failed, or what is still missing; null: the entry's own hint stands. */
  hint: Text | null
}
export const nothingFound: Finding = {
  status: 'untested',
  request_id: null,
  http_status: null,
  duration_ms: null,
  evidence: [],
  at: null,
  attempts: 0,
  hint: null,
}

/** A request as what decided an entry. */
export const decidedBy = (seen: Seen) => ({
  request_id: seen.id,
  http_status: seen.status,
  duration_ms: Math.round(seen.durationMs),
  at: seen.at,
})

export const shown = (seen: Seen, what: Text): Evidence => ({
  kind: 'request',
  id: seen.id,
  at: seen.at.toISOString(),
  what,
})
