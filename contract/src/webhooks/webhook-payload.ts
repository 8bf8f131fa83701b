import { type Static, Type } from 'typebox'
import { environments } from '../environment.ts'
import { moment, nullable, oneOf } from '../calls/fields.ts'
import { sample, sampleCost, sampleWeighedCost } from '../open-api/sample.ts'
import { cost, courierNumber, orderState, paymentMethods, proof } from '../open-api/shipment.ts'
import { eventOf, failureReasons, orderMoves, type OrderState, orderStates, straightWay } from '../order-states.ts'
import { type WebhookEventName, webhookEvents } from './webhook-events.ts'

const eventNames = webhookEvents.map(({ name }) => name)

const data = Type.Object(
  {
    order_id: Type.String({ description: 'The EDIS order ID.', examples: [sample.orderId] }),
    partner_order_id: Type.String({ description: 'Your order number.', examples: [sample.partnerOrderId] }),
    awb: nullable(
      Type.String({
        description: 'Tracking number (AWB, nomor resi); null before `awaiting_pickup`.',
        examples: [sample.awb],
      }),
    ),
    ...courierNumber,
    status: orderState('Order status after the event.'),
    previous_status: nullable(
      oneOf(orderStates, {
        title: 'OrderStatus',
        description:
          'Order status before the event. Same as `status` if the event does not change it; null for order.created.',
        examples: ['out_for_delivery'],
      }),
    ),
    reason_code: nullable(
      Type.String({
        description: `Reason code. For failed deliveries: ${failureReasons.join(', ')}. For cancellations: the code you sent.`,
        examples: ['NOT_HOME'],
      }),
    ),
    reason: nullable(Type.String({ description: 'Reason as text.', examples: ['Rumah kosong'] })),
    location: nullable(
      Type.String({ description: 'Location reported by the courier.', examples: ['SAMPLE Hub Jakarta Pusat'] }),
    ),
    note: nullable(Type.String({ description: 'Additional note.', examples: ['Dicoba lagi besok'] })),
    payment_method: oneOf(paymentMethods, {
      title: 'PaymentMethod',
      description: 'Payment method of the order.',
      examples: ['COD'],
    }),
    cod_amount: Type.Integer({
      minimum: 0,
      'x-unit': 'rupiah',
      description: 'Amount the courier collects or has collected; 0 if prepaid.',
      examples: [sample.codAmount],
    }),
    courier_code: Type.String({ description: 'Courier code.', examples: [sample.courierCode] }),
    service_code: Type.String({ description: 'Service code.', examples: [sample.serviceCode] }),
    proof: nullable(proof),
    skipped: Type.Optional(
      Type.Array(orderState('A skipped status.'), {
        description:
          'Statuses between `previous_status` and `status` that the courier did not report, if any. They are part of the history, but have no events of their own.',
        examples: [['in_transit', 'out_for_delivery']],
      }),
    ),
    attempt: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'Number of the failed delivery attempt. Only for order.delivery_failed.',
        examples: [1],
      }),
    ),
    actual_weight_g: Type.Optional(
      Type.Integer({
        minimum: 1,
        'x-unit': 'g',
        description: 'Weight measured by the courier. Only for order.weight_adjusted.',
        examples: [2_400],
      }),
    ),
    cost: Type.Optional({
      ...cost,
      description: 'New cost based on the actual weight. Only for order.weight_adjusted.',
    }),
    previous_cost: Type.Optional({
      ...cost,
      description: 'Cost before the adjustment. Only for order.weight_adjusted.',
    }),
  },
  { title: 'WebhookData', description: 'The order and what happened to it.' },
)

/** The body of a webhook delivery. */
export const webhookPayload = Type.Object(
  {
    id: Type.String({
      description:
        'Event ID: the same for every retry and replay, and in the `webhook-id` header. Ignore IDs you have already received.',
      examples: ['evt_01JD3P7M2XA4C6E8G0J2K4M608'],
    }),
    event: oneOf(eventNames, {
      title: 'OrderEventName',
      description: 'Name of the event.',
      examples: ['order.delivery_failed'],
    }),
    environment: oneOf(environments, {
      title: 'Environment',
      description: 'Environment of the order.',
      examples: ['development'],
    }),
    occurred_at: moment({ description: 'When it happened.', examples: ['2026-11-21T04:10:00.000Z'] }),
    sequence: Type.Integer({
      minimum: 1,
      description:
        '1, 2, 3 … per order. If it is lower than the last one you stored for the order, the event is late: do not change the status. Always record order.weight_adjusted and order.cod_settled, because they affect amounts.',
      examples: [8],
    }),
    data,
  },
  { title: 'WebhookPayload', description: 'An event of an order.' },
)
export type WebhookPayload = Static<typeof webhookPayload>

