/** Every webhook event, in the order of an order's life cycle. `description` is when it is sent. */
export const webhookEvents = [
  {
    name: 'order.created',
    title: 'Order created',
    description: 'Sent when an order has been received.',
  },
  {
    name: 'order.in_review',
    title: 'Order in review',
    description: 'Sent when an order is held for review before it can be confirmed.',
  },
  {
    name: 'order.confirmed',
    title: 'Order confirmed',
    description: 'Sent when an order has been accepted for fulfilment.',
  },
  {
    name: 'order.processing',
    title: 'Order processing',
    description: 'Sent when the warehouse starts preparing the order; from now on, cancellation must be requested.',
  },
  {
    name: 'order.awaiting_pickup',
    title: 'Order awaiting pickup',
    description: 'Sent when the parcel is ready for the courier; from now on, the order has an AWB.',
  },
  {
    name: 'order.cancel_requested',
    title: 'Cancellation requested',
    description: 'Sent when a cancel request is waiting for a decision because the order is already being processed.',
  },
  {
    name: 'order.picked_up',
    title: 'Order picked up',
    description: 'Sent when the courier has picked up the parcel; the order can no longer be cancelled.',
  },
  {
    name: 'order.in_transit',
    title: 'Order in transit',
    description: 'Sent when the parcel is in transit in the courier’s network.',
  },
  {
    name: 'order.out_for_delivery',
    title: 'Order out for delivery',
    description: 'Sent each time the courier is out to deliver the parcel to the recipient.',
  },
  {
    name: 'order.delivery_failed',
    title: 'Delivery failed',
    description: 'Sent each time a delivery attempt fails, with the reason code and attempt number.',
  },
  {
    name: 'order.on_hold',
    title: 'Order on hold',
    description: 'Sent when the order is paused until a problem is resolved.',
  },
  {
    name: 'order.returning',
    title: 'Order returning',
    description: 'Sent when the parcel is on its way back to the sender.',
  },
  {
    name: 'order.delivered',
    title: 'Order delivered',
    description: 'Sent when the parcel has been delivered to the recipient; the order is closed.',
  },
  {
    name: 'order.returned',
    title: 'Order returned',
    description: 'Sent when the parcel has been returned to the sender; the order is closed.',
  },
  {
    name: 'order.cancelled',
    title: 'Order cancelled',
    description: 'Sent when the order has been cancelled, immediately or after a request; the order is closed.',
  },
  {
    name: 'order.rejected',
    title: 'Order rejected',
    description: 'Sent when the order has been rejected and will not be shipped; the order is closed.',
  },
  {
    name: 'order.lost',
    title: 'Order lost',
    description: 'Sent when the courier has declared the parcel lost; the order is closed.',
  },
  {
    name: 'order.damaged',
    title: 'Order damaged',
    description: 'Sent when the parcel is damaged and cannot be delivered; the order is closed.',
  },
  {
    name: 'order.weight_adjusted',
    title: 'Weight adjusted',
    description: 'Sent when the weight differs from the declared weight, with the actual weight and new cost.',
  },
  {
    name: 'order.cod_settled',
    title: 'COD settled',
    description: 'Sent when the COD amount of a delivered order has been settled with you.',
  },
  {
    name: 'order.scanned',
    title: 'Parcel scanned',
    description: 'Sent when the courier has scanned the parcel; the status of the order does not change.',
  },
] as const

export type WebhookEventName = (typeof webhookEvents)[number]['name']

/** The filter of a webhook that receives every event. */
export const anyWebhookEvent = '*'

const filters: ReadonlySet<string> = new Set([anyWebhookEvent, ...webhookEvents.map((event) => event.name)])

/** Returns whether a webhook can subscribe to `text`: the exact name of an event, or `*`. */
export function isWebhookEventFilter(text: string): text is WebhookEventName | typeof anyWebhookEvent {
  return filters.has(text)
}
