import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { partnerId } from './partner-column.ts'

/**
 * Calls, added up as they are logged in three grains, so that nobody has to count the log. `total`: an hour's successes
 * and an hour's failures. `hour` and `day` (of UTC): failures by call and error.
 */
export const requestCounts = pgTable(
  'request_counts',
  {
    partnerId: text('partner_id').notNull(),
    grain: text('grain', { enum: ['total', 'hour', 'day'] }).notNull(),
    startsAt: moment('starts_at').notNull(),
    /** The call's path; empty: all calls. */
    call: text('call').notNull(),
    /** Its code; empty: none; `*`: any. */
    error: text('error').notNull(),
    requests: integer('requests').notNull(),
    /** How many of them, successful reads, were not logged, and so not timed. */
    omitted: integer('omitted').notNull().default(0),
    totalMs: doublePrecision('total_ms').notNull(),
    slowestMs: doublePrecision('slowest_ms').notNull(),
    /** When the last of them came in. */
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.grain, table.startsAt, table.call, table.error] })],
)

/**
 * Calls by outcome in slots of five minutes, added up as they are logged: what the dashboard draws, however long the log
 * is. Calls of the portal itself are not among them.
 */
export const requestSlots = pgTable(
  'request_slots',
  {
    partnerId: text('partner_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    /** 2xx and 3xx, those included that were not logged. */
    success: integer('success').notNull(),
    clientErrors: integer('client_errors').notNull(),
    serverErrors: integer('server_errors').notNull(),
    /** How many of the logged ones took so long: by `latencyBounds`. */
    times: integer('times').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.startsAt] })],
)

/** Counts of the version before. Nobody reads them; its processes, which may still run, could not log without. */
export const requestHours = pgTable(
  'request_hours',
  {
    partnerId: text('partner_id').notNull(),
    hour: moment('hour').notNull(),
    /** The call's path. */
    call: text('call').notNull(),
    /** Its code; empty: none. */
    error: text('error').notNull(),
    requests: integer('requests').notNull(),
    totalMs: real('total_ms').notNull(),
    slowestMs: real('slowest_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.hour, table.call, table.error] })],
)

/** Which failures have a field error of a code: rows of the request log by their field errors. */
export const requestErrors = pgTable(
  'request_errors',
  {
    partnerId: text('partner_id').notNull(),
    error: text('error').notNull(),
    requestId: text('request_id').notNull(),
    /** The day's partition is found by it. */
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.error, table.requestId] }),
    // Rows come in the order of time and go by it.
    index('request_errors_at').using('brin', table.at),
  ],
)

/** What a partner's software has proved, kept when the log that shows it is gone. */
export const reviewMarks = pgTable(
  'review_marks',
  {
    partnerId: partnerId(),
    /** A ReviewEntry's id. */
    entryId: text('entry_id').notNull(),
    /** What came before does not count. */
    resetAt: moment('reset_at'),
    status: text('status', { enum: ['untested', 'passed', 'failed'] }).notNull(),
    /** What else listLogs returns of it. */
    proof: jsonb('proof'),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.entryId] })],
)

/** Reports whose required checks had all passed once. What fails later takes nothing back. */
export const reviewCertificates = pgTable('review_certificates', {
  partnerId: partnerId().primaryKey(),
  /** 192 random bits, signed where it is shown; 256 bits of those from before that. */
  id: text('id').notNull().unique('review_certificates_id'),
  completedAt: moment('completed_at').notNull(),
  /** Ids of the entries that had passed. */
  passed: jsonb('passed').$type<string[]>().notNull(),
})

/** Deliveries that a receiver must reject, sent on its partner's word. */
export const reviewChallenges = pgTable(
  'review_challenges',
  {
    id: text('id').primaryKey(),
    partnerId: partnerId(),
    webhookId: text('webhook_id').notNull(),
    kind: text('kind', { enum: ['forged', 'stale'] }).notNull(),
    at: moment('at').notNull(),
    httpStatus: integer('http_status'),
    durationMs: integer('duration_ms').notNull(),
    rejected: boolean('rejected').notNull(),
    /** ChallengeExchange; null: it is older than the partner's last few, or of a version before. */
    exchange: jsonb('exchange'),
  },
  (table) => [index('review_challenges_partner').on(table.partnerId, table.kind, table.id)],
)

/** Keys and tokens of production that called development. */
export const leakedSecrets = pgTable(
  'leaked_secrets',
  {
    partnerId: partnerId(),
    at: moment('at').notNull(),
    requestId: text('request_id').notNull(),
    address: text('address').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.requestId] })],
)
