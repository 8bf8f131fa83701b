import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { ownPartnerId } from './partner-column.ts'

/** Files that hold orders. One that isn't kept yet is being written, or was when its process ended. */
export const orderArchives = pgTable(
  'order_archives',
  {
    id: text('id').primaryKey(),
    begunAt: moment('begun_at').notNull(),
    /** When its orders were removed, once what was written had been read back. null: they are where they were. */
    keptAt: moment('kept_at'),
    /** Where its files are, as the setting said then. */
    place: text('place'),
    orders: integer('orders'),
    events: integer('events'),
    bytes: bigint('bytes', { mode: 'number' }),
  },
  (table) => [
    // What is to be gone on with: at most one
    index('order_archives_open')
      .on(table.id)
      .where(sql`${table.keptAt} is null`),
  ],
)

/** What an archived order is found by, and what keeps its numbers from being given again. Each has its archive from when it was chosen. */
export const archivedOrders = pgTable(
  'archived_orders',
  {
    orderId: text('order_id').primaryKey(),
    archiveId: text('archive_id').notNull(),
    partnerId: ownPartnerId(),
    partnerOrderId: text('partner_order_id').notNull(),
    awb: text('awb'),
    courierAwb: text('courier_awb'),
    status: text('status').notNull(),
    /** These two tell whether the order changed since it was chosen. */
    sequence: integer('sequence').notNull(),
    updatedAt: moment('updated_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('archived_orders_archive').on(table.archiveId),
    index('archived_orders_number').on(table.partnerId, table.partnerOrderId),
    // Staff and the provider's systems ask by a number alone, whosever it is
    index('archived_orders_any_number').using('hash', table.partnerOrderId),
    index('archived_orders_awb').using('hash', table.awb),
    index('archived_orders_courier_awb').using('hash', table.courierAwb),
  ],
)
