import { type Static, Type } from 'typebox'
import { moment, nullable, oneOf } from '../calls/fields.ts'
import { environments } from '../environment.ts'
import { sample } from '../open-api/sample.ts'
import { anyWebhookEvent, type WebhookEventName } from './webhook-events.ts'
import { webhookExamples, webhookPayload } from './webhook-payload.ts'

const partnerId = Type.String({ description: 'The partner.', examples: ['prt_01JCZ0Q8M3V5X7Z9B1D3F5H7K9'] })
const partner = { partner_id: 'prt_01JCZ0Q8M3V5X7Z9B1D3F5H7K9' }

/** Events of orders: what their partner’s webhooks are told, and whose the order is. */
const ofOrder = Type.Object({ partner_id: partnerId, ...webhookPayload.properties.data.properties })
const orderExample = (event: WebhookEventName) => ({ ...partner, ...webhookExamples[event].data })

/** Every event that the provider’s own webhooks can receive. `description` says when it is sent. */
export const providerEvents = {
  'order.created': {
    title: 'Order created',
    description: 'Sent when a partner creates an order. GET /orders/find returns it in full.',
    data: ofOrder,
    example: orderExample('order.created'),
  },
  'order.cancel_requested': {
    title: 'Cancellation requested',
    description:
      'Sent when a partner asks to cancel an order that is already being processed. Decide with POST /orders/cancel-decision.',
    data: ofOrder,
    example: orderExample('order.cancel_requested'),
  },
  'partner.production_requested': {
    title: 'Production requested',
    description:
      'Sent when a partner whose report has passed requests production access, once, to webhooks in development.',
    data: Type.Object({ partner_id: partnerId }),
    example: partner,
  },
  'webhook.disabled': {
    title: 'Webhook disabled',
    description: 'Sent when a partner’s webhook is disabled because its endpoint returned 410 or failed for days.',
    data: Type.Object({
      partner_id: partnerId,
      webhook_id: Type.String({ description: 'The webhook.', examples: ['whk_01JD3M8T5K2VQ4W8Z6Y0R1S2T3'] }),
      url: Type.String({
        description: 'URL of the webhook, without user name, query and fragment.',
        examples: ['https://hooks.tokosenja.id/edis'],
      }),
      reason: oneOf(['gone', 'failing'], {
        description: '`gone`: the endpoint returned 410. `failing`: all webhook deliveries failed.',
        examples: ['failing'],
      }),
    }),
    example: {
      ...partner,
      webhook_id: 'whk_01JD3M8T5K2VQ4W8Z6Y0R1S2T3',
      url: 'https://hooks.tokosenja.id/edis',
      reason: 'failing' as const,
    },
  },
  'stock.short': {
    title: 'Stock short',
    description: 'Sent when a stock count is below the quantity reserved by orders, once per count.',
    data: Type.Object({
      warehouse_id: Type.String({ description: 'Warehouse of the count.', examples: [sample.warehouseId] }),
      sku: Type.String({ description: 'SKU of the counted product.', examples: [sample.sku] }),
      partner_id: nullable(
        Type.String({
          description: 'Partner that owns the product; null: all partners.',
          examples: [partner.partner_id],
        }),
      ),
      on_hand: Type.Integer({ minimum: 0, description: 'Counted quantity.', examples: [3] }),
      short: Type.Integer({
        minimum: 1,
        description: 'Quantity reserved by orders beyond the counted stock.',
        examples: [2],
      }),
      as_of: moment({ description: 'When the stock was counted.', examples: ['2026-11-20T02:00:00.000Z'] }),
    }),
    example: {
      warehouse_id: sample.warehouseId,
      sku: sample.sku,
      partner_id: null,
      on_hand: 3,
      short: 2,
      as_of: '2026-11-20T02:00:00.000Z',
    },
  },
} as const

export type ProviderEventName = keyof typeof providerEvents
export const providerEventNames = Object.keys(providerEvents) as ProviderEventName[]
export type ProviderEventData<Name extends ProviderEventName = ProviderEventName> = Static<
  (typeof providerEvents)[Name]['data']
>

export const isProviderEvent = (name: string): name is ProviderEventName => Object.hasOwn(providerEvents, name)

/** What one of the provider’s webhooks may subscribe to: the exact name of an event, or `*`. */
export const providerFilters = [anyWebhookEvent, ...providerEventNames] as const

/** What is posted for an event to a webhook of the provider’s. */
export const providerPayload = <Name extends ProviderEventName>(name: Name) =>
  Type.Object({
    id: Type.String({
      description:
        'Event ID: the same for every retry and replay, and in the `webhook-id` header. Ignore IDs you have already received.',
      examples: ['evt_01JD3P7M2XA4C6E8G0J2K4M608'],
    }),
    event: oneOf([name], { description: 'What happened.', examples: [name] }),
    environment: oneOf(environments, { description: 'Where it happened.', examples: ['production'] }),
    occurred_at: moment({ description: 'When it happened.', examples: ['2026-11-20T02:15:04.218Z'] }),
    sequence: nullable(
      Type.Integer({
        minimum: 1,
        description: '1, 2, 3 … per order, as in its history; null for events that are not about an order.',
        examples: [1],
      }),
    ),
    data: providerEvents[name].data,
  })

export type ProviderPayload<Name extends ProviderEventName = ProviderEventName> = {
  id: string
  event: Name
  environment: (typeof environments)[number]
  occurred_at: string
  sequence: number | null
  data: ProviderEventData<Name>
}

/** What an event looks like, of what the reference speaks of. */
export const providerExample = (name: ProviderEventName): ProviderPayload => ({
  id: `evt_01JD3P7M2XA4C6E8G0J2K4M6P${providerEventNames.indexOf(name) + 1}`,
  event: name,
  environment: name === 'partner.production_requested' ? 'development' : 'production',
  occurred_at: sample.orderedAt,
  sequence: name === 'order.created' ? 1 : name === 'order.cancel_requested' ? 4 : null,
  data: providerEvents[name].example,
})
