import type { OrderState } from '@edis/contract/order-states'
import type { Database } from '../database/connection.ts'
import { json } from '../database/json-parameter.ts'
import type { OrderItem, OrderWeight, Recipient } from '../orders/orders.ts'

/** What of an order stands on its label, as it is kept. */
export type LabelledOrder = {
  id: string
  status: OrderState
  awb: string | null
  courierAwb: string | null
  sortingCode: string
  warehouseId: string
  courierCode: string
  serviceCode: string
  deliveryType: 'pickup' | 'dropoff'
  paymentMethod: 'PREPAID' | 'COD'
  codAmount: number
  insurance: boolean
  recipient: Recipient
  dropship: { name: string; phone: string } | null
  partnerName: string
  partnerOrderId: string
  items: OrderItem[]
  weight: OrderWeight
  note: string | null
  createdAt: Date
}

/** Finds the orders that exist, unsorted. `partnerId` null: of any partner. */
export async function findLabelled(
  { $client: sql }: Database,
  partnerId: string | null,
  orderIds: readonly string[],
): Promise<LabelledOrder[]> {
  return sql<LabelledOrder[]>`
    select orders.id, status, awb, courier_awb as "courierAwb", sorting_code as "sortingCode",
      warehouse_id as "warehouseId", courier_code as "courierCode", service_code as "serviceCode",
      delivery_type as "deliveryType", payment_method as "paymentMethod", cod_amount as "codAmount", insurance,
      recipient, dropship, partners.name as "partnerName", partner_order_id as "partnerOrderId", items, weight, note,
      orders.created_at as "createdAt"
    from orders join accounts.partners on partners.id = orders.partner_id
    where orders.id in (select jsonb_array_elements_text(${json(orderIds)}::text::jsonb))
      and (${partnerId}::text is null or partner_id = ${partnerId})`
}
