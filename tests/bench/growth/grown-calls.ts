import { trackOrder } from '@edis/contract/open-api/track-order'
import { cancelOrder } from '@edis/contract/open-api/cancel-order'
import { printLabel } from '@edis/contract/open-api/print-label'
import { refreshToken } from '@edis/contract/open-api/refresh-token'
import type { Call, RequestOf } from '@edis/contract/calls/call'
import { findOrder } from '@edis/contract/operations/find-order'
import { readOrderFeed } from '@edis/contract/operations/order-feed'
import * as partners from '@edis/contract/operations/partners'
import { reportOrderEvent } from '@edis/contract/operations/report-order-event'
import { listActivity } from '@edis/contract/portal-calls/activity'
import { credentials } from '@edis/contract/portal-calls/credentials'
import * as deliveries from '@edis/contract/portal-calls/deliveries'
import { listOrders, countOrders } from '@edis/contract/portal-calls/order-list'
import * as orders from '@edis/contract/portal-calls/orders'
import { exportRecipient } from '@edis/contract/portal-calls/recipients'
import * as requests from '@edis/contract/portal-calls/requests'
import * as review from '@edis/contract/portal-calls/review'
import { goingLive } from '@edis/contract/portal-calls/going-live'
import { countTraffic } from '@edis/contract/portal-calls/traffic'
import { listTokens } from '@edis/contract/portal-calls/tokens'
import { listWebhooks } from '@edis/contract/portal-calls/webhooks'
import { makeCall } from '@edis/testing/form-call.ts'
import { loadedCalls, sendV2 } from '../every-call.ts'
import { answerOf, fillTokens, renewToken } from '../loaded-door.ts'
import type { KnownOrder, Side } from './sides.ts'

/** `prepare`: before the first of its calls. */
export type GrownCall = {
  name: string
  prepare?: (side: Side) => Promise<void>
  ask: (side: Side, order: KnownOrder, sample: number) => Promise<unknown>
}

/** Each call of the Open API, and those of portal and provider that read or write orders, their events and deliveries. */
export const grownCalls = (): GrownCall[] => [...openApi(), ...portal, ...operations]

/** Cancelled are those that are sent before. */
function openApi(): GrownCall[] {
  const own: string[] = [trackOrder.path, cancelOrder.path, printLabel.path]
  const track = (name: string, query: (order: KnownOrder) => Record<string, string>) =>
    get(`GET ${trackOrder.path} by ${name}`, 'development', trackOrder.path, query)
  return [
    ...loadedCalls
      .filter(({ path }) => !own.includes(path))
      .map(({ path, request, answered }): GrownCall => ({
        name: path,
        async prepare({ url, setup }) {
          await renewToken(url.development, setup)
          if (path === refreshToken.path) await fillTokens(url.development, setup)
        },
        async ask({ url, setup }) {
          const answer = await answerOf(url.development, request(setup)!)
          answered?.(setup, answer)
          if (path === sendV2.path) setup.orders.push(JSON.parse(answer).data.order_id)
        },
      })),
    {
      name: cancelOrder.path,
      ask: ({ url, setup }) =>
        answerOf(url.development, loadedCalls.find(({ path }) => path === cancelOrder.path)!.request(setup)!),
    },
    track('order_id', ({ id }) => ({ order_id: id })),
    track('partner_order_id', ({ number }) => ({ partner_order_id: number })),
    track('awb', ({ awb }) => ({ awb })),
    get(`GET ${printLabel.path}`, 'development', printLabel.path, ({ id }) => ({ order_id: id, format: 'zpl' })),
  ]
}

function form<C extends Call>(
  call: C,
  as = '',
  fields: (side: Side, order: KnownOrder, sample: number) => RequestOf<C> = () => ({}) as RequestOf<C>,
): GrownCall {
  return {
    name: `${call.path}${as && `, ${as}`}`,
    ask: (side, order, sample) =>
      makeCall(side.url.development, call, { ...fields(side, order, sample), token: side.session }),
  }
}

