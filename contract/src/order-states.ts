import type { WebhookEventName } from './webhooks/webhook-events.ts'

/** The life-cycle of an order, as data. Source: open-api.md, "Order life-cycle". */
export const orderStates = [
  'received',
  'in_review',
  'confirmed',
  'processing',
  'awaiting_pickup',
  'cancel_requested',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'delivery_failed',
  'on_hold',
  'returning',
  'delivered',
  'returned',
  'cancelled',
  'rejected',
  'lost',
  'damaged',
] as const
export type OrderState = (typeof orderStates)[number]

/** Where a state may go. `back`: to the state that it was entered from. */
export const orderMoves = {
  received: ['in_review', 'confirmed', 'rejected', 'cancelled'],
  in_review: ['confirmed', 'rejected', 'cancelled'],
  confirmed: ['processing', 'cancelled'],
  processing: ['awaiting_pickup', 'on_hold', 'cancel_requested'],
  awaiting_pickup: ['picked_up', 'rejected', 'cancel_requested'],
  cancel_requested: ['cancelled', 'back'],
  picked_up: ['in_transit', 'lost', 'damaged'],
  in_transit: ['out_for_delivery', 'on_hold', 'lost', 'damaged'],
  out_for_delivery: ['delivered', 'delivery_failed', 'lost', 'damaged'],
  delivery_failed: ['out_for_delivery', 'on_hold', 'returning'],
  on_hold: ['back', 'returning'],
  returning: ['returned', 'lost', 'damaged'],
  delivered: [],
  returned: [],
  cancelled: [],
  rejected: [],
  lost: [],
  damaged: [],
} as const satisfies Record<OrderState, readonly (OrderState | 'back')[]>

/** The straight way, from the order to the doorstep. */
export const straightWay = [
  'received',
  'confirmed',
  'processing',
  'awaiting_pickup',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'delivered',
] as const satisfies readonly OrderState[]

/** The event that entering the state sends. */
export const eventOf = (state: OrderState): WebhookEventName =>
  state === 'received' ? 'order.created' : `order.${state}`

/** Why a delivery failed, as couriers report it. */
export const failureReasons = [
  'NOT_HOME',
  'UNREACHABLE',
  'REFUSED',
  'NOT_ORDERED',
  'COD_NOT_PAID',
  'ADDRESS_WRONG',
  'ADDRESS_INCOMPLETE',
  'BUSINESS_CLOSED',
  'ACCESS_RESTRICTED',
  'RESCHEDULED',
  'OUT_OF_COVERAGE',
  'DAMAGED',
  'FORCE_MAJEURE',
  'CAPACITY',
  'OTHER',
] as const
export type FailureReason = (typeof failureReasons)[number]

/** What the sandbox can be told to do with a development order, in `metadata.scenario`. */
export const scenarios = [
  'delivered',
  'delivery_failed',
  'returned',
  'cancelled',
  'rejected',
  'on_hold',
  'lost',
  'weight_adjusted',
  'damaged',
  'cancel_refused',
] as const
export type Scenario = (typeof scenarios)[number]
