import type { Scenario } from '@edis/contract/order-states'
import type { Transaction } from '../../database/transaction.ts'
import { json } from '../../database/json-parameter.ts'
import type { PriceTerms } from '../../rates/rates.ts'
import type { OrderCost, OrderEvent, OrderItem, OrderSla, OrderWeight, Recipient } from '../orders.ts'

export type NewOrder = {
  id: string
  partnerId: string
  partnerOrderId: string
  apiVersion: 1 | 2
  warehouseId: string
  courierCode: string
  serviceCode: string
  quoteId: string | null
  paymentMethod: 'PREPAID' | 'COD'
  codAmount: number
  insurance: boolean
  deliveryType: 'pickup' | 'dropoff'
  pickupSchedule: { start: string; end: string } | null
  recipient: Recipient
  dropship: { name: string; phone: string } | null
  csId: string | null
  items: OrderItem[]
  note: string | null
  metadata: Record<string, string> | null
  sortingCode: string
  weight: OrderWeight
  cost: OrderCost
  /** What the cost was counted by. */
  terms: PriceTerms
  sla: OrderSla
  holdsStock: boolean
  scenario: Scenario | null
  nextStepAt: Date | null
  createdAt: Date
}

/** Writes the order with its first event. `duplicate`: the partner has an order with this partner_order_id. */
export async function insertOrder(
  transaction: Transaction,
  order: NewOrder,
  event: OrderEvent,
): Promise<'inserted' | 'duplicate'> {
  const inserted = await transaction`
    with inserted as (
      insert into orders (
        id, partner_id, partner_order_id, api_version, status, sequence, warehouse_id, courier_code, service_code,
        quote_id, payment_method, cod_amount, insurance, delivery_type, pickup_schedule, recipient, dropship, cs_id,
        items, note, metadata, sorting_code, weight, cost, price_terms, sla, holds_stock, scenario, next_step_at, created_at, updated_at
      ) values (
        ${order.id}, ${order.partnerId}, ${order.partnerOrderId}, ${order.apiVersion}, ${event.status}, ${event.sequence},
        ${order.warehouseId}, ${order.courierCode}, ${order.serviceCode}, ${order.quoteId}, ${order.paymentMethod},
        ${order.codAmount}, ${order.insurance}, ${order.deliveryType}, ${json(order.pickupSchedule)}::text::jsonb,
        ${json(order.recipient)}::text::jsonb, ${json(order.dropship)}::text::jsonb, ${order.csId},
        ${json(order.items)}::text::jsonb, ${order.note}, ${json(order.metadata)}::text::jsonb, ${order.sortingCode},
        ${json(order.weight)}::text::jsonb, ${json(order.cost)}::text::jsonb, ${json(order.terms)}::text::jsonb,
        ${json(order.sla)}::text::jsonb,
        ${order.holdsStock}, ${order.scenario}, ${order.nextStepAt}, ${order.createdAt}, ${order.createdAt}
      )
      on conflict (partner_id, partner_order_id) do nothing
      returning id, partner_id
    )
    insert into order_events (order_id, sequence, id, partner_id, event, status, details, source, occurred_at, recorded_at)
    select id, ${event.sequence}::int, ${event.id}, partner_id, ${event.event}, ${event.status},
      ${json(event.details)}::text::jsonb, ${event.source}, ${event.occurredAt}::timestamptz, ${event.recordedAt}::timestamptz
    from inserted`
  return inserted.count === 1 ? 'inserted' : 'duplicate'
}

/** The id of the order that has the partner's number. */
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
