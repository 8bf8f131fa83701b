import { newId } from '../database/id.ts'
import { Failure, fieldFault } from '../http/failure.ts'
import type { Transaction } from '../database/transaction.ts'
import { priceOrder, shipmentOf } from '../rates/rates.ts'
import { cityOf } from '../regions/regions.ts'
import { nextStepAt, recordedEvent } from './order-changes.ts'
import { findOrderId, hasAgent, insertOrder, type NewOrder } from './new-orders.store.ts'
import type { OrderParts } from './order-parts.ts'
import { createdEvent, type OrderItem, sortingCode } from './orders.ts'
import { judgeOrder, orderItems, readyAt, type SentOrder, stockLines } from './send-order.ts'
import type { LackingStock } from './stock.store.ts'

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
    ...judged.price,
    holdsStock: pieces.length > 0,
    scenario,
    nextStepAt: nextStepAt(
      { scenario, status: 'received', paymentMethod: sent.payment_method, events: [] },
      parts.stepMs,
      now,
    ),
    createdAt: now,
  }
  const event = recordedEvent({ ...order, awb: null, courierAwb: null, trackingUrl: null }, createdEvent(now), now)
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
  const catalogue = parts.catalogue()
  const { warehouse_id: warehouseId, courier_code: courierCode, service_code: serviceCode, cs_id: csId } = sent
  const warehouse = catalogue.findWarehouse(warehouseId)
  const hasCourier = catalogue.hasCourier(courierCode)
  const destination = parts.regions.find(sent.recipient.district_code)
  const skus = [...new Set(sent.items.flatMap(({ sku }) => sku ?? []))]
  const [products, agentIsThere] = await Promise.all([
    skus.length === 0 ? [] : parts.findProducts(transaction, partnerId, skus),
    csId === undefined || hasAgent(transaction, partnerId, csId),
  ])
  const items = orderItems(sent, products)
  const priced =
    warehouse && hasCourier && destination
      ? priceOrder(
          {
            partnerId,
            shipment: shipmentOf(sent, items, {
              warehouseId,
              originDistrict: warehouse.districtCode,
              destinationDistrict: destination.code,
            }),
            courierCode,
            serviceCode,
            quoteId: sent.quote_id ?? null,
            warehouse,
            readyAt: readyAt(sent, now),
            now,
          },
          {
            lines: await catalogue.rateLines(cityOf(warehouse.districtCode), destination.code),
            catalogue,
            quotes: parts.quotes,
          },
        )
      : null
  const judged = judgeOrder(sent, { warehouse, hasCourier, destination, priced, products, hasAgent: agentIsThere, now })
  if ('faults' in judged) throw new Failure('VALIDATION_FAILED', { faults: judged.faults })
  if ('refused' in judged) throw new Failure(judged.refused)
  return { items, judged }
}

const duplicate = (orderId: string): Failure => {
  const text = {
    en: `The order ${orderId} has this partner_order_id already.`,
    id: `Pesanan ${orderId} sudah memiliki partner_order_id ini.`,
  }
  const details = { order_id: orderId }
  return new Failure('ORDER_DUPLICATE', {
    text,
    faults: [fieldFault('partner_order_id', 'ORDER_DUPLICATE', text, details)],
    details,
  })
}

function refuseLacking(items: readonly OrderItem[], lacking: readonly LackingStock[]): void {
  if (lacking.length === 0) return
  const faults = items.flatMap(({ product_id, sku }, index) =>
    lacking.some(({ productId }) => productId === product_id)
      ? [{ field: `items[${index}].qty`, error: 'STOCK_INSUFFICIENT' as const, message: tooFew(sku ?? '') }]
      : [],
  )
  throw new Failure('STOCK_INSUFFICIENT', { faults })
}

const tooFew = (sku: string) => ({
  en: `The warehouse has fewer of ${sku} available than this order takes.`,
  id: `Stok ${sku} yang tersedia di gudang kurang dari jumlah dalam pesanan ini.`,
})
