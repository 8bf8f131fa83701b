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
import { findAgents, findOrderId, insertOrders, type NewOrder } from './new-orders.store.ts'
import type { OrderParts } from './order-parts.ts'
import { createdEvent, type OrderItem, sortingCode } from '../orders.ts'
import { placeOf, stockLines } from '../stock.ts'
import {
  type JudgedOrder,
  judgeOrder,
  type NotThere,
  orderFaults,
  orderItems,
  type OrderContext,
  type OrderedProduct,
  readyAt,
  type SentOrder,
} from './send-order.ts'

/** `named`: what the orders name. `along` is given what is to be answered, and writes it in the same message. */
type Taking = { apiVersion: 1 | 2; named: Named; along: (orders: readonly (NewOrder | Failure)[]) => Promise<void> }

/**
 * Takes in orders that a partner sent at the same time: judged, priced, their first events written, their stock reserved. Gives
 * each order, or why it is refused. @throws {Failure} of one that can't be written, which rolls all of them back.
 */
export async function takeOrders(
  parts: OrderParts,
  transaction: Transaction,
  partnerId: string,
  sent: readonly SentOrder[],
  { apiVersion, named, along }: Taking,
): Promise<(NewOrder | Failure)[]> {
  const now = parts.now()
  const judged = await Promise.all(
    sent.map(async (one) => {
      const found = await judge(parts, partnerId, one, named, now)
      return found instanceof Failure ? found : newOrder(parts, partnerId, one, found, { apiVersion, now })
    }),
  )
  const orders = judged.flatMap((order) => (order instanceof Failure ? [] : order))
  if (orders.length > 0) await writeOrders(parts, transaction, partnerId, orders, { now, along: () => along(judged) })
  return judged
}

/** In one message to the database. */
async function writeOrders(
  parts: OrderParts,
  transaction: Transaction,
  partnerId: string,
  orders: readonly NewOrder[],
  { now, along }: { now: Date; along: () => Promise<void> },
): Promise<void> {
  const rows = orders.map((order) => {
    const data = { ...order, awb: null, courierAwb: null, trackingUrl: null, proof: null }
    return { order, event: recordedEvent(data, createdEvent(now), now) }
  })
  const lines = stockLines(orders)
  const [inserted, , , lacking] = await Promise.all([
    insertOrders(transaction, rows),
    parts.onEvents(
      transaction,
      rows.map(({ event }) => event),
    ),
    along(),
    // Last: other orders of the same goods wait for these rows until the commit.
    lines.length === 0 ? [] : parts.stock.reserve(transaction, { partnerId, lines, now }),
  ])
  const double = orders.find(({ id }) => !inserted.has(id))
  if (double) throw duplicate((await findOrderId(transaction, partnerId, double.partnerOrderId)) ?? '')
  const short = new Map(lacking.map((line) => [placeOf(line), line.available]))
  for (const order of lacking.length > 0 ? orders : []) refuseLacking(order, short)
}

function newOrder(
  parts: OrderParts,
  partnerId: string,
  sent: SentOrder,
  { items, judged }: { items: OrderItem[]; judged: JudgedOrder },
  { apiVersion, now }: { apiVersion: 1 | 2; now: Date },
): NewOrder {
  const scenario = parts.stepMs === null ? null : (sent.metadata?.scenario ?? 'delivered')
  const first = { scenario, status: 'received' as const, paymentMethod: sent.payment_method, events: [] }
  return {
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
    holdsStock: items.some(({ product_id }) => product_id !== null),
    scenario,
    nextStepAt: nextStepAt(first, parts.stepMs, now),
    createdAt: now,
  }
}

type Named = { products: OrderedProduct[]; agents: Set<string> }

/** What of the partner's the orders name. */
export async function lookUp(
  parts: OrderParts,
  transaction: Transaction,
  partnerId: string,
  sent: readonly SentOrder[],
): Promise<Named> {
  const skus = [...new Set(sent.flatMap(skusOf))]
  const csIds = [...new Set(sent.flatMap(({ cs_id }) => cs_id ?? []))]
  const [products, agents] = await Promise.all([
    skus.length === 0 ? [] : parts.findProducts(transaction, partnerId, skus),
    csIds.length === 0 ? new Set<string>() : findAgents(transaction, partnerId, csIds),
  ])
  return { products, agents }
}

async function judge(
  parts: OrderParts,
  partnerId: string,
  sent: SentOrder,
  { products, agents }: Named,
  now: Date,
): Promise<{ items: OrderItem[]; judged: JudgedOrder } | Failure> {
  const { cs_id: csId } = sent
  const around = { ...lookAround(parts, sent, now), products, hasAgent: csId === undefined || agents.has(csId) }
  const items = orderItems(sent, products)
  const judged = judgeOrder(sent, { ...around, priced: await priced(parts, partnerId, sent, items, around) })
  if ('faults' in judged) return new Failure('VALIDATION_FAILED', { faults: judged.faults })
  return 'refused' in judged ? refused(judged.refused, sent, parts.catalogue()) : { items, judged }
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

/** @throws {Failure} when the order takes of what is short. `short`: how much of it there is. */
function refuseLacking(order: NewOrder, short: ReadonlyMap<string, number>): void {
  const { items, warehouseId } = order
  const taken = new Map(stockLines([order]).map(({ productId, qty }) => [productId, qty]))
  const faults = items.flatMap(({ product_id: productId, sku }, index) => {
    const maximum = productId === null ? undefined : short.get(placeOf({ productId, warehouseId }))
    if (productId === null || maximum === undefined) return []
    const value = taken.get(productId) ?? 0
    const details = { sku: sku ?? '', value, maximum }
    return [
      fieldFault(`items[${index}].qty`, 'STOCK_INSUFFICIENT', hints.stockShort(details.sku, value, maximum), details),
    ]
  })
  if (faults.length > 0) throw new Failure('STOCK_INSUFFICIENT', { faults })
}
