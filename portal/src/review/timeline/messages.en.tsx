import type { DeliveryState } from '@edis/contract/webhooks/deliveries'
import type { ReactNode } from 'react'

type Code = (text: string) => ReactNode

/** The texts of one order and its timeline, in English. */
export const messages = {
  title: (order: string) => `Order ${order}`,
  all: 'Orders',
  what: 'this order',
  loadingOrder: 'the order',
  loadingTimeline: 'the timeline',
  missing: {
    title: 'Order not found',
    text: {
      development:
        'None of your development orders has this order ID, order number or AWB. Check the spelling, or switch to production.',
      production:
        'None of your production orders has this order ID, order number or AWB. Check the spelling, or switch to development.',
    },
    all: 'All orders',
  },

  progress: 'Progress',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  stepPromised: (step: number, steps: number, day: string) => `Step ${step} of ${steps} · promised ${day}`,
  since: (time: string) => `Since ${time}`,
  by: (day: string) => `By ${day}`,
  wasPromised: (day: string) => `Promised ${day}, late`,
  left: (warehouse: string, time: string) => `${warehouse} · left ${time}`,
  seen: (time: string) => `Last seen ${time}`,

  facts: {
    title: 'Details',
    id: 'Order ID',
    number: 'Order number',
    address: 'Address',
    awb: 'AWB',
    noAwb: 'Not yet',
    courierAwb: 'Courier AWB',
    tracking: 'Tracking',
    atCourier: 'Track on the courier’s site',
    courier: 'Courier',
    recipient: 'Recipient',
    payment: 'Payment',
    prepaid: 'Prepaid',
    collects: (amount: string) => `COD · collects ${amount}`,
    cost: 'Cost',
    charged: (kilograms: string) => `${kilograms} kg charged`,
    weighed: (kilograms: string) => `${kilograms} kg measured by the courier`,
    parts: {
      base: (amount: string) => `Shipping ${amount}`,
      insurance: (amount: string) => `insurance ${amount}`,
      cod_fee: (amount: string) => `COD fee ${amount}`,
      surcharge: (amount: string) => `surcharge ${amount}`,
      discount: (amount: string) => `discount −${amount}`,
    },
    items: 'Items',
    piece: (count: string, name: string) => `${count} × ${name}`,
    scenario: 'Test ends as',
    sent: 'Sent',
    print: 'Print label',
  },
  problems: 'Problems',

  sandbox: {
    title: 'Simulate next step',
    markAs: (state: string) => `Mark as ${state.toLowerCase()}`,
    other: 'Simulate another step',
    moved: (state: string) => `Order status: ${state}`,
    steps: {
      fail: 'Fail delivery',
      deliver: 'Deliver',
      return: 'Return',
      lose: 'Mark lost',
      weigh: 'Adjust weight',
    },
    reason: 'Failure reason',
    grams: 'grams',
    weight: 'Weight measured by the courier, in grams',
    notPickedUp: 'The courier weighs parcels after pickup.',
  },

  timeline: 'Timeline',
  show: 'Show',
  kinds: { all: 'All', request: 'Requests', event: 'Changes', attempt: 'Webhooks' },
  nothing: 'Nothing here yet.',
  nobodyListens: (environment: string, link: Code) => (
    <>
      No webhook receives events in {environment}, so no one was notified. {link('Add a webhook')}
    </>
  ),
  noneSent: 'No webhook received events when this order changed, so no one was notified.',
  run: 'from the portal',
  assistant: 'AI assistant',
  from: (address: string) => `from ${address}`,
  times: (count: number) => `${count} times`,
  late: 'reported late',
  sources: { partner: 'by you', sandbox: 'by the sandbox', operator: 'by EDIS' },
  implied: 'implied',
  notReported: 'not reported by the courier',
  titles: (titles: readonly string[]) => titles.join(', '),
  folded: (changes: number, deliveries: number) =>
    deliveries === 0 ? `· ${changes} changes` : `· ${changes} changes, ${deliveries} webhook deliveries`,
  showFolded: 'Show',
  unchanged: 'No change to the order',
  sentTwice: 'Sent again, no change to the order',

  notReceived: (host: string, events: number) => `${host} hasn’t received ${events} events of this order.`,
  openWebhook: 'Open webhook',
  deliveredTo: (delivered: number, webhooks: number) => `Delivered to ${delivered} of ${webhooks}`,
  retries: (count: number) => (count === 1 ? '1 retry' : `${count} retries`),
  attempts: (count: number) => `${count} attempts`,
  attempt: (number: number) => `Attempt ${number}`,
  nextAt: (time: string) => `next at ${time}`,
  states: {
    pending: 'queued',
    delivered: 'delivered',
    failed: 'failed, no more retries',
    held: 'paused with its webhook',
    cancelled: 'webhook deleted',
  } satisfies Record<DeliveryState, string>,
  replay: 'replay',
  sending: 'sending',
  noResponse: 'no response',
  sendAgain: 'Send again',
  sentAgain: (host: string) => `Sent again to ${host}`,

  sentTo: (url: string, code: Code) => <>Sent to {code(url)}.</>,
  fault: (title: string, detail: string, remedy: string) => `${title}${detail && ` (${detail})`}. ${remedy}`,
  requestHeaders: 'Request headers',
  body: 'the request body',
  request: 'Request',
  responseHeaders: 'Response headers',
  response: 'Response',
  noBody: 'The response had no body.',
}
