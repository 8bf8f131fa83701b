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
    order_id: Type.String({ description: 'Our id of the order.', examples: [sample.orderId] }),
    partner_order_id: Type.String({ description: 'Your own number for it.', examples: [sample.partnerOrderId] }),
    awb: nullable(
      Type.String({
        description: 'The air waybill (nomor resi); null before `awaiting_pickup`.',
        examples: [sample.awb],
      }),
    ),
    ...courierNumber,
    status: orderState('Where the order stands after the event.'),
    previous_status: nullable(
      oneOf(orderStates, {
        title: 'OrderStatus',
        description: 'Where it stood before; the same when the event changes no state, null on order.created.',
        examples: ['out_for_delivery'],
      }),
    ),
    reason_code: nullable(
      Type.String({
        description: `Why, as a code. Of a failed delivery: ${failureReasons.join(', ')}. Of a cancel, the one that you sent.`,
        examples: ['NOT_HOME'],
      }),
    ),
    reason: nullable(Type.String({ description: 'Why, in words.', examples: ['Rumah kosong'] })),
    location: nullable(
      Type.String({ description: 'Where, in the courier’s words.', examples: ['SAMPLE Hub Jakarta Pusat'] }),
    ),
    note: nullable(Type.String({ description: 'What else was said.', examples: ['Dicoba lagi besok'] })),
    payment_method: oneOf(paymentMethods, {
      title: 'PaymentMethod',
      description: 'As in the order.',
      examples: ['COD'],
    }),
    cod_amount: Type.Integer({
      minimum: 0,
      'x-unit': 'rupiah',
      description: 'What the courier collects, or has collected; 0 when prepaid.',
      examples: [sample.codAmount],
    }),
    courier_code: Type.String({ description: 'The courier.', examples: [sample.courierCode] }),
    service_code: Type.String({ description: 'Its service.', examples: [sample.serviceCode] }),
    proof: nullable(proof),
    skipped: Type.Optional(
      Type.Array(orderState('A state.'), {
        description:
          'The states between `previous_status` and `status` that the courier did not report, if there are any. They have numbers in the history but no events of their own.',
        examples: [['in_transit', 'out_for_delivery']],
      }),
    ),
    attempt: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'The number of the delivery attempt that failed. With order.delivery_failed.',
        examples: [1],
      }),
    ),
    actual_weight_g: Type.Optional(
      Type.Integer({
        minimum: 1,
        'x-unit': 'g',
        description: 'What the courier weighed. With order.weight_adjusted.',
        examples: [2_400],
      }),
    ),
    cost: Type.Optional({
      ...cost,
      description: 'The cost by that weight, charged from now on. With order.weight_adjusted.',
    }),
    previous_cost: Type.Optional({ ...cost, description: 'The cost until now. With order.weight_adjusted.' }),
  },
  { title: 'WebhookData', description: 'The order, and what happened to it.' },
)

/** What is posted to a webhook's URL. */
export const webhookPayload = Type.Object(
  {
    id: Type.String({
      description:
        'The id of the event: the same on every retry and replay, and in the header `webhook-id`. Drop one that you have seen.',
      examples: ['evt_01JD3P7M2XA4C6E8G0J2K4M608'],
    }),
    event: oneOf(eventNames, {
      title: 'OrderEventName',
      description: 'What happened.',
      examples: ['order.delivery_failed'],
    }),
    environment: oneOf(environments, {
      title: 'Environment',
      description: 'Where it happened.',
      examples: ['development'],
    }),
    occurred_at: moment({ description: 'When it happened.', examples: ['2026-11-21T04:10:00.000Z'] }),
    sequence: Type.Integer({
      minimum: 1,
      description:
        '1, 2, 3 … per order. An event with a lower one than you have stored for the order is late: let it change no status. order.weight_adjusted and order.cod_settled are about money: record them whatever their number.',
      examples: [8],
    }),
    data,
  },
  { title: 'WebhookPayload', description: 'One event of one order.' },
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

/** What an example says besides what follows from the states. */
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
