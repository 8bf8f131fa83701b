import { Type } from 'typebox'
import { orderStates } from '../order-states.ts'
import { moment, nullable, oneOf } from '../calls/fields.ts'
import { sample, sampleCost, sampleSla, sampleWeighedCost } from './sample.ts'

// Response objects shared by several pages. A `title` makes one a named component of /openapi.json.

export const paymentMethods = ['PREPAID', 'COD'] as const
export const deliveryTypes = ['pickup', 'dropoff'] as const
export const timezones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const

/** Not held to a field's limit: parts of it are products and sums. */
const amount = (description: string, example: number) =>
  Type.Integer({ minimum: 0, 'x-unit': 'rupiah', description, examples: [example] })

export const cost = Type.Object(
  {
    base: amount('`price_first_kg` + (kg − 1) × `price_next_kg` of the rate card.', sampleCost.base),
    insurance: amount(
      'Value of the goods × rate + admin fee, rounded up to Rp 100; 0 if not insured.',
      sampleCost.insurance,
    ),
    cod_fee: amount(
      'Rate × (the greater of the value of the goods and `cod_amount`, + shipping + insurance), rounded up to Rp 1, with a minimum; 0 if prepaid.',
      sampleCost.cod_fee,
    ),
    surcharge: amount('Surcharge of the service.', 0),
    discount: amount('Discount of the service and of your contract, as a positive number.', 0),
    total: amount('Amount you are charged: base + insurance + cod_fee + surcharge − discount.', sampleCost.total),
  },
  {
    title: 'Cost',
    description: 'Cost of the shipment, broken down into the parts of `total`.',
    examples: [sampleCost],
  },
)

export const etd = {
  etd_min_days: Type.Integer({
    minimum: 0,
    'x-unit': 'day',
    description: 'Minimum number of days until delivery, from the day the parcel is handed over. 0: the same day.',
    examples: [sampleSla.etd_min_days],
  }),
  etd_max_days: Type.Integer({
    minimum: 0,
    'x-unit': 'day',
    description: 'Maximum number of days until delivery.',
    examples: [sampleSla.etd_max_days],
  }),
}

export const promisedAt = moment({
  description: 'Promised delivery time, with the UTC offset of the origin.',
  examples: [sampleSla.promised_at],
})

export const sla = Type.Object(
  { ...etd, promised_at: promisedAt },
  { title: 'Sla', description: 'Delivery time and promised delivery.', examples: [sampleSla] },
)

export const weight = Type.Object(
  {
    actual_g: Type.Integer({ minimum: 1, 'x-unit': 'g', description: 'Sum of qty × weight_g.', examples: [2_200] }),
    volumetric_g: Type.Integer({
      minimum: 0,
      'x-unit': 'g',
      description: 'Sum of qty × length × width × height ÷ 6000 × 1000, rounded up to a gram; 0 without dimensions.',
      examples: [2_000],
    }),
    chargeable_kg: Type.Integer({
      minimum: 1,
      'x-unit': 'kg',
      description: 'The greater of the two in whole kilograms, by the rule for services other than cargo.',
      examples: [2],
    }),
  },
  { title: 'Weight', description: 'Weight of the shipment. The weight a service charges for is in its rate.' },
)

export const costAdjustment = Type.Object(
  {
    actual_weight_g: Type.Integer({
      minimum: 1,
      'x-unit': 'g',
      description: 'Weight measured by the courier.',
      examples: [2_400],
    }),
    cost,
    at: moment({ description: 'When the parcel was weighed.', examples: ['2026-11-20T11:47:00.000Z'] }),
  },
  {
    title: 'CostAdjustment',
    description: 'Weight measured by the courier and the resulting cost; null if there is no adjustment.',
    examples: [{ actual_weight_g: 2_400, cost: sampleWeighedCost, at: '2026-11-20T11:47:00.000Z' }],
  },
)

export const proof = Type.Object(
  {
    receiver_name: nullable(Type.String({ description: 'Person who received the parcel.', examples: ['Siti Rahma'] })),
    photo_url: nullable(
      Type.String({
        format: 'uri',
        description: 'URL of a photo of the delivered parcel.',
        examples: [sample.photoUrl],
      }),
    ),
  },
  { title: 'Proof', description: 'Proof of delivery; null until delivered.' },
)

/** The courier's own tracking number, in every response and event about an order's progress. */
export const courierNumber = {
  courier_awb: nullable(
    Type.String({
      description: 'The courier’s own tracking number, if different from `awb`; null until the courier reports it.',
      examples: [sample.courierAwb],
    }),
  ),
  tracking_url: nullable(
    Type.String({
      format: 'uri',
      description: 'HTTPS URL of the courier’s tracking page; null until the courier reports it.',
      examples: [sample.trackingUrl],
    }),
  ),
}

export const orderState = (description: string) =>
  oneOf(orderStates, { title: 'OrderStatus', description, examples: ['received'] })

/** The first fields of every Send Order response. */
export const sentOrder = {
  order_id: Type.String({
    description: 'The EDIS order ID. Save it: all other order calls accept it.',
    examples: [sample.orderId],
  }),
  partner_order_id: Type.String({ description: 'Your order number.', examples: [sample.partnerOrderId] }),
  status: orderState('Always `received`, also when the response is replayed.'),
  awb: nullable(
    Type.String({
      description: 'Tracking number (AWB, nomor resi); null until `awaiting_pickup`.',
      examples: [null],
    }),
  ),
}
