import type { Transaction } from '../../database/transaction.ts'
import { parcelOf, type PriceTerms, priceWeighed, termsOf } from '../../rates/rates.ts'
import { cityOf } from '../../regions/regions.ts'
import type { OrderParts } from './order-parts.ts'
import type { Order, OrderCost } from '../orders.ts'

type Parts = Pick<OrderParts, 'catalogue' | 'findOldLine'>

/** What the order costs at its actual weight, by what it was priced with; null: nothing of that is left. */
export async function costWeighed(
  parts: Parts,
  transaction: Transaction,
  order: Order,
  actualWeightG: number,
): Promise<OrderCost | null> {
  const terms = order.priceTerms ?? (await oldTerms(parts, transaction, order))
  if (!terms) return null
  const sent = {
    payment_method: order.paymentMethod,
    cod_amount: order.codAmount,
    insurance: order.insurance,
    delivery_type: order.deliveryType,
  }
  return priceWeighed(terms, parcelOf(sent, order.items), actualWeightG).cost
}

/**
 * Of an order from before they were kept: the card that was in force when it was sent, and the service's rules of today.
 * Its COD fee was on the goods.
 */
async function oldTerms(
  { catalogue: current, findOldLine }: Parts,
  transaction: Transaction,
  { warehouseId, recipient, courierCode, serviceCode, createdAt }: Order,
): Promise<PriceTerms | null> {
  const catalogue = current()
  const warehouse = catalogue.findWarehouse(warehouseId)
  const service = catalogue.findService(courierCode, serviceCode)
  if (!warehouse || !service) return null
  const originCity = cityOf(warehouse.districtCode)
  const route = { originCity, destinationDistrict: recipient.district_code, courierCode, serviceCode }
  const line = await findOldLine(transaction, route, createdAt)
  return line && { ...termsOf({ ...line, service, contractBp: 0 }), cashCounts: false }
}
