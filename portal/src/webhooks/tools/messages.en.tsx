import type { ReactNode } from 'react'

type Shown = (text: string) => ReactNode

/** The texts of the verification code and of the test event, in English. */
export const messages = {
  verification: {
    intro: (minutes: number) =>
      `Every webhook delivery is signed according to Standard Webhooks. Verify the signature before you trust the content, and reject deliveries older than ${minutes} minutes to prevent replay attacks.`,
    language: 'Language',
    secret: (strong: Shown) => (
      <>
        {strong('Your secret')} replaces the highlighted text. In production, read it from an environment variable or a
        secrets manager. It was shown when you added the webhook; if you lost it, rotate it.
      </>
    ),
    rawBody: (note: string, strong: Shown) => (
      <>
        {strong('The raw body')} is what is signed, byte for byte. {note}
      </>
    ),
    after: (strong: Shown, code: Shown) => (
      <>
        {strong('After verifying,')} skip any {code('webhook-id')} you have already seen and any {code('sequence')}{' '}
        lower than the one you have stored for the order. Return 2xx before you process the event.
      </>
    ),
  },

  test: {
    intro:
      'Sends one sample event, signed with the secret of your webhook for this URL. It isn’t retried, and it isn’t listed with your webhook deliveries.',
    url: 'Endpoint URL',
    event: 'Event',
    orderId: 'Order ID',
    awb: 'AWB',
    reason: 'Reason',
    sample: 'Use sample value',
    send: 'Send test',
  },

  result: {
    noResponse: 'No response',
    accepted: 'Your endpoint accepted the event',
    rejected: 'Your endpoint didn’t accept the event',
    took: (milliseconds: string) => `${milliseconds} ms`,
    checkSignature: 'Check signature',
    signedByWebhook: 'Signed with the secret of your webhook for this URL.',
    signedForTest: 'You have no webhook for this URL, so this test was signed with a one-time secret:',
    testSecret: 'test secret',
    response: 'Response',
    responseBody: 'Response body',
    noBody: 'The response has no body.',
    responseHeaders: 'Response headers',
    request: 'Request',
    requestHeaders: 'Request headers',
    requestBody: 'Request body',
    signedContent: 'Signed content',
  },
}
