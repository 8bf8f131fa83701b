import { hints } from '@edis/contract/errors/hints'
import { type Catalogue, courierNotFound } from '../../catalogue/catalogue.ts'
import { newId } from '../../database/id.ts'
import { Failure, fieldFault, type FieldFault } from '../../http/doors/failure.ts'
import type { Sound } from '../../http/bodies/sound-fields.ts'
import type { Database } from '../../database/connection.ts'
import { inTransaction, type Transaction } from '../../database/transaction.ts'
import { priceOrder, shipmentOf } from '../../rates/rates.ts'
import { cityOf } from '../../regions/regions.ts'
import { nextStepAt, recordedEvent } from '../order-changes.ts'
import { findOrderId, hasAgent, insertOrder, type NewOrder } from './new-orders.store.ts'
import type { OrderParts } from './order-parts.ts'
import { createdEvent, type OrderItem, sortingCode } from '../orders.ts'
import {
  judgeOrder,
  type NotThere,
  orderFaults,
  orderItems,
  readyAt,
  type SentOrder,
  stockLines,
  type OrderContext,
} from './send-order.ts'
import type { LackingStock } from '../stock.store.ts'

/** Takes an order in: judged, priced, its stock reserved, its first event written. @throws {Failure} which rolls it back. */
export async function takeOrder(
  parts: OrderParts,
  transaction: Transaction,
  partnerId: string,
  sent: SentOrder,
  apiVersion: 1 | 2,
): Promise<NewOrder> {
  const now = parts.now()
  const { items, judged } = await judge(parts, transaction, partnerId, sent, now)
  const pieces = stockLines(items)
  const scenario = parts.stepMs === null ? null : (sent.metadata?.scenario ?? 'delivered')
  const order: NewOrder = {
    id: newId('ord'),
    partnerId,
    partnerOrderId: sent.partner_order_id,
    apiVersion,
    warehouseId: sent.warehouse_id,
    courierCode: sent.courier_code,
    serviceCode: sent.service_code,
    quoteId: sent.quote_id ?? null,
    paymentMethod: sent.payment_method,
    codAmount: sent.cod_amount ?? 0,
    insurance: sent.insurance ?? false,
    deliveryType: sent.delivery_type ?? 'pickup',
    pickupSchedule: judged.pickupSchedule,
    recipient: judged.recipient,
    dropship: judged.dropship,
    csId: sent.cs_id ?? null,
    items,
    note: sent.note ?? null,
    metadata: sent.metadata ?? null,
    sortingCode: sortingCode(sent.recipient.district_code),
    weight: judged.price.weight,
    cost: judged.price.cost,
    priceTerms: judged.price.terms,
    sla: judged.price.sla,
    holdsStock: pieces.length > 0,
    scenario,
    nextStepAt: nextStepAt(
      { scenario, status: 'received', paymentMethod: sent.payment_method, events: [] },
      parts.stepMs,
      now,
    ),
    createdAt: now,
  }
  const event = recordedEvent(
    { ...order, awb: null, courierAwb: null, trackingUrl: null, proof: null },
    createdEvent(now),
    now,
  )
  if ((await insertOrder(transaction, order, event)) === 'duplicate')
    throw duplicate((await findOrderId(transaction, partnerId, order.partnerOrderId)) ?? '')
  await parts.onEvents(transaction, [event])
  // Last: other orders of the same goods wait for these rows until the commit.
  if (pieces.length > 0) {
    const reservation = { partnerId, warehouseId: order.warehouseId, lines: pieces, now }
    refuseLacking(items, await parts.stock.reserve(transaction, reservation))
  }
  return order
}

async function judge(parts: OrderParts, transaction: Transaction, partnerId: string, sent: SentOrder, now: Date) {
  const { cs_id: csId } = sent
  const skus = skusOf(sent)
  const [products, agentIsThere] = await Promise.all([
    skus.length === 0 ? [] : parts.findProducts(transaction, partnerId, skus),
    csId === undefined || hasAgent(transaction, partnerId, csId),
  ])
  const around = { ...lookAround(parts, sent, now), products, hasAgent: agentIsThere }
  const items = orderItems(sent, products)
  const judged = judgeOrder(sent, { ...around, priced: await priced(parts, partnerId, sent, items, around) })
  if ('faults' in judged) throw new Failure('VALIDATION_FAILED', { faults: judged.faults })
  if ('refused' in judged) throw refused(judged.refused, sent, parts.catalogue())
  return { items, judged }
}

