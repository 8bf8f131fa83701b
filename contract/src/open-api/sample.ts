/**
 * What the examples of all pages speak of, so that they tell one story: a shop sends two bags of coffee from the
 * SAMPLE warehouse, insured and paid on delivery.
 */
export const sample = {
  warehouseId: 'whs_01JCJKT5K2VQ4W8Z6Y0R1S2T3V',
  originCity: '31.74',
  originDistrict: '31.74.07',
  destinationDistrict: '31.71.01',
  destinationPostalCode: '10110',
  courierCode: 'SAMPLE-KILAT',
  courierName: 'SAMPLE Kilat',
  serviceCode: 'REG',
  serviceName: 'SAMPLE Kilat Reguler',
  productId: 'prd_01JCJM2XA4C6E8G0J2K4M6P8R0',
  sku: 'SAMPLE-KOPI-1000',
  productName: 'SAMPLE Kopi Gayo 1 kg',
  price: 310_000,
  weightG: 1_100,
  lengthCm: 30,
  widthCm: 20,
  heightCm: 10,
  csId: 'cs_01JD2Z8K4W6Y0R1S2T3V5X7Z9B',
  quoteId:
    'quo_0mwocd3uoh4Sp_Q3ggKOeuwN3HGKSpAZwLyL9QyGCFx9COVwta-SHOMefXDgGEi1rOvsQb8Gy_I14VpBir2AZOmtT3RulFf0N4ICjnrsDdxxi',
  orderId: 'ord_01JD3P7M2XA4C6E8G0J2K4M6P8',
  partnerOrderId: 'TS-20261120-0042',
  awb: 'EDT1000000423',
  photoUrl: 'https://pod.sample-kilat.example/EDT1000000423.jpg',
  courierAwb: 'KLT-0077120941',
  trackingUrl: 'https://track.sample-kilat.example/KLT-0077120941',
  codAmount: 665_000,
  orderedAt: '2026-11-20T02:15:04.218Z',
} as const

/** Two bags, 2.2 kg: 10,000 + 9,000; 0.2 % of 620,000 + 5,000; 3 % of 665,000 of cash + 19,000 + 6,300. */
export const sampleCost = {
  base: 19_000,
  insurance: 6_300,
  cod_fee: 20_709,
  surcharge: 0,
  discount: 0,
  total: 46_009,
}

/** The same after the courier weighed 2.4 kg: a third kilogram. */
export const sampleWeighedCost = { ...sampleCost, base: 28_000, cod_fee: 20_979, total: 55_279 }

/** Ordered on a Friday morning, before the cut-off, with a service that counts calendar days: to the end of Sunday. */
export const sampleSla = { etd_min_days: 1, etd_max_days: 2, promised_at: '2026-11-22T23:59:59.999+07:00' }

export const sampleItem = {
  sku: sample.sku,
  name: sample.productName,
  qty: 2,
  price: sample.price,
  weight_g: sample.weightG,
  length_cm: sample.lengthCm,
  width_cm: sample.widthCm,
  height_cm: sample.heightCm,
}
