import type { Parcel, ParcelItem } from './parcel.ts'

/** What a rate request and an order have in common: all that says which shipment was priced. */
export type QuotedShipment = Omit<Parcel, 'items'> & {
  /** null: it was asked for from a district alone. */
  warehouseId: string | null
  /** The warehouse's, where there is one. */
  originDistrict: string
  destinationDistrict: string
  items: readonly (ParcelItem & { sku: string | null })[]
}

/** As a rate request or an order says it, or as an order keeps it. */
type Described = {
  payment_method?: Parcel['paymentMethod']
  cod_amount?: number
  insurance?: boolean
  delivery_type?: 'pickup' | 'dropoff'
}
type DescribedItem = {
  sku?: string | null
  qty: number
  price: number
  weight_g: number
  length_cm?: number | null
  width_cm?: number | null
  height_cm?: number | null
}

/** What of a rate request or an order sets its price. */
export const shipmentOf = (
  described: Described,
  items: readonly DescribedItem[],
  route: Pick<QuotedShipment, 'warehouseId' | 'originDistrict' | 'destinationDistrict'>,
): QuotedShipment => ({
  warehouseId: route.warehouseId,
  originDistrict: route.originDistrict,
  destinationDistrict: route.destinationDistrict,
  ...parcelOf(described, items),
})

/** The same without its route. */
export const parcelOf = (
  described: Described,
  items: readonly DescribedItem[],
): Parcel & Pick<QuotedShipment, 'items'> => ({
  items: items.map((item) => ({
    sku: item.sku ?? null,
    qty: item.qty,
    price: item.price,
    weightG: item.weight_g,
    lengthCm: item.length_cm ?? 0,
    widthCm: item.width_cm ?? 0,
    heightCm: item.height_cm ?? 0,
  })),
  paymentMethod: described.payment_method ?? 'PREPAID',
  // A shop may ask before it knows what the recipient is to pay, which shipping is part of
  codAmount: described.payment_method === 'COD' ? (described.cod_amount ?? null) : 0,
  insurance: described.insurance ?? false,
  deliveryType: described.delivery_type ?? 'pickup',
})
