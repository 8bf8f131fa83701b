import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { reportOutcomes } from '@edis/contract/operations/report-order-event'
import { bytes, moment } from './columns.ts'
import { ownPartnerId, partnerId } from './partner-column.ts'

/** The number inside an AWB; its check digit is added by the rules. */
export const awbNumber = pgSequence('awb_number', { startWith: 100_000_001 })

export const customerServices = pgTable(
  'customer_services',
  {
    id: text('id').primaryKey(),
    partnerId: partnerId(),
    name: text('name').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    email: text('email'),
    externalId: text('external_id'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    /** Archived ones as well. A trigger of `orders` counts them: to count an agent's hundred thousand at each list takes milliseconds. */
    ordersCount: integer('orders_count').notNull().default(0),
  },
  (table) => [
    unique('customer_services_phone').on(table.partnerId, table.phone),
    unique('customer_services_external_id').on(table.partnerId, table.externalId),
    index('customer_services_partner').on(table.partnerId, table.id),
  ],
)

/** Money in whole rupiah. What the partner sent about people and goods is kept as it was judged, in jsonb. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    partnerId: ownPartnerId(),
    partnerOrderId: text('partner_order_id').notNull(),
    /** 1 or 2: the version of Send Order that made it. */
    apiVersion: smallint('api_version').notNull(),
    status: text('status').notNull(),
    /** The state that on_hold or cancel_requested was entered from. */
    cameFrom: text('came_from'),
    /** How many events it has; the last one's sequence. */
    sequence: integer('sequence').notNull(),
    deliveryAttempts: integer('delivery_attempts').notNull().default(0),
    awb: text('awb'),
    /** What the courier calls the parcel, and where it shows its way. */
    courierAwb: text('courier_awb'),
    trackingUrl: text('tracking_url'),
    warehouseId: text('warehouse_id').notNull(),
    courierCode: text('courier_code').notNull(),
    serviceCode: text('service_code').notNull(),
    quoteId: text('quote_id'),
    paymentMethod: text('payment_method', { enum: ['PREPAID', 'COD'] }).notNull(),
    codAmount: integer('cod_amount').notNull(),
    insurance: boolean('insurance').notNull(),
    deliveryType: text('delivery_type', { enum: ['pickup', 'dropoff'] }).notNull(),
    /** { start, end } */
    pickupSchedule: jsonb('pickup_schedule'),
    /** { name, phone, address, district_code, postal_code, latitude, longitude } */
    recipient: jsonb('recipient').notNull(),
    /** { name, phone } */
    dropship: jsonb('dropship'),
    csId: text('cs_id').references(() => customerServices.id),
    /** [{ product_id, sku, name, qty, price, weight_g, length_cm, width_cm, height_cm }] */
    items: jsonb('items').notNull(),
    note: text('note'),
    metadata: jsonb('metadata'),
    sortingCode: text('sorting_code').notNull(),
    /** { actual_g, volumetric_g, chargeable_kg } */
    weight: jsonb('weight').notNull(),
    /** { base, insurance, cod_fee, surcharge, discount, total } */
    cost: jsonb('cost').notNull(),
    /** What the cost was counted by: PriceTerms of rates/price-terms.ts. null: an order from before they were kept. */
    priceTerms: jsonb('price_terms'),
    /** { actual_weight_g, cost, at } after the courier weighed it. */
    costAdjustment: jsonb('cost_adjustment'),
    /** { etd_min_days, etd_max_days, promised_at } */
    sla: jsonb('sla').notNull(),
    /** { receiver_name, photo_url } */
    proof: jsonb('proof'),
    /** Whether its items are still reserved in stock. */
    holdsStock: boolean('holds_stock').notNull(),
    /** What the sandbox does with it, and when next; null in production and at the end. */
    scenario: text('scenario'),
    nextStepAt: moment('next_step_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When it was taken out whose it was; null: it tells still. */
    anonymisedAt: moment('anonymised_at'),
  },
  (table) => [
    // Its class finds what a number begins with as well
    uniqueIndex('orders_number_of_partner').on(table.partnerId, table.partnerOrderId.op('text_pattern_ops')),
    // Staff and the provider's systems ask by a number alone, whosever it is
    index('orders_number').using('hash', table.partnerOrderId),
    // A new order has none
    uniqueIndex('orders_awb_given')
      .on(table.awb)
      .where(sql`${table.awb} is not null`),
    index('orders_partner').on(table.partnerId, table.id),
    // What the partner's list is filtered by and searched for
    index('orders_status').on(table.partnerId, table.status, table.id),
    index('orders_city').on(table.partnerId, sql`left(${table.recipient} ->> 'district_code', 5)`, table.id),
    // Staff find a parcel by the end of it, whosever it is
    index('orders_phone_reversed').on(
      sql`reverse(${table.recipient} ->> 'phone') text_pattern_ops`,
      table.partnerId,
      table.id,
    ),
    // By the version before, which counts an agent's orders
    index('orders_customer_service')
      .on(table.partnerId, table.csId)
      .where(sql`${table.csId} is not null`),
    index('orders_courier_awb')
      .on(table.courierAwb)
      .where(sql`${table.courierAwb} is not null`),
    index('orders_not_anonymised')
      .on(table.id)
      .where(sql`${table.anonymisedAt} is null`),
    index('orders_next_step')
      .on(table.nextStepAt)
      .where(sql`${table.nextStepAt} is not null`),
  ],
)