/** The faults of an order that its schema refused already, in what is sound of it. `isPriceable`: all that sets its price is. */
export async function refusedOrderFaults(
  parts: OrderParts,
  database: Database,
  partnerId: string,
  sent: Sound<SentOrder>,
  isPriceable: boolean,
): Promise<FieldFault[]> {
  const skus = skusOf(sent)
  const products =
    skus.length === 0
      ? []
      : await inTransaction(database, (transaction) => parts.findProducts(transaction, partnerId, skus))
  const around = { ...lookAround(parts, sent, parts.now()), products, hasAgent: true }
  if (!isPriceable) return orderFaults(sent, { ...around, priced: null })
  // All that its price is made of has been judged: the rest is not looked at.
  const order = sent as SentOrder
  const items = orderItems(order, products)
  return orderFaults(sent, { ...around, priced: await priced(parts, partnerId, order, items, around) })
}

const skusOf = ({ items = [] }: Sound<SentOrder>): string[] => [...new Set(items.flatMap((item) => item?.sku ?? []))]

/** What is in memory of what the order names. */
function lookAround(parts: OrderParts, sent: Sound<SentOrder>, now: Date) {
  const { warehouse_id: warehouseId, courier_code: courierCode, recipient } = sent
  const catalogue = parts.catalogue()
  const code = recipient?.district_code
  return {
    warehouse: warehouseId === undefined ? null : catalogue.findWarehouse(warehouseId),
    hasCourier: courierCode !== undefined && catalogue.hasCourier(courierCode),
    destination: code === undefined ? null : parts.regions.find(code),
    regions: parts.regions,
    now,
  }
}

/** null: can't be known, for warehouse, courier or destination are not. */
async function priced(
  parts: OrderParts,
  partnerId: string,
  sent: SentOrder,
  items: readonly OrderItem[],
  { warehouse, hasCourier, destination, now }: ReturnType<typeof lookAround>,
): Promise<OrderContext['priced']> {
  if (!warehouse || !hasCourier || !destination) return null
  const catalogue = parts.catalogue()
  const route = {
    warehouseId: warehouse.id,
    originDistrict: warehouse.districtCode,
    destinationDistrict: destination.code,
  }
  const order = {
    partnerId,
    shipment: shipmentOf(sent, items, route),
    courierCode: sent.courier_code,
    serviceCode: sent.service_code,
    quoteId: sent.quote_id ?? null,
    warehouse,
    readyAt: readyAt(sent, now),
    now,
  }
  const lines = await catalogue.rateLines(cityOf(warehouse.districtCode), destination.code, partnerId)
  return priceOrder(order, { lines, catalogue, quotes: parts.quotes })
}

const refused = (code: NotThere, sent: SentOrder, catalogue: Catalogue): Failure =>
  code === 'COURIER_NOT_FOUND' ? courierNotFound(catalogue, sent.courier_code) : new Failure(code)

const duplicate = (orderId: string): Failure => {
  const text = hints.orderHasPartnerOrderId(orderId)
  const details = { order_id: orderId }
  return new Failure('ORDER_DUPLICATE', {
    text,
    faults: [fieldFault('partner_order_id', 'ORDER_DUPLICATE', text, details)],
    details,
  })
}

function refuseLacking(items: readonly OrderItem[], lacking: readonly LackingStock[]): void {
  if (lacking.length === 0) return
  const short = new Map(lacking.map(({ productId, available }) => [productId, available]))
  const taken = new Map(stockLines(items).map(({ productId, qty }) => [productId, qty]))
  const faults = items.flatMap(({ product_id, sku }, index) => {
    const maximum = product_id === null ? undefined : short.get(product_id)
    if (product_id === null || maximum === undefined) return []
    const value = taken.get(product_id) ?? 0
    const details = { sku: sku ?? '', value, maximum }
    return [
      fieldFault(`items[${index}].qty`, 'STOCK_INSUFFICIENT', hints.stockShort(details.sku, value, maximum), details),
    ]
  })
  throw new Failure('STOCK_INSUFFICIENT', { faults })
}
