/** The texts of the test event, in English. */
export const messages = {
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

  history: { title: 'Recent tests' },

  result: {
    noResponse: 'No response',
    accepted: 'Your endpoint accepted the event',
    rejected: 'Your endpoint didn’t accept the event',
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
