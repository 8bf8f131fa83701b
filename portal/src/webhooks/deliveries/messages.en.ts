/** The texts of the list of webhook deliveries, in English. */
export const messages = {
  title: 'Webhook deliveries',
  deliveries: 'webhook deliveries',
  columns: {
    event: 'Event',
    order: 'Order',
    endpoint: 'Endpoint',
    status: 'Status',
    response: 'Response',
    next: 'Next attempt',
    time: 'Time',
  },
  filters: {
    order: 'Order ID',
    orderHint: 'Order ID',
    menu: 'Filter webhook deliveries',
    webhook: 'Webhook',
    status: 'Status',
    event: 'Event',
  },
  /** Of a webhook delivery: its badge, and what it is filtered by. One that is pending is queued or retrying. */
  states: {
    queued: 'Queued',
    retrying: 'Retrying',
    delivered: 'Delivered',
    failed: 'Failed',
    held: 'Paused',
    cancelled: 'Cancelled',
  },
  deletedWebhook: 'Deleted webhook',
  loadMore: 'Load more',
  now: 'now',

  noMatch: {
    title: 'No matching webhook deliveries',
    text: 'Try a wider time range or remove a filter. Webhook deliveries are listed as soon as an order’s event is created.',
    clear: 'Clear filters',
  },
  empty: {
    title: 'No webhook deliveries yet',
    production: 'Your first production order appears here with each of its events.',
    development:
      'Send an order to the development API: the sandbox advances it automatically, and each event appears here. To test your endpoint without an order, send a test event. Test events aren’t listed here.',
    test: 'Send a test event',
  },

  /** What an attempt came to, where there is no status or it does not say all. */
  faults: {
    STATUS: 'error',
    REDIRECT: 'redirect',
    GONE: 'gone',
    CONNECT_TIMEOUT: 'no connection',
    TIMEOUT: 'timeout',
    NAME_NOT_FOUND: 'host not found',
    ADDRESS_FORBIDDEN: 'private address',
    URL_FORBIDDEN: 'URL not allowed',
    CERTIFICATE: 'TLS certificate',
    CONNECTION_REFUSED: 'refused',
    CONNECTION_LOST: 'connection lost',
    ANSWER_INVALID: 'not HTTP',
    INTERRUPTED: 'interrupted',
    UNSIGNED: 'not signed',
  },
  standstill: {
    failed: 'No attempts left. Fix your endpoint, then replay. The webhook-id stays the same.',
    held: 'The webhook wasn’t active when this was due. Enable the webhook, then replay.',
    cancelled: 'The webhook was deleted before this was delivered.',
  },
}