/** A likely way from `received` to a state: along the straight one for as long as it leads there. */
function wayTo(state: OrderState): OrderState[] {
  const straight: readonly OrderState[] = straightWay
  if (straight.includes(state)) return straight.slice(0, straight.indexOf(state) + 1)
  const before = orderStates.filter((from) => (orderMoves[from] as readonly string[]).includes(state))
  const last = straight.findLast((from) => before.includes(from)) ?? before[0]
  if (!last) throw new Error(`no way leads to ${state}`)
  return [...wayTo(last), state]
}

type Details = Partial<WebhookPayload['data']>
const cancelled: Details = { reason_code: 'BUYER_CANCELLED', reason: 'Pembeli salah memilih ukuran' }

/** Additional example values that do not follow from the states. */
const detailsOf: Partial<Record<WebhookEventName, Details>> = {
  'order.in_review': { note: 'Alamat sedang diperiksa' },
  'order.cancel_requested': cancelled,
  'order.cancelled': cancelled,
  'order.rejected': { reason_code: 'OUT_OF_COVERAGE', reason: 'Alamat di luar jangkauan kurir' },
  'order.delivery_failed': {
    reason_code: 'NOT_HOME',
    reason: 'Rumah kosong',
    location: 'SAMPLE Hub Jakarta Pusat',
    note: 'Dicoba lagi besok',
    attempt: 1,
  },
  'order.on_hold': { reason_code: 'ADDRESS_INCOMPLETE', reason: 'Nomor rumah tidak ada' },
  'order.returning': { reason_code: 'REFUSED', reason: 'Penerima menolak paket' },
  'order.delivered': {
    location: 'SAMPLE Hub Jakarta Pusat',
  },
  'order.scanned': { location: 'SAMPLE Hub Jakarta Pusat', note: 'Tiba di hub' },
  'order.weight_adjusted': { actual_weight_g: 2_400, cost: sampleWeighedCost, previous_cost: sampleCost },
}

/** The state that an example's order is in after the event, and how far its life has come. */
function lifeOf(event: WebhookEventName): { way: OrderState[]; previous: OrderState | null; sequence: number } {
  const entered = orderStates.find((state) => eventOf(state) === event)
  const way = wayTo(entered ?? (event === 'order.cod_settled' ? 'delivered' : 'in_transit'))
  // An event that enters no state comes after the one that did
  return entered
    ? { way, previous: way.at(-2) ?? null, sequence: way.length }
    : { way, previous: way.at(-1) ?? null, sequence: way.length + 1 }
}

function exampleOf(event: WebhookEventName): WebhookPayload {
  const { way, previous, sequence } = lifeOf(event)
  return {
    id: `evt_01JD3P7M2XA4C6E8G0J2K4M6${String(eventNames.indexOf(event) + 1).padStart(2, '0')}`,
    event,
    environment: 'development',
    occurred_at: new Date(Date.parse(sample.orderedAt) + (sequence - 1) * 3_600_000).toISOString(),
    sequence,
    data: {
      order_id: sample.orderId,
      partner_order_id: sample.partnerOrderId,
      awb: way.includes('awaiting_pickup') ? sample.awb : null,
      courier_awb: way.includes('picked_up') ? sample.courierAwb : null,
      tracking_url: way.includes('picked_up') ? sample.trackingUrl : null,
      status: way.at(-1) ?? 'received',
      previous_status: previous,
      reason_code: null,
      reason: null,
      location: null,
      note: null,
      payment_method: 'COD',
      cod_amount: sample.codAmount,
      courier_code: sample.courierCode,
      service_code: sample.serviceCode,
      proof: way.includes('delivered') ? { receiver_name: 'Siti Rahma', photo_url: sample.photoUrl } : null,
      ...detailsOf[event],
    },
  }
}

/** One for each event, of the order that the reference pages speak of. */
export const webhookExamples = Object.fromEntries(eventNames.map((name) => [name, exampleOf(name)])) as Record<
  WebhookEventName,
  WebhookPayload
>
