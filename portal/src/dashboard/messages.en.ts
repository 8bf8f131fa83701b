/** The texts of the dashboard, in English. */
export const messages = {
  title: 'Dashboard',
  span: 'Time range',
  spans: { '24h': '24 hours', '7d': '7 days', '30d': '30 days' },
  loadingToday: 'Loading status',
  loadingTraffic: 'Loading traffic',
  flow: {
    title: 'How an integration works',
    description:
      'Your shop gets a token from EDIS, uses it to request rates, and sends the order. EDIS sends an event to your ' +
      'webhook at every step of the order, and your shop can track it at any time. Both environments have the same API: ' +
      'you build and test in development, EDIS reviews your integration, and then you go live in production.',
    shop: 'Your shop',
    shopKinds: 'Store, marketplace or warehouse system',
    shopKindsShort: 'Store, marketplace, warehouse',
    steps: { token: 'Token', rates: 'Rates', send: 'Send order', events: 'Events', track: 'Track' },
    yourWebhook: 'your webhook',
    edisCallsYou: 'EDIS calls you',
    sameApi: 'Same API in both environments',
    development: 'Development',
    sandbox: 'Orders advance automatically.',
    buildHere: 'Build, break and test here.',
    review: 'Review',
    byEdis: 'by EDIS',
    reviewByEdis: 'Review by EDIS',
    production: 'Production',
    ownKeys: 'Real parcels, separate keys.',
    ownAddresses: 'Access can be restricted by IP.',
    realParcels: 'Same API, real parcels.',
  },
  rail: {
    title: 'Integration',
    show: 'Show diagram',
    hide: 'Hide diagram',
    states: { passed: 'Passed', failed: 'Failed', untested: 'Untested', failing: 'Webhooks are failing' },
  },
  steps: {
    title: 'Next steps',
    what: 'your progress',
    done: 'Done',
    open: 'To do',
    token: {
      title: { development: 'Get a development token', production: 'Get a production token' },
      act: 'Generate token',
      open: 'Generate your first token and make a request.',
      expired: 'Your latest token has expired. Generate a new one.',
      done: 'You have an active token.',
    },
    webhook: {
      title: 'Add a webhook',
      act: 'Add webhook',
      open: 'Get notified at every step of an order.',
      done: (count: number) => (count === 1 ? '1 webhook receives events.' : `${count} webhooks receive events.`),
    },
    address: {
      title: 'Restrict access by IP',
      act: 'Open IP Whitelist',
      open: 'All IP addresses are allowed.',
      done: (count: number) =>
        count === 1 ? '1 address or range is allowed.' : `${count} addresses or ranges are allowed.`,
    },
    production: {
      title: 'Go live',
      act: 'Open report',
      open: 'Complete your report, then request production access there.',
      declined: ({ day, reason }: { day: string; reason: string }) =>
        `Production access was declined on ${day}: ${reason}`,
      done: 'You have production access.',
    },
  },
}
