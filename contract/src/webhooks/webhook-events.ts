/** Every event that a webhook can receive, in the order of an order's life. `description` says when it is sent. */
export const webhookEvents = [
  {
    name: 'order.created',
    title: 'Order created',
    description: 'Sent when an order has been received.',
  },
  {
    name: 'order.in_review',
    title: 'Order in review',
    description: 'Sent when an order is held for a check before it can be confirmed.',
  },
  {
    name: 'order.confirmed',
    title: 'Order confirmed',
    description: 'Sent when an order has been accepted for fulfilment.',
  },
  {
    name: 'order.processing',
    title: 'Order processing',
    description: 'Sent when the warehouse is preparing the order; from here on, a cancel is a request.',
  },
  {
    name: 'order.awaiting_pickup',
    title: 'Order awaiting pickup',
    description: 'Sent when the parcel is ready for the courier; its AWB is known from here on.',
  },
  {
    name: 'order.cancel_requested',
    title: 'Cancellation requested',
    description: 'Sent when a cancel waits for a decision because the order is already being handled.',
  },
  {
    name: 'order.picked_up',
    title: 'Order picked up',
    description: 'Sent when the courier has taken the parcel over; the order can no longer be cancelled.',
  },
  {
    name: 'order.in_transit',
    title: 'Order in transit',
    description: 'Sent when the parcel is on its way through the network of the courier.',
  },
  {
    name: 'order.out_for_delivery',
    title: 'Order out for delivery',
    description: 'Sent each time the courier sets out to deliver the parcel to the recipient.',
  },
  {
    name: 'order.delivery_failed',
    title: 'Delivery failed',
    description: 'Sent each time a delivery attempt fails, with its reason code and the number of the attempt.',
  },
  {
    name: 'order.on_hold',
    title: 'Order on hold',
    description: 'Sent when the order is stopped until a problem with it is settled.',
  },
  {
    name: 'order.returning',
    title: 'Order returning',
    description: 'Sent when the parcel is on its way back to the sender.',
  },
  {
    name: 'order.delivered',
    title: 'Order delivered',
    description: 'Sent when the parcel has been handed to the recipient; the order is closed.',
  },
  {
    name: 'order.returned',
    title: 'Order returned',
    description: 'Sent when the parcel has arrived back at the sender; the order is closed.',
  },
  {
    name: 'order.cancelled',
    title: 'Order cancelled',
    description: 'Sent when the order has been cancelled, at once or after a request; the order is closed.',
  },
  {
    name: 'order.rejected',
    title: 'Order rejected',
    description: 'Sent when the order has been refused and will not be shipped; the order is closed.',
  },
  {
    name: 'order.lost',
    title: 'Order lost',
    description: 'Sent when the courier has declared the parcel lost; the order is closed.',
  },
  {
    name: 'order.damaged',
    title: 'Order damaged',
    description: 'Sent when the parcel has been damaged and cannot be delivered; the order is closed.',
  },
  {
    name: 'order.weight_adjusted',
    title: 'Weight adjusted',
    description: 'Sent when the parcel weighs other than declared, with its actual weight and the new cost.',
  },
  {
    name: 'order.cod_settled',
    title: 'COD settled',
    description: 'Sent when the COD amount of a delivered order has been settled with the partner.',
  },
  {
    name: 'order.scanned',
    title: 'Parcel scanned',
    description: 'Sent when the courier has scanned the parcel somewhere; the state of the order stays the same.',
  },
] as const

export type WebhookEventName = (typeof webhookEvents)[number]['name']

/** The filter of a webhook that receives every event. */
export const anyWebhookEvent = '*'

const filters: ReadonlySet<string> = new Set([anyWebhookEvent, ...webhookEvents.map((event) => event.name)])

/** Whether a webhook may subscribe to `text`: the exact name of an event, or `*`. */
export function isWebhookEventFilter(text: string): text is WebhookEventName | typeof anyWebhookEvent {
  return filters.has(text)
}
