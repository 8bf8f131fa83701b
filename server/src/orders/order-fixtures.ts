// For tests: a small catalogue, as the files that an operator would import, and what a partner sends.
import type { Order } from './orders.ts'

const couriers = `courier_code,courier_name,type,service_code,service_name,cod,insurance,pickup,dropoff,volumetric_divisor,rounding_tolerance_kg,min_weight_kg,max_weight_kg,max_cod,max_insured_value,insurance_rate_percent,insurance_admin_fee,cod_fee_percent,cod_fee_minimum,surcharge_percent,discount_percent,cut_off_time,day_type
CEPAT,Cepat,express,REG,Reguler,true,true,true,true,6000,0.3,1,50,5000000,20000000,0.20,5000,3,2500,0,0,16:00,working
CEPAT,Cepat,express,HEMAT,Hemat,false,false,false,true,6000,0.3,1,50,0,0,0,0,0,0,0,0,16:00,calendar
CEPAT,Cepat,express,JAUH,Jauh,true,true,true,true,6000,0.3,1,50,5000000,20000000,0.20,5000,3,2500,0,0,16:00,working`

const warehouses = `code,name,address,district_code,postal_code,latitude,longitude,timezone,cut_off_time,operating_days,contact_name,contact_phone,is_active
JKT,Gudang Jakarta,Jalan Contoh 1,31.74.07,12140,-6.2441,106.7991,Asia/Jakarta,15:00,1-6,Kepala,+6281100000001,true
TUTUP,Gudang Tutup,Jalan Contoh 2,31.74.07,12140,-6.2441,106.7991,Asia/Jakarta,15:00,1-6,Kepala,+6281100000002,false`

const products = `partner,sku,name,price,weight_g,length_cm,width_cm,height_cm,is_active,warehouse_code,on_hand
,KOPI,Kopi Gayo,85000,300,20,12,8,true,JKT,1000
,TEH,Teh Poci,40000,200,60,40,30,true,JKT,20
,MATI,Tidak dijual,10000,100,10,10,10,false,JKT,20`

const rateCard = `courier_code,service_code,origin_city_code,destination_district_code,price_first_kg,price_next_kg,min_weight_kg,volumetric_divisor,etd_min_days,etd_max_days,cod_available,valid_from,valid_to
CEPAT,REG,31.74,31.71.01,10000,9000,1,6000,1,2,true,2026-01-01,
CEPAT,HEMAT,31.74,31.71.01,7000,6000,1,6000,3,5,false,2026-01-01,
CEPAT,REG,31.74,31.71.02,10000,9000,1,6000,1,2,false,2026-01-01,`

/** In the order in which they can be imported. */
export const catalogueFiles = [
  ['couriers', couriers],
  ['warehouses', warehouses],
  ['products', products],
  ['rate-card', rateCard],
] as const

let made = 0

/** A good order for Send Order V2: one bag of coffee, prepaid, by CEPAT REG. */
export const goodOrder = (warehouseId: string) => ({
  partner_order_id: `T-${++made}`,
  warehouse_id: warehouseId,
  courier_code: 'CEPAT',
  service_code: 'REG',
  payment_method: 'PREPAID' as 'PREPAID' | 'COD',
  recipient: {
    name: 'Siti Rahma',
    phone: '081234567890',
    address: 'Jalan Merdeka Timur No. 10, RT 01 RW 02',
    district_code: '31.71.01',
  },
  items: [{ sku: 'KOPI', name: 'Kopi Gayo', qty: 1, price: 85_000, weight_g: 300 }],
})

/** The same as V1 says it. */
export const goodOrderV1 = (warehouseId: string) => ({
  partner_order_id: `T-${++made}`,
  warehouse_id: warehouseId,
  courier_code: 'CEPAT',
  service_code: 'REG',
  payment_method: 'PREPAID',
  recipient_name: 'Siti Rahma',
  recipient_phone: '081234567890',
  recipient_address: 'Jalan Merdeka Timur No. 10, RT 01 RW 02',
  recipient_district_code: '31.71.01',
  item_name: 'Kopi Gayo',
  qty: 2,
  weight_g: 600,
  item_value: 170_000,
})

/** An order as it was taken in, for the rules alone. */
export const storedOrder: Order = {
  id: 'ord_1',
  partnerId: 'prt_1',
  partnerOrderId: 'A-1',
  status: 'received',
  cameFrom: null,
  sequence: 1,
  deliveryAttempts: 0,
  awb: null,
  courierAwb: null,
  trackingUrl: null,
  costAdjustment: null,
  proof: null,
  holdsStock: true,
  warehouseId: 'whs_1',
  courierCode: 'SAMPLE-KILAT',
  serviceCode: 'REG',
  paymentMethod: 'PREPAID',
  codAmount: 0,
  insurance: false,
  deliveryType: 'pickup',
  recipient: {
    name: 'Siti',
    phone: '+6281234567890',
    address: 'Jalan Merdeka 10',
    district_code: '31.71.01',
    postal_code: null,
    latitude: null,
    longitude: null,
  },
  items: [],
  weight: { actual_g: 600, volumetric_g: 0, chargeable_kg: 1 },
  cost: { base: 10_000, insurance: 0, cod_fee: 0, surcharge: 0, discount: 0, total: 10_000 },
  priceTerms: null,
  createdAt: new Date('2026-11-20T02:00:00.000Z'),
  scenario: null,
  events: ['order.created'],
  history: [{ event: 'order.created', location: null, occurredAt: new Date('2026-11-20T02:00:00.000Z') }],
  enteredAt: new Date('2026-11-20T02:00:00.000Z'),
  reportedAt: null,
}
