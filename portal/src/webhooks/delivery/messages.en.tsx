import type { ReactNode } from 'react'

/** The texts of one webhook delivery, in English. */
export const messages = {
  title: 'Webhook delivery',
  thisDelivery: 'this webhook delivery',
  notFound: {
    title: 'Webhook delivery not found',
    text: 'It doesn’t exist in this environment. Check the link, or switch to the other environment.',
    back: 'Show all webhook deliveries',
  },
  checkSignature: 'Check signature',
  curl: 'cURL',
  copyCurl: 'Copy as cURL',
  endpoint: 'Endpoint',
  deletedWebhook: 'Deleted webhook',
  orderId: 'Order ID',
  sequence: 'Sequence',
  sequenceOf: (number: number) => `Event ${number} of this order`,
  created: 'Created',
  attempts: 'Attempts',
  body: 'Body',
  requestBody: 'Request body',
  replay: 'Replay',
  sendNow: 'Send now',
  sentAgain: 'Sending with the same webhook-id.',

  attemptList: 'Attempts, latest first',
  nextAttempt: (number: number, countdown: ReactNode) => (
    <>
      Attempt {number} {countdown}
    </>
  ),
  running: (number: number) => `Attempt ${number} · waiting for the response`,
  attempt: (number: number, outcome: string) => `Attempt ${number} · ${outcome}`,
  eventCreated: (moment: ReactNode) => <>Event created {moment}</>,
  partsOf: (number: number) => `Exchange of attempt ${number}`,
  parts: { response: 'Response', responseHeaders: 'Response headers', requestHeaders: 'Request headers' },
  responseTo: (number: number) => `Response to attempt ${number}`,
  noBody: 'The response has no body.',
  responseHeaders: (number: number) => `Response headers of attempt ${number}`,
  requestHeaders: (number: number) => `Request headers of attempt ${number}`,
}
