import { Type } from 'typebox'
import { moment, nullable } from '../calls/fields.ts'
import { sample, sampleItem } from '../open-api/sample.ts'
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
    phone: text('Phone number, E.164.', '+6281234567890'),
    address: text('Street, house number, RT/RW and a landmark.', 'Jalan Merdeka Timur No. 10, RT 01 RW 02'),
    district_code: text('Kemendagri code of the district (kecamatan).', sample.destinationDistrict),
    postal_code: textOrNone('Postal code.', sample.destinationPostalCode),
    latitude: nullable(Type.Number({ description: 'Degrees north.', examples: [-6.1763] })),
    longitude: nullable(Type.Number({ description: 'Degrees east.', examples: [106.8317] })),
  },
  { title: 'OrderRecipient', description: 'Who gets the parcel, and where.' },
)

const item = Type.Object(
  {
    product_id: textOrNone(
      'The product; null: goods that the warehouse does not keep for the partner.',
      sample.productId,
    ),
    sku: textOrNone('The SKU; null where there is no product.', sample.sku),
    name: text('What it is.', sample.productName),
    qty: Type.Integer({ minimum: 1, description: 'How many pieces.', examples: [sampleItem.qty] }),
    price: rupiah('Price of one piece.', sample.price),
    weight_g: Type.Integer({
      minimum: 1,
      'x-unit': 'g',
      description: 'Weight of one piece.',
      examples: [sample.weightG],
    }),
    length_cm: size('Length of one piece.', sample.lengthCm),
    width_cm: size('Width of one piece.', sample.widthCm),
    height_cm: size('Height of one piece.', sample.heightCm),
  },
  { title: 'OrderedItem', description: 'One kind of goods. All but `qty` speaks of one piece.' },
)

const pickupSchedule = Type.Object(
  {
    start: moment({ description: 'The courier comes no earlier.', examples: ['2026-11-20T13:00:00+07:00'] }),
    end: moment({ description: 'The courier comes no later.', examples: ['2026-11-20T16:00:00+07:00'] }),
  },
  { title: 'OrderPickupSchedule', description: 'When the courier may come; null: as soon as possible.' },
)

const dropship = Type.Object(
  {
    name: text('Sender on the label.', 'Toko Senja'),
    phone: text('Phone number of the sender, E.164.', '+6281377788899'),
  },
  { title: 'OrderDropship', description: 'Whom the label names as the sender; null: the warehouse.' },
)

/** All that the provider's systems need to know of an order. */
export const wholeOrder = Type.Object(
  {
    order_id: text('Our id of the order.', sample.orderId),
    partner_id: text('The partner that sent it.', 'prt_01JCZ0Q8M3V5X7Z9B1D3F5H7K9'),
    partner_name: text('The partner’s name.', 'Toko Senja'),
    partner_order_id: text('The partner’s own number for it, unique for each partner.', sample.partnerOrderId),
    status: shipment.orderState('Where the order stands.'),
    sequence: Type.Integer({ minimum: 1, description: 'The number of the last line of its history.', examples: [4] }),
    awb: textOrNone('The air waybill (nomor resi); null until `awaiting_pickup`.', sample.awb),
    ...shipment.courierNumber,
    sorting_code: text('Where the parcel is sorted to; printed on the label.', '3171-01'),
    warehouse_id: text('Where the parcel starts.', sample.warehouseId),
    courier_code: text('The courier.', sample.courierCode),
    service_code: text('The service.', sample.serviceCode),
    delivery_type: Type.Enum([...shipment.deliveryTypes], {
      type: 'string',
      title: 'DeliveryType',
      description: '`pickup`: the courier comes to the warehouse. `dropoff`: the parcel is brought to the courier.',
      examples: ['pickup'],
    }),
    pickup_schedule: nullable(pickupSchedule),
    payment_method: Type.Enum([...shipment.paymentMethods], {
      type: 'string',
      title: 'PaymentMethod',
      description: '`PREPAID`, or `COD`: the courier collects `cod_amount`.',
      examples: ['COD'],
    }),
    cod_amount: rupiah('What the courier collects from the recipient; 0 when prepaid.', sample.codAmount),
    insurance: Type.Boolean({ description: 'Whether the goods are insured.', examples: [true] }),
    recipient,
    dropship: nullable(dropship),
    cs_id: textOrNone('The partner’s agent who looks after the order.', sample.csId),
    items: Type.Array(item, { description: 'What is in the parcel.' }),
    weight: shipment.weight,
    cost: shipment.cost,
    cost_adjustment: nullable(shipment.costAdjustment),
    sla: shipment.sla,
    proof: nullable(shipment.proof),
    note: textOrNone('A word to the courier, printed on the label.', 'Titip di satpam bila kosong'),
    metadata: nullable(
      Type.Record(Type.String(), Type.String(), {
        description: 'Texts of the partner’s own.',
        examples: [{ channel: 'webstore' }],
      }),
    ),
    created_at: moment({ description: 'When the order was received.', examples: [sample.orderedAt] }),
    updated_at: moment({ description: 'When it last changed.', examples: ['2026-11-20T04:05:22.000Z'] }),
  },
  { title: 'WholeOrder', description: 'An order with all that was sent, what it costs and where it stands.' },
)
