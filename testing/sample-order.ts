/** Goods of the SAMPLE catalogue, as Rate V2 and Send Order V2 name them. */
export const sampleItem = (sku: string | undefined) => ({ sku, name: 'Goods', qty: 1, price: 150_000, weight_g: 400 })

type Sample = {
  partnerOrderId: string
  /** Its id. */
  warehouse: string | undefined
  sku: string | undefined
}

/** An order of the SAMPLE catalogue for Send Order V2, prepaid, to Gambir. */
export const sampleOrder = ({ partnerOrderId, warehouse, sku }: Sample) => ({
  partner_order_id: partnerOrderId,
  warehouse_id: warehouse,
  courier_code: 'SAMPLE-KILAT',
  service_code: 'REG',
  payment_method: 'PREPAID',
  delivery_type: 'pickup',
  recipient: {
    name: 'Siti Rahma',
    phone: '081234567890',
    address: 'Jalan Merdeka Timur No. 10, RT 01 RW 02',
    district_code: '31.71.01',
  },
  items: [sampleItem(sku)],
})
