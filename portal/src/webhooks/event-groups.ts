import type { WebhookEventName } from '@edis/contract/webhooks/webhook-events'

type EventGroup = { name: 'warehouse' | 'road' | 'end' | 'money'; events: readonly WebhookEventName[] }

/** Every event in one group, as a partner's systems divide them. */
export const eventGroups: readonly EventGroup[] = [
  {
    name: 'warehouse',
    events: [
      'order.created',
      'order.in_review',
      'order.confirmed',
      'order.processing',
      'order.awaiting_pickup',
      'order.cancel_requested',
    ],
  },
  {
    name: 'road',
    events: [
      'order.picked_up',
      'order.in_transit',
      'order.scanned',
      'order.out_for_delivery',
      'order.delivery_failed',
      'order.on_hold',
      'order.returning',
    ],
  },
  {
    name: 'end',
    events: ['order.delivered', 'order.returned', 'order.cancelled', 'order.rejected', 'order.lost', 'order.damaged'],
  },
  { name: 'money', events: ['order.weight_adjusted', 'order.cod_settled'] },
]
