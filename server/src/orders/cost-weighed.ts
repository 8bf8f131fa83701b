import { lineOf, priceWeighed, shipmentOf } from '../rates/rates.ts'
import { cityOf } from '../regions/regions.ts'
import type { OrderParts } from './order-parts.ts'
import type { Order, OrderCost } from './orders.ts'

/** What the order costs at its actual weight, by today's card; null where its service no longer goes. */
export async function costWeighed(
  { catalogue: current }: Pick<OrderParts, 'catalogue'>,
  order: Order,
  actualWeightG: number,
): Promise<OrderCost | null> {
  const catalogue = current()
  const warehouse = catalogue.findWarehouse(order.warehouseId)
  if (!warehouse) return null
  const destination = order.recipient.district_code
  const lines = await catalogue.rateLines(cityOf(warehouse.districtCode), destination)
  const line = lineOf(lines, order.courierCode, order.serviceCode)
  if (!line) return null
  const sent = {
    payment_method: order.paymentMethod,
    cod_amount: order.codAmount,
    insurance: order.insurance,
    delivery_type: order.deliveryType,
  }
  const route = { warehouseId: warehouse.id, originDistrict: warehouse.districtCode, destinationDistrict: destination }
  return priceWeighed(line, shipmentOf(sent, order.items, route), actualWeightG).cost
}