/** What happened to an order, in its own order. Written in the transaction that changes the order. */
export const orderEvents = pgTable(
  'order_events',
  {
    /** Written with its order; orders are not deleted. */
    orderId: text('order_id').notNull(),
    /** 1, 2, 3 … per order. */
    sequence: integer('sequence').notNull(),
    id: text('id').notNull().unique('order_events_id'),
    partnerId: ownPartnerId(),
    event: text('event').notNull(),
    status: text('status').notNull(),
    previousStatus: text('previous_status'),
    reasonCode: text('reason_code'),
    reason: text('reason'),
    location: text('location'),
    note: text('note'),
    /** What the webhook's `data` carries besides. */
    details: jsonb('details').notNull(),
    source: text('source', { enum: ['partner', 'sandbox', 'operator'] }).notNull(),
    /** Why no webhook was told: nobody reported it, or too late. null: it was an event. */
    mark: text('mark', { enum: ['implied', 'late'] }),
    /** The provider's own id of the update: one that comes again changes nothing. */
    externalId: text('external_id'),
    occurredAt: moment('occurred_at').notNull(),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.sequence] }),
    uniqueIndex('order_events_external_id')
      .on(table.externalId)
      .where(sql`${table.externalId} is not null`),
  ],
)

/** What the provider's systems reported, as it came, with what became of it. Kept 180 days. */
export const orderReports = pgTable(
  'order_reports',
  {
    id: text('id').primaryKey(),
    /** The provider's own id of the report. null: it had none. */
    externalId: text('external_id'),
    /** null: it named no order. */
    orderId: text('order_id'),
    partnerId: text('partner_id'),
    /** As JSON. */
    report: text('report').notNull(),
    outcome: text('outcome', { enum: reportOutcomes }).notNull(),
    /** Why it was refused: a Refusal, or the code of an error. */
    reason: text('reason'),
    /** Where the order stood after it. */
    status: text('status'),
    sequence: integer('sequence'),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    index('order_reports_external_id').on(table.externalId, table.id),
    index('order_reports_order').on(table.orderId, table.id),
    index('order_reports_age').on(table.receivedAt),
    index('order_reports_refused')
      .on(table.receivedAt, table.id)
      .where(sql`${table.outcome} = 'refused'`),
  ],
)

/** The first answers of calls with an Idempotency-Key, committed with their effect; kept 24 hours. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    partnerId: ownPartnerId(),
    /** SHA-256 of method, path and key. */
    keyHash: bytes('key_hash').notNull(),
    /** SHA-256 of the body. */
    bodyHash: bytes('body_hash').notNull(),
    /** The JSON text of the answer. */
    answer: text('answer').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.keyHash] }),
    index('idempotent_answers_age').on(table.createdAt),
  ],
)

/** Calls of a partner in a window, summed over processes. Unlogged: lost by a crash, which is as good as a new window. */
export const rateLimitWindows = pgTable(
  'rate_limit_windows',
  {
    partnerId: text('partner_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.startsAt] })],
)
