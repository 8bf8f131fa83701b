import type { ReactNode } from 'react'

type Code = (text: string) => ReactNode

/** The texts of one order and its timeline, in English. */
export const messages = {
  title: (order: string) => `Order ${order}`,
  lead: 'Every request, event and webhook delivery of this order. Open one for details.',
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

  summary: {
    title: 'Summary',
    id: 'Order ID',
    number: 'Order number',
    awb: 'AWB',
    noAwb: 'not assigned yet',
    courierAwb: 'Courier AWB',
    tracking: 'Tracking',
    atCourier: 'Track on the courier’s site',
    courier: 'Courier',
    recipient: 'Recipient',
    payment: 'Payment',
    collects: (method: string, amount: string) => `${method}, ${amount} to collect`,
    cost: 'Cost',
    scenario: 'Scenario',
    sent: 'Sent',
    print: 'Print label',
  },

  sandbox: {
    title: 'Simulate next step',
    over: (state: string) => `${state}. No further updates.`,
    moved: (state: string) => `Order status: ${state}`,
    steps: {
      next: 'Next step',
      deliver: 'Deliver',
      fail: 'Fail delivery',
      return: 'Return',
      lose: 'Mark lost',
      weigh: 'Adjust weight',
    },
    reason: 'Failure reason',
    grams: 'grams',
    weight: 'Weight measured by the courier, in grams',
  },

  timeline: 'Timeline',
  show: 'Show',
  kinds: { all: 'All', request: 'Requests', event: 'Events', attempt: 'Webhooks' },
  nothing: 'Nothing here yet.',
  kind: { request: 'request', event: 'event', attempt: 'webhook' },
  event: 'Event',
  run: 'from the portal',
  assistant: 'AI assistant',
  from: (address: string) => `from ${address}`,
  late: 'reported late',
  sources: { partner: 'by you', sandbox: 'by the sandbox', operator: 'by EDIS' },
  implied: 'implied',
  notReported: 'not reported by the courier',
  sending: 'sending',
  noResponse: 'no response',
  to: (host: string) => `to ${host}`,
  attempt: (number: number) => `attempt ${number}`,

  sentTo: (url: string, code: Code) => <>Sent to {code(url)}.</>,
  fault: (title: string, detail: string, remedy: string) => `${title}${detail && ` (${detail})`}. ${remedy}`,
  requestHeaders: 'Request headers',
  body: 'the request body',
  request: 'Request',
  responseHeaders: 'Response headers',
  response: 'Response',
  noBody: 'The response had no body.',
}
