import { hash } from 'node:crypto'
import type { QuotedShipment } from './shipment.ts'

export const fingerprintLength = 16

// What a rate request may leave open, an order may fill in as it likes: none of it changes what was quoted.
const untoldWarehouse = 1
const untoldCodAmount = 2
const untoldSkus = 4

/** What the shipment leaves open, a bit each. */
export const untoldOf = ({ warehouseId, paymentMethod, codAmount, items }: QuotedShipment): number =>
  (warehouseId === null ? untoldWarehouse : 0) |
  (paymentMethod === 'PREPAID' || codAmount === null ? untoldCodAmount : 0) |
  (items.every(({ sku }) => sku === null) ? untoldSkus : 0)

/** Whether a quote that left `untold` open counted the cash that is to be collected. */
export const cashCounts = ({ paymentMethod }: QuotedShipment, untold: number): boolean =>
  paymentMethod === 'PREPAID' || (untold & untoldCodAmount) === 0

/** Returns 16 bytes of a hash of the shipment, but for what was left untold. The order of its items does not matter. */
export const fingerprint = (shipment: QuotedShipment, untold = untoldOf(shipment)): string =>
  hash('sha256', shipmentText(shipment, untold), 'binary').slice(0, fingerprintLength)

function shipmentText(shipment: QuotedShipment, untold: number): string {
  const { warehouseId, originDistrict, destinationDistrict, paymentMethod, codAmount, insurance, deliveryType } =
    shipment
  const origin = untold & untoldWarehouse ? originDistrict : warehouseId
  const cash = untold & untoldCodAmount ? '' : codAmount
  const lines = shipment.items.map((item) => {
    const sku = untold & untoldSkus ? '' : (item.sku ?? '')
    return `${item.qty} ${item.price} ${item.weightG} ${item.lengthCm} ${item.widthCm} ${item.heightCm} ${sku.length} ${sku}`
  })
  return `${origin} ${destinationDistrict} ${paymentMethod} ${cash} ${insurance} ${deliveryType}\n${lines.toSorted().join('\n')}`
}
