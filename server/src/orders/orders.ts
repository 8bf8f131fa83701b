import type { Static } from 'typebox'
import { eventOf, type OrderState, type Scenario } from '@edis/contract/order-states'
import type { cost, costAdjustment, proof, sla, weight } from '@edis/contract/open-api/shipment'
import type { WebhookEventName } from '@edis/contract/webhooks/webhook-events'
import type { PriceTerms } from '../rates/rates.ts'

export type OrderCost = Static<typeof cost>
export type OrderWeight = Static<typeof weight>
export type OrderSla = Static<typeof sla>
type CostAdjustment = Static<typeof costAdjustment>
type Proof = Static<typeof proof>

/** Money in whole rupiah, sizes in centimetres, of one piece. A V1 order says what is in the parcel: one piece of it. */
export type OrderItem = {
  product_id: string | null
  sku: string | null
  name: string
  qty: number
  price: number
  weight_g: number
  length_cm: number | null
  width_cm: number | null
  height_cm: number | null
}

export type Recipient = {
  name: string
  /** E.164. */
  phone: string
  address: string
  district_code: string
  postal_code: string | null
  latitude: number | null
  longitude: number | null
}

/** What of an order a partner, a courier or the sandbox may still change. */
export const lifeProperties = [
  'status',
  'cameFrom',
  'sequence',
  'deliveryAttempts',
  'awb',
  'courierAwb',
  'trackingUrl',
  'costAdjustment',
  'proof',
  'holdsStock',
] as const satisfies (keyof Order)[]
export type OrderLife = Pick<Order, (typeof lifeProperties)[number]>

export type Order = {
  id: string
  partnerId: string
  partnerOrderId: string
  status: OrderState
  /** The state that on_hold or cancel_requested was entered from. */
  cameFrom: OrderState | null
  /** The sequence of its last event. */
  sequence: number
  deliveryAttempts: number
  awb: string | null
  /** What the courier calls the parcel, and where it shows its way: https. */
  courierAwb: string | null
  trackingUrl: string | null
  costAdjustment: CostAdjustment | null
  proof: Proof | null
  /** Whether its items are still reserved in stock. */
  holdsStock: boolean
  warehouseId: string
  courierCode: string
  serviceCode: string
  paymentMethod: 'PREPAID' | 'COD'
  codAmount: number
  insurance: boolean
  deliveryType: 'pickup' | 'dropoff'
  recipient: Recipient
  items: OrderItem[]
  weight: OrderWeight
  cost: OrderCost
  /** What its cost was counted by; null: it is from before that was kept. */
  priceTerms: PriceTerms | null
  createdAt: Date
  /** What the sandbox does with it; null in production. */
  scenario: Scenario | null
  /** The events of its history, in sequence. */
  events: WebhookEventName[]
  /** Where and when each of them happened. */
  history: { event: WebhookEventName; location: string | null; occurredAt: Date }[]
  /** When it entered its state, as reported. */
  enteredAt: Date
  /** When the provider's last reported change of state happened; null before the first. */
  reportedAt: Date | null
}

/** What is said to have happened to an order. */
export type OrderUpdate = {
  source: 'partner' | 'sandbox' | 'operator'
  /** The provider's own id of the update. */
  externalId: string | null
  change:
    | { kind: 'state'; to: OrderState | 'back'; proof: Proof | null }
    | { kind: 'weight'; actualWeightG: number; cost: OrderCost }
    | { kind: 'cod_settled' }
    | { kind: 'scanned' }
  /** Of a failed delivery a FailureReason, of a cancel what the partner chose. */
  reasonCode: string | null
  reason: string | null
  location: string | null
  note: string | null
  courierAwb: string | null
  trackingUrl: string | null
  occurredAt: Date
  /** Whether that was said; else it is when the update came. */
  isDated: boolean
}

/** What most updates leave unsaid. */
export const unsaid = {
  externalId: null,
  location: null,
  note: null,
  courierAwb: null,
  trackingUrl: null,
  isDated: false,
} as const

/** What an update made of an order, before it has an id and a time of record. */
export type OrderEventDraft = Pick<
  OrderUpdate,
  'source' | 'externalId' | 'reason' | 'location' | 'note' | 'occurredAt'
> & {
  event: WebhookEventName
  sequence: number
  status: OrderState
  previousStatus: OrderState | null
  reasonCode: string | null
  /** `implied`: not reported. `late`: reported after the order had moved on. Neither is sent to webhooks. */
  mark: 'implied' | 'late' | null
  /** What the webhook's `data` carries besides. */
  details: Record<string, unknown>
}

/** One thing that happened to an order; it commits with the change. */
export type OrderEvent = OrderEventDraft & {
  id: string
  orderId: string
  partnerId: string
  recordedAt: Date
  /** The webhook's `data`. */
  data: OrderEventData
}

export type OrderEventData = {
  order_id: string
  partner_order_id: string
  awb: string | null
  courier_awb: string | null
  tracking_url: string | null
  status: OrderState
  previous_status: OrderState | null
  reason_code: string | null
  reason: string | null
  location: string | null
  note: string | null
  payment_method: 'PREPAID' | 'COD'
  cod_amount: number
  courier_code: string
  service_code: string
  proof: Proof | null
  [detail: string]: unknown
}

type EventSubject = Pick<
  Order,
  | 'id'
  | 'partnerOrderId'
  | 'awb'
  | 'courierAwb'
  | 'trackingUrl'
  | 'paymentMethod'
  | 'codAmount'
  | 'courierCode'
  | 'serviceCode'
  | 'proof'
>

/** The webhook's `data` of an event; `order` as it is after it. */
export const eventData = (order: EventSubject, event: OrderEventDraft): OrderEventData => ({
  order_id: order.id,
  partner_order_id: order.partnerOrderId,
  awb: order.awb,
  courier_awb: order.courierAwb,
  tracking_url: order.trackingUrl,
  status: event.status,
  previous_status: event.previousStatus,
  reason_code: event.reasonCode,
  reason: event.reason,
  location: event.location,
  note: event.note,
  payment_method: order.paymentMethod,
  cod_amount: order.codAmount,
  courier_code: order.courierCode,
  service_code: order.serviceCode,
  proof: order.proof,
  ...event.details,
})

/** The first event of every order. */
export const createdEvent = (occurredAt: Date): OrderEventDraft => ({
  source: 'partner',
  externalId: null,
  event: eventOf('received'),
  sequence: 1,
  status: 'received',
  previousStatus: null,
  reasonCode: null,
  reason: null,
  location: null,
  note: null,
  mark: null,
  details: {},
  occurredAt,
})

/** Where the parcel is sorted to, for the label: city and district of Kemendagri's code. `3171-01` of `31.71.01`. */
export function sortingCode(districtCode: string): string {
  const [province = '', city = '', district = ''] = districtCode.split('.')
  return `${province}${city}-${district}`
}