const cities = ['Jakarta Selatan', 'Jakarta Pusat', 'Jakarta Barat']
const portal: GrownCall[] = [
  form(credentials),
  form(listTokens),
  form(listActivity),
  form(listOrders),
  form(listOrders, 'further back', (_, { sentAt }) => ({ until: sentAt.toISOString() })),
  form(listOrders, 'of a group', () => ({ group: 'attention' })),
  form(listOrders, 'of a status', () => ({ status: 'in_transit' })),
  form(listOrders, 'by phone', (_, { phone }) => ({ find: phone })),
  form(listOrders, 'by number', (_, { number }) => ({ find: number })),
  form(listOrders, 'by city', (_side, _order, sample) => ({ find: cities[sample % cities.length]! })),
  form(listOrders, 'by courier and payment', () => ({ courier_code: 'SAMPLE-KILAT', payment_method: 'COD' })),
  form(countOrders),
  form(orders.orderTimeline, '', (_, { awb }) => ({ order: awb })),
  form(review.listOrderReviews),
  form(review.listLogs),
  form(goingLive),
  form(requests.listRequests),
  form(requests.countRequests),
  form(countTraffic),
  form(listWebhooks),
  form(deliveries.listDeliveries),
  form(deliveries.listDeliveries, 'of a webhook', ({ webhookId }) => ({ webhook_id: webhookId })),
  form(deliveries.listDeliveries, 'failed', () => ({ state: 'failed' })),
  form(deliveries.listDeliveries, 'of an event', () => ({ event: 'order.delivered' })),
  form(deliveries.listDeliveries, 'of an order', (_, { id }) => ({ order_id: id })),
  form(deliveries.listDeliveries, 'further back', (_, { sentAt }) => ({ until: sentAt.toISOString() })),
  form(deliveries.findDelivery, '', (_, { delivery }) => ({ id: delivery })),
  form(exportRecipient, '', (_, { phone }) => ({ phone })),
]

let reports = 0
const find = (name: string, query: (order: KnownOrder, side: Side) => Record<string, string>) =>
  get(`GET ${findOrder.path} by ${name}`, 'operations', findOrder.path, query)
const feed = (name: string, query: (order: KnownOrder, side: Side) => Record<string, string>) =>
  get(`GET ${readOrderFeed.path}, ${name}`, 'operations', readOrderFeed.path, query)
const operations: GrownCall[] = [
  find('order_id', ({ id }) => ({ order_id: id })),
  find('awb', ({ awb }) => ({ awb })),
  find('courier_awb', ({ courierAwb }) => ({ courier_awb: courierAwb })),
  find('partner_order_id', ({ number }) => ({ partner_order_id: number })),
  feed('from the beginning', () => ({})),
  feed('of a partner', (_, { partnerId }) => ({ partner_id: partnerId })),
  feed('of a status', () => ({ status: 'in_transit' })),
  get(`GET ${partners.listPartners.path}`, 'operations', partners.listPartners.path, () => ({})),
  get(
    'GET /partners/{partner_id}',
    'operations',
    (_, { partnerId }) => `/partners/${partnerId}`,
    () => ({}),
  ),
  {
    name: `POST ${reportOrderEvent.path}`,
    prepare: async ({ url, setup }) => {
      await renewToken(url.development, setup)
      while (setup.orders.length < 700)
        setup.orders.push(JSON.parse(await answerOf(url.development, sendV2.request(setup)!)).data.order_id)
    },
    ask: ({ url, operator, setup }) =>
      succeed(
        fetch(url.operations + reportOrderEvent.path, {
          method: 'POST',
          headers: { ...operator, 'content-type': 'application/json' },
          body: JSON.stringify({
            external_id: `grown-${++reports}`,
            order_id: setup.orders.pop(),
            status: 'confirmed',
          }),
        }),
      ),
  },
]

function get(
  name: string,
  door: 'development' | 'operations',
  path: string | ((order: KnownOrder, side: Side) => string),
  query: (order: KnownOrder, side: Side) => Record<string, string>,
): GrownCall {
  return {
    name,
    ask: (side, order) => {
      const headers = door === 'operations' ? side.operator : side.setup.bearer
      const at = typeof path === 'string' ? path : path(order, side)
      return succeed(fetch(`${side.url[door]}${at}?${new URLSearchParams(query(order, side))}`, { headers }))
    },
  }
}

async function succeed(response: Promise<Response>): Promise<void> {
  const answer = await response
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
}
