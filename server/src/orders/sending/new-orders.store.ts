import type { Scenario } from '@edis/contract/order-states'
import { orders } from '../../database/tables/order-tables.ts'
import { columnsBut, type RowOf } from '../../database/row-columns.ts'
import { json } from '../../database/json-parameter.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { PriceTerms } from '../../rates/rates.ts'
import type { OrderCost, OrderEvent, OrderItem, OrderSla, OrderWeight, Recipient } from '../orders.ts'
import { eventColumns } from '../orders.store.ts'

/** A new order's own columns; what happens to it is written by its life. */
const orderColumns = columnsBut(
  orders,
  'cameFrom',
  'deliveryAttempts',
  'awb',
  'courierAwb',
  'trackingUrl',
  'costAdjustment',
  'proof',
  'anonymisedAt',
)

/** What the table can't say more exactly. */
type Known = {
  apiVersion: 1 | 2
  pickupSchedule: { start: string; end: string } | null
  recipient: Recipient
  dropship: { name: string; phone: string } | null
  items: OrderItem[]
  metadata: Record<string, string> | null
  weight: OrderWeight
  cost: OrderCost
  priceTerms: PriceTerms
  sla: OrderSla
  scenario: Scenario | null
}
export type NewOrder = Omit<RowOf<typeof orderColumns>, keyof Known | 'status' | 'sequence' | 'updatedAt'> & Known

/** Writes orders of one partner, each with its first event. Gives the ids of those whose partner_order_id was free. */
export async function insertOrders(
  transaction: Transaction,
  sent: readonly { order: NewOrder; event: OrderEvent }[],
): Promise<Set<string>> {
  const raw = transaction.unsafe
  // In order, so that no two writers wait for one another in a circle
  const rows = sent
    .map(({ order, event: { status, sequence } }) => ({ ...order, status, sequence, updatedAt: order.createdAt }))
    .toSorted((one, other) => (one.partnerOrderId < other.partnerOrderId ? -1 : 1))
  const inserted = await transaction<{ id: string }[]>`
    with inserted as (
      insert into orders (${raw(orderColumns.names)}) select ${raw(orderColumns.of('row'))}
      from jsonb_to_recordset(${json(rows)}::text::jsonb) as row (${raw(orderColumns.ofObject)})
      where not exists (
        select from archived_orders
        where archived_orders.partner_id = row."partnerId" and archived_orders.partner_order_id = row."partnerOrderId"
      )
      on conflict (partner_id, partner_order_id) do nothing
      returning id
    ), told as (
      insert into order_events (${raw(eventColumns.names)}) select ${raw(eventColumns.of('event'))}
      from jsonb_to_recordset(${json(sent.map(({ event }) => event))}::text::jsonb) as event (${raw(eventColumns.ofObject)})
      where event."orderId" in (select id from inserted)
    )
    select id from inserted`
  return new Set(inserted.map(({ id }) => id))
}

/** The ID of the order that has the partner's number, archived or not. */
export async function findOrderId(
  transaction: Transaction,
  partnerId: string,
  partnerOrderId: string,
): Promise<string | null> {
  const [found] = await transaction`
    select id from orders where partner_id = ${partnerId} and partner_order_id = ${partnerOrderId}
    union all
    select order_id from archived_orders where partner_id = ${partnerId} and partner_order_id = ${partnerOrderId}
    limit 1`
  return found?.id ?? null
}

/** Which of these agents orders of the partner may name. */
export async function findAgents(
  transaction: Transaction,
  partnerId: string,
  csIds: readonly string[],
): Promise<Set<string>> {
  const found = await transaction<{ id: string }[]>`
    select id from customer_services
    where partner_id = ${partnerId} and id = any (${csIds as string[]}::text[]) and is_active`
  return new Set(found.map(({ id }) => id))
}
