/** The texts of what stands between the request and its foot, in English. */
export const messages = {
  needsOrder: 'This request needs an order. You haven’t sent one in this tab yet.',
  sendSampleOrder: 'Send a sample order first',
  refresh: {
    spends:
      'Running this request uses up your development refresh token and stores the new pair. The old refresh token no longer works: update any software that uses it.',
    none: 'You don’t have a refresh token yet.',
    get: 'Get a token pair',
  },
}
