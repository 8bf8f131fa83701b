import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { deliveryStates } from '@edis/contract/webhooks/deliveries'
import { moment } from './columns.ts'
import { ownOwnerId, ownerId } from './partner-column.ts'

/**
 * An event on its way to a webhook, written in the transaction that writes the event. It outlives its webhook, so that what
 * happened can be read. In partitions: what is pending is the queue, `deliveries_pending`; all else is the log,
 * `deliveries_log`, in days by its ids, which begin with their time. A row whose state changes moves from one to the other.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    /** Made of the ids of event and webhook: one pair has one row, and ids are in the order of the events. */
    /** A key of the queue and of the log, each by itself. */
    id: text('id').primaryKey(),
    partnerId: ownOwnerId(),
    webhookId: text('webhook_id').notNull(),
    eventId: text('event_id').notNull(),
    event: text('event').notNull(),
    /** null: it tells the provider of something else. */
    orderId: text('order_id'),
    sequence: integer('sequence').notNull(),
    /** The bytes that are posted, the same at every attempt. Out of line once the row is above 2 kB: it is written anew twice an attempt. */
    body: text('body').notNull(),
    state: text('state', { enum: deliveryStates }).notNull(),
    /** 0: never tried. 1: a retry or a replay, which waits in a lane of its own. */
    lane: smallint('lane').notNull().default(0),
    /** How many attempts were begun. The number of the last is its fence: who holds an older one may not complete. */
    attempts: integer('attempts').notNull().default(0),
    /** How many failed since it was sent or replayed: where it stands in the table of retries. */
    failures: integer('failures').notNull().default(0),
    /** How many attempts had been begun each time someone had it sent again: the one that follows is a replay. */
    replayedAfter: integer('replayed_after').array(),
    /** When a pending one is tried next; while an attempt runs, when that was due. By the database's clock. */
    dueAt: moment('due_at').notNull(),
    /** While an attempt runs, or ran when its process died, how long it may take. In no index, so that a claim changes none. */
    leasedUntil: moment('leased_until'),
    createdAt: moment('created_at').notNull(),
    lastAttemptAt: moment('last_attempt_at'),
    httpStatus: integer('http_status'),
    fault: text('fault'),
  },
  (table) => [
    // The queue's. It has two more, of partner and order.
    index('deliveries_due')
      .on(table.lane, table.webhookId, table.dueAt)
      .where(sql`${table.state} = 'pending'`),
    // The log's.
    index('deliveries_replayable')
      .on(table.webhookId, table.id)
      .where(sql`${table.state} in ('failed', 'held')`),
    index('deliveries_partner').on(table.partnerId, table.id),
    index('deliveries_webhook').on(table.webhookId, table.id),
    index('deliveries_order').on(table.orderId),
  ],
)

/**
 * One attempt, written when it has ended; one whose process died, when another takes the delivery over. In days by the ids of
 * deliveries, dropped with those of the log.
 */
export const deliveryAttempts = pgTable(
  'delivery_attempts',
  {
    /** No foreign key, which would look up and lock a row an attempt: a trigger deletes those of deleted deliveries. */
    deliveryId: text('delivery_id').notNull(),
    number: integer('number').notNull(),
    /** Null as well: a version before wrote it. */
    partnerId: ownOwnerId(),
    startedAt: moment('started_at').notNull(),
    durationMs: integer('duration_ms'),
    url: text('url').notNull(),
    /** webhook-timestamp, in seconds. */
    signedAt: integer('signed_at'),
    /** webhook-signature. */
    signature: text('signature'),
    httpStatus: integer('http_status'),
    /** null: answered 2xx. */
    fault: text('fault'),
    /** What exactly went wrong, in words. */
    detail: text('detail'),
    responseHeaders: jsonb('response_headers'),
    /** Its first 10 kB. */
    responseBody: text('response_body'),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.number] })],
)

/** How a webhook's receiver does. Apart from `webhooks`, so that sending never waits for a partner's change. */
export const webhookHealth = pgTable('webhook_health', {
  webhookId: text('webhook_id').primaryKey(),
  lastAttemptAt: moment('last_attempt_at').notNull(),
  httpStatus: integer('http_status'),
  fault: text('fault'),
  lastSuccessAt: moment('last_success_at'),
  /** The first failure since the last success. */
  failingSince: moment('failing_since'),
})

/** Attempts by hour. */
export const webhookHours = pgTable(
  'webhook_hours',
  {
    webhookId: text('webhook_id').notNull(),
    hour: moment('hour').notNull(),
    succeeded: integer('succeeded').notNull(),
    failed: integer('failed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.webhookId, table.hour] })],
)

/** A replay of many: the workers put the deliveries back in the queue, some at a time. */
export const replays = pgTable(
  'replays',
  {
    id: text('id').primaryKey(),
    partnerId: ownerId(),
    webhookId: text('webhook_id').notNull(),
    /** Of events from then on. */
    since: moment('since'),
    /** The last delivery put back. */
    position: text('position').notNull(),
    /** null: not counted yet. */
    total: integer('total'),
    replayed: integer('replayed').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('replays_webhook').on(table.webhookId, table.id),
    index('replays_open')
      .on(table.id)
      .where(sql`${table.finishedAt} is null`),
  ],
)
