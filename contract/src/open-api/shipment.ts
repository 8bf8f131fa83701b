import { Type } from 'typebox'
import { orderStates } from '../order-states.ts'
import { moment, nullable, oneOf } from '../calls/fields.ts'
import { sample, sampleCost, sampleSla, sampleWeighedCost } from './sample.ts'

// Shapes of answers that several pages share. A `title` makes one a named component of /openapi.json.

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
      'Value of the goods × rate + admin fee, rounded up to Rp100; 0 when not insured.',
      sampleCost.insurance,
    ),
    cod_fee: amount(
      'Rate × (the larger of goods and `cod_amount`, + shipping + insurance), rounded up to Rp1, with a minimum; 0 when prepaid.',
      sampleCost.cod_fee,
    ),
    surcharge: amount('What the service adds to the base.', 0),
    discount: amount('What the service and your contract take off the base; a positive number.', 0),
    total: amount('What you are charged: base + insurance + cod_fee + surcharge − discount.', sampleCost.total),
  },
  { title: 'Cost', description: 'What the shipment costs, in parts that add up to `total`.', examples: [sampleCost] },
)

export const etd = {
  etd_min_days: Type.Integer({
    minimum: 0,
    'x-unit': 'day',
    description:
      'Days until delivery at the soonest, counted from the day that the parcel is handed over. 0: the same day.',
    examples: [sampleSla.etd_min_days],
  }),
  etd_max_days: Type.Integer({
    minimum: 0,
    'x-unit': 'day',
    description: 'Days until delivery at the latest.',
    examples: [sampleSla.etd_max_days],
  }),
}

export const promisedAt = moment({
  description: 'Until when delivery is promised, with the offset of the origin’s time zone.',
  examples: [sampleSla.promised_at],
})

export const sla = Type.Object(
  { ...etd, promised_at: promisedAt },
  { title: 'Sla', description: 'How long delivery takes, and until when it is promised.', examples: [sampleSla] },
)

export const weight = Type.Object(
  {
    actual_g: Type.Integer({ minimum: 1, 'x-unit': 'g', description: 'Sum of qty × weight_g.', examples: [2_200] }),
    volumetric_g: Type.Integer({
      minimum: 0,
      'x-unit': 'g',
      description: 'Sum of qty × length × width × height ÷ 6000 × 1000, rounded up to a gram; 0 without sizes.',
      examples: [2_000],
    }),
    chargeable_kg: Type.Integer({
      minimum: 1,
      'x-unit': 'kg',
      description: 'The larger of the two in whole kilograms, by the rule of services other than cargo.',
      examples: [2],
    }),
  },
  { title: 'Weight', description: 'What the shipment weighs. What a service charges for is in its rate.' },
)

export const costAdjustment = Type.Object(
  {
    actual_weight_g: Type.Integer({
      minimum: 1,
      'x-unit': 'g',
      description: 'What the courier weighed.',
      examples: [2_400],
    }),
    cost,
    at: moment({ description: 'When it was weighed.', examples: ['2026-11-20T11:47:00.000Z'] }),
  },
  {
    title: 'CostAdjustment',
    description: 'What the courier weighed, and the cost that follows from it; null while there is none.',
    examples: [{ actual_weight_g: 2_400, cost: sampleWeighedCost, at: '2026-11-20T11:47:00.000Z' }],
  },
)

export const proof = Type.Object(
  {
    receiver_name: nullable(Type.String({ description: 'Who took the parcel.', examples: ['Siti Rahma'] })),
    photo_url: nullable(
      Type.String({
        format: 'uri',
        description: 'Address of a picture of the delivery.',
        examples: [sample.photoUrl],
      }),
    ),
  },
  { title: 'Proof', description: 'Proof of delivery; null before it.' },
)

/** What a courier calls the parcel itself, in every answer and event that speaks of an order's way. */
export const courierNumber = {
  courier_awb: nullable(
    Type.String({
      description:
        'The courier’s own tracking number, where it has one besides `awb`; null until the courier reports it.',
      examples: [sample.courierAwb],
    }),
  ),
  tracking_url: nullable(
    Type.String({
      format: 'uri',
      description: 'The courier’s page that tracks the parcel, https; null until the courier reports it.',
      examples: [sample.trackingUrl],
    }),
  ),
}

export const orderState = (description: string) =>
  oneOf(orderStates, { title: 'OrderStatus', description, examples: ['received'] })

/** What every answer of Send Order begins with. */
export const sentOrder = {
  order_id: Type.String({
    description: 'Our id of the order. Keep it: every other call takes it.',
    examples: [sample.orderId],
  }),
  partner_order_id: Type.String({ description: 'Your own number for it.', examples: [sample.partnerOrderId] }),
  status: orderState('`received`; on a replay, still what the first answer said.'),
  awb: nullable(
    Type.String({
      description: 'The courier’s air waybill (nomor resi); null until `awaiting_pickup`.',
      examples: [null],
    }),
  ),
}
