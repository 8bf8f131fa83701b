import { number } from '@edis/ui/numbers/numbers.ts'

type SpanName = '24h' | '7d' | '30d'

/** The texts of the dashboard's figures, charts and lists, in English. */
export const messages = {
  today: 'Status',
  none: '–',
  loadingOf: (title: string) => `Loading ${title}`,
  failed: 'Could not be loaded.',
  retry: 'Retry',
  report: {
    title: 'Go-live progress',
    of: (required: string) => `of ${required}`,
    complete: 'All required checks have passed',
    failed: (count: number) => `${count} failed`,
    untested: (count: number) => `${count} untested`,
    live: 'Live',
    granted: 'Production access granted',
    left: (count: number) => (count === 1 ? '1 check left' : `${count} checks left`),
  },
  token: {
    title: 'Token',
    none: 'None yet',
    generate: 'Generate one to make a request',
    expired: 'Expired',
    renew: 'Refresh it or generate a new one',
    active: 'Active',
    /** `left`: `in 23 h 12 min` */
    expires: (left: string) => `Expires ${left}`,
    expiresSoon: (left: string) => `Expires ${left}, refresh it soon`,
  },
  webhooks: {
    title: 'Webhooks',
    none: 'None yet',
    of: (count: number) => `of ${count}`,
    noneReceive: 'No endpoint receives events yet',
    disabled: (count: number) => `${count} disabled`,
    repair: 'fix it, then enable it',
    failing: (count: number) => `${count} failing`,
    look: 'check responses',
    stuck: (count: number) =>
      count === 1 ? '1 failed webhook delivery can be replayed' : `${count} failed webhook deliveries can be replayed`,
    paused: 'Paused',
    nothingSent: 'No events are sent while paused',
    active: (count: number) => (count === 1 ? 'Active' : `${count} active`),
    well: 'No failed or queued webhook deliveries',
  },
  failures: {
    title: 'Failed requests',
    of: (requests: string, span: string) => `of ${requests} in ${span}`,
    noRequests: 'No requests in this time range',
    noneBefore: 'No requests in the previous period',
    than: (more: number, difference: string) =>
      more === 0
        ? 'Same as the previous period'
        : more > 0
          ? `${difference} more than the previous period`
          : `${difference} fewer than the previous period`,
  },
  traffic: {
    title: 'Traffic',
    what: 'traffic',
    requests: 'Requests',
    latency: 'Latency',
    errorRate: 'Error rate',
    now: 'Now',
    perHour: (count: string) => `${count} per hour`,
    p95: (latency: string) => `p95 ${latency}`,
    peak: (rate: string, when: string) => `peak ${rate}, ${when}`,
    noneFailed: 'no failures',
    none: {
      '24h': 'No requests in the last 24 hours.',
      '7d': 'No requests in the last 7 days.',
      '30d': 'No requests in the last 30 days.',
    },
    requestsWords: (span: SpanName, success: string, client: string, server: string) =>
      `Requests in ${spans[span]}: ${success} succeeded, ${client} returned 4xx, ${server} returned 5xx.`,
    errorRateWords: (span: SpanName, rate: string, failures: string, requests: string) =>
      `Error rate in ${spans[span]}: ${rate}, ${failures} of ${requests} requests.`,
    latencyWords: (span: SpanName, p50: string, p95: string) =>
      `Latency in ${spans[span]}: half of the requests took up to ${p50}, 95% up to ${p95}.`,
  },
  attention: {
    title: 'Needs attention',
    all: 'All errors',
    showAll: (count: number) => `Show all ${number(count)}`,
    showFewer: 'Show fewer',
    nothing: 'Nothing needs attention.',
    fix: 'Fix',
    open: 'Open',
    details: 'Details',
    byEdis: 'EDIS error; safe to retry',
    lastAt: (at: string) => `last at ${at}`,
    declined: 'Production access declined',
    tokenExpired: 'Your token has expired',
    tokenExpires: (left: string) => `Your token expires ${left}`,
    tokenRenew: 'Requests are rejected until you refresh it or generate a new one.',
    tokenRefresh: 'Refresh it before it expires.',
    disabled: 'disabled',
    failingSince: (time: string) => `failing since ${time}`,
    undelivered: 'webhook deliveries failed',
    enable: 'Fix the endpoint, then enable it.',
    repair: 'Check its latest responses.',
    replay: 'Replay them once the endpoint returns 2xx.',
    waiting: (count: number) => `${number(count)} waiting`,
    orders: (count: number) => (count === 1 ? '1 order needs attention' : `${number(count)} orders need attention`),
    ordersDetail: 'In review, on hold, not delivered, or past the promised date',
    reviewed: (count: number) => (count === 1 ? '1 order has problems' : `${number(count)} orders have problems`),
    reviewedDetail: (order: string) => `Couriers may have trouble delivering ${order}`,
  },
  orders: {
    title: 'Recent orders',
    all: 'All orders',
    columns: { number: 'Order', city: 'City', status: 'Status', updated: 'Updated' },
    what: 'recent orders',
    none: 'No orders yet. They appear when your software sends the first one.',
  },
}

const spans = { '24h': 'the last 24 hours', '7d': 'the last 7 days', '30d': 'the last 30 days' }
