import type { Scenario } from '../order-states.ts'
import type { WebhookEventName } from '../webhooks/webhook-events.ts'

/** A scenario of the sandbox whose order sends the event. */
export const eventScenarios: Readonly<Record<WebhookEventName, Scenario>> = {
  'order.created': 'delivered',
  'order.in_review': 'rejected',
  'order.confirmed': 'delivered',
  'order.processing': 'delivered',
  'order.awaiting_pickup': 'delivered',
  'order.cancel_requested': 'cancel_refused',
  'order.picked_up': 'delivered',
  'order.in_transit': 'delivered',
  'order.out_for_delivery': 'delivered',
  'order.delivery_failed': 'delivery_failed',
  'order.on_hold': 'on_hold',
  'order.returning': 'returned',
  'order.delivered': 'delivered',
  'order.returned': 'returned',
  'order.cancelled': 'cancelled',
  'order.rejected': 'rejected',
  'order.lost': 'lost',
  'order.damaged': 'damaged',
  'order.weight_adjusted': 'weight_adjusted',
  'order.cod_settled': 'delivered',
  'order.scanned': 'lost',
}
