import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Changed orders without a new position in the feed. Written by a trigger of `orders`. */
export const orderChanges = pgTable('order_changes', {
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: text('order_id').notNull(),
})

/** Each order's place in the feed: the number of its newest change. Numbers are given after the commit, one batch at a time. */
export const orderFeed = pgTable(
  'order_feed',
  {
    orderId: text('order_id').primaryKey(),
    number: bigint('number', { mode: 'bigint' }).notNull().unique('order_feed_number'),
    /** For readers who ask for some alone; the order's own, when it got the number. */
    partnerId: text('partner_id').notNull(),
    status: text('status').notNull(),
  },
  (table) => [
    index('order_feed_partner').on(table.partnerId, table.number),
    index('order_feed_status').on(table.status, table.number),
  ],
)

/**
 * The lives of the database: another one begins where it may have lost numbers that readers have seen, by a restart, a
 * failover or a restore.
 */
export const orderFeedLives = pgTable('order_feed_lives', {
  ordinal: integer('ordinal').primaryKey().generatedAlwaysAsIdentity(),
  id: text('id').notNull().unique('order_feed_lives_id'),
  /** The cluster, its timeline, its start, the database and the table: what tells one life from another. */
  print: text('print').notNull(),
  /** The first number that was given in it. */
  firstNumber: bigint('first_number', { mode: 'bigint' }).notNull(),
  begunAt: moment('begun_at').notNull(),
})

/** Orders from before the feed, up to which id they have a number. No row: all of them. */
export const orderFeedBackfill = pgTable('order_feed_backfill', { after: text('after').primaryKey() })
