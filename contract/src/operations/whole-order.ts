import { type Static, Type } from 'typebox'
import { moment, nullable } from '../calls/fields.ts'
import { sample, sampleCost, sampleItem, sampleSla } from '../open-api/sample.ts'
import * as shipment from '../open-api/shipment.ts'

const text = (description: string, example: string) => Type.String({ description, examples: [example] })
const textOrNone = (description: string, example: string | null) =>
  nullable(Type.String({ description, examples: [example] }))
const size = (description: string, example: number) =>
  nullable(Type.Integer({ minimum: 1, 'x-unit': 'cm', description, examples: [example] }))
const rupiah = (description: string, example: number) =>
  Type.Integer({ minimum: 0, 'x-unit': 'rupiah', description, examples: [example] })

const recipient = Type.Object(
  {
    name: text('Name of the recipient.', 'Siti Rahma'),
    phone: text('Phone number in E.164 format.', '+6281234567890'),
    address: text('Street, house number, RT/RW and a landmark.', 'Jalan Merdeka Timur No. 10, RT 01 RW 02'),
    district_code: text('Kemendagri code of the district (kecamatan).', sample.destinationDistrict),
    postal_code: textOrNone('Postal code.', sample.destinationPostalCode),
    latitude: nullable(Type.Number({ description: 'Degrees north.', examples: [-6.1763] })),
    longitude: nullable(Type.Number({ description: 'Degrees east.', examples: [106.8317] })),
  },
  { title: 'OrderRecipient', description: 'Recipient of the parcel and delivery address.' },
)

const item = Type.Object(
  {
    product_id: textOrNone(
      'The EDIS product ID; null for goods that are not stored in the warehouse.',
      sample.productId,
    ),
    sku: textOrNone('The SKU; null if there is no product.', sample.sku),
    name: text('Item name.', sample.productName),
    qty: Type.Integer({ minimum: 1, description: 'Number of units.', examples: [sampleItem.qty] }),
    price: rupiah('Unit price.', sample.price),
    weight_g: Type.Integer({
      minimum: 1,
      'x-unit': 'g',
      description: 'Weight of one unit.',
      examples: [sample.weightG],
    }),
    length_cm: size('Length of one unit.', sample.lengthCm),
    width_cm: size('Width of one unit.', sample.widthCm),
    height_cm: size('Height of one unit.', sample.heightCm),
  },
  { title: 'OrderedItem', description: 'One product. All fields except `qty` are per unit.' },
)

const pickupSchedule = Type.Object(
  {
    start: moment({ description: 'Earliest pickup time.', examples: ['2026-11-20T13:00:00+07:00'] }),
    end: moment({ description: 'Latest pickup time.', examples: ['2026-11-20T16:00:00+07:00'] }),
  },
  { title: 'OrderPickupSchedule', description: 'Time window for the pickup; null: as soon as possible.' },
)

const dropship = Type.Object(
  {
    name: text('Sender name on the label.', 'Toko Senja'),
    phone: text('Sender phone number in E.164 format.', '+6281377788899'),
  },
  { title: 'OrderDropship', description: 'Sender shown on the label; null: the warehouse.' },
)

/** Everything the provider's systems need to know about an order. */
export const wholeOrder = Type.Object(
  {
    order_id: text('The EDIS order ID.', sample.orderId),
    partner_id: text('ID of the partner that sent the order.', 'prt_01JCZ0Q8M3V5X7Z9B1D3F5H7K9'),
    partner_name: text('The partner’s name.', 'Toko Senja'),
    partner_order_id: text('The partner’s order number, unique per partner.', sample.partnerOrderId),
    status: shipment.orderState('Current status of the order.'),
    sequence: Type.Integer({
      minimum: 1,
      description: 'Sequence number of the last step in the order history.',
      examples: [4],
    }),
    awb: textOrNone('Tracking number (AWB, nomor resi); null until `awaiting_pickup`.', sample.awb),
    ...shipment.courierNumber,
    sorting_code: text('Sorting code printed on the label.', '3171-01'),
    warehouse_id: text('Warehouse the parcel is sent from.', sample.warehouseId),
    courier_code: text('Courier code.', sample.courierCode),
    service_code: text('Service code.', sample.serviceCode),
    delivery_type: Type.Enum([...shipment.deliveryTypes], {
      type: 'string',
      title: 'DeliveryType',
      description:
        '`pickup`: the courier picks up the parcel at the warehouse. `dropoff`: the parcel is dropped off at the courier.',
      examples: ['pickup'],
    }),
    pickup_schedule: nullable(pickupSchedule),
    payment_method: Type.Enum([...shipment.paymentMethods], {
      type: 'string',
      title: 'PaymentMethod',
      description: '`PREPAID`, or `COD`: the courier collects `cod_amount`.',
      examples: ['COD'],
    }),
    cod_amount: rupiah('Amount the courier collects from the recipient; 0 if prepaid.', sample.codAmount),
    insurance: Type.Boolean({ description: 'Whether the goods are insured.', examples: [true] }),
    recipient,
    dropship: nullable(dropship),
    cs_id: textOrNone('The partner’s agent assigned to the order.', sample.csId),
    items: Type.Array(item, { description: 'Contents of the parcel.' }),
    weight: shipment.weight,
    cost: shipment.cost,
    cost_adjustment: nullable(shipment.costAdjustment),
    sla: shipment.sla,
    proof: nullable(shipment.proof),
    note: textOrNone('Note to the courier, printed on the label.', 'Titip di satpam bila kosong'),
    metadata: nullable(
      Type.Record(Type.String(), Type.String(), {
        description: 'The partner’s own key-value pairs.',
        examples: [{ channel: 'webstore' }],
      }),
    ),
    created_at: moment({ description: 'When the order was received.', examples: [sample.orderedAt] }),
    updated_at: moment({ description: 'When the order last changed.', examples: ['2026-11-20T04:05:22.000Z'] }),
  },
  { title: 'WholeOrder', description: 'An order with all submitted data, its cost and its current status.' },
)

/** The order of Send Order's example, on its way to its courier. */
export const sampleWholeOrder: Static<typeof wholeOrder> = {
  order_id: sample.orderId,
  partner_id: 'prt_01JCZ0Q8M3V5X7Z9B1D3F5H7K9',
  partner_name: 'Toko Senja',
  partner_order_id: sample.partnerOrderId,
  status: 'awaiting_pickup',
  sequence: 4,
  awb: sample.awb,
  courier_awb: null,
  tracking_url: null,
  sorting_code: '3171-01',
  warehouse_id: sample.warehouseId,
  courier_code: sample.courierCode,
  service_code: sample.serviceCode,
  delivery_type: 'pickup',
  pickup_schedule: null,
  payment_method: 'COD',
  cod_amount: sample.codAmount,
  insurance: true,
  recipient: {
    name: 'Siti Rahma',
    phone: '+6281234567890',
    address: 'Jalan Merdeka Timur No. 10, RT 01 RW 02',
    district_code: sample.destinationDistrict,
    postal_code: sample.destinationPostalCode,
    latitude: null,
    longitude: null,
  },
  dropship: null,
  cs_id: sample.csId,
  items: [{ product_id: sample.productId, ...sampleItem }],
  weight: { actual_g: 2_200, volumetric_g: 2_000, chargeable_kg: 2 },
  cost: sampleCost,
  cost_adjustment: null,
  sla: sampleSla,
  proof: null,
  note: 'Titip di satpam bila kosong',
  metadata: { channel: 'webstore' },
  created_at: sample.orderedAt,
  updated_at: '2026-11-20T04:05:22.000Z',
}
