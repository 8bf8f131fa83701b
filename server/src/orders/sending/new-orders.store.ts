import type { Scenario } from '@edis/contract/order-states'
import { orders } from '../../database/tables/order-tables.ts'
import { columnsBut, type RowOf } from '../../database/row-columns.ts'
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

const insertion = `
  with inserted as (
    ${orderColumns.insertion}
    on conflict (partner_id, partner_order_id) do nothing
    returning id
  )
  insert into order_events (${eventColumns.names})
  select ${eventColumns.parameters(orderColumns.count + 1)} from inserted`

/** Writes the order with its first event. `duplicate`: the partner has an order with this partner_order_id. */
export async function insertOrder(
  transaction: Transaction,
  order: NewOrder,
  event: OrderEvent,
): Promise<'inserted' | 'duplicate'> {
  const { status, sequence } = event
  const row = { ...order, status, sequence, updatedAt: order.createdAt }
  const values = [...orderColumns.values(row), ...eventColumns.values(event)]
  const inserted = await transaction.unsafe(insertion, values, { prepare: true })
  return inserted.count === 1 ? 'inserted' : 'duplicate'
}

/** The ID of the order that has the partner's number. */
export async function findOrderId(
  transaction: Transaction,
  partnerId: string,
  partnerOrderId: string,
): Promise<string | null> {
  const [found] = await transaction`
    select id from orders where partner_id = ${partnerId} and partner_order_id = ${partnerOrderId}`
  return found?.id ?? null
}

/** Whether orders of the partner may name the agent. */
export async function hasAgent(transaction: Transaction, partnerId: string, csId: string): Promise<boolean> {
  const found = await transaction`
    select 1 from customer_services where partner_id = ${partnerId} and id = ${csId} and is_active`
  return found.length > 0
}
