import { number } from '@edis/ui/numbers/numbers.ts'

/** The texts of the dashboard's figures and charts, in English. */
export const messages = {
  today: 'Status',
  loadingOf: (title: string) => `Loading ${title}`,
  failed: 'Could not be loaded.',
  retry: 'Retry',
  report: {
    title: 'Report',
    value: (passed: number, required: number) => `${passed} of ${required}`,
    complete: 'All required checks have passed.',
    failed: (count: number) => (count === 1 ? '1 check failed.' : `${count} checks failed.`),
    left: (count: number) => (count === 1 ? '1 check left.' : `${count} checks left.`),
  },
  token: {
    title: 'Token',
    none: 'None yet',
    generate: 'Generate one to make a request.',
    expired: 'Expired',
    renew: 'Refresh it or generate a new one.',
    active: 'Active',
    /** `left`: `in 23 h 12 min` */
    expires: (left: string) => `Expires ${left}.`,
    expiresSoon: (left: string) => `Expires ${left}. Refresh it soon.`,
  },
  webhooks: {
    title: 'Webhooks',
    none: 'None yet',
    noneReceive: 'No endpoint receives events yet.',
    disabled: (count: number) => `${count} disabled`,
    repair: 'Failed for too long or returned 410. Fix the endpoint, then enable the webhook.',
    failing: (count: number) => `${count} failing`,
    look: 'All webhook deliveries are failing. Check the latest responses.',
    stuck: (count: number) =>
      count === 1
        ? '1 failed webhook delivery can be replayed.'
        : `${count} failed webhook deliveries can be replayed.`,
    paused: 'Paused',
    nothingSent: 'No events are sent while paused.',
    active: (count: number) => (count === 1 ? 'Active' : `${count} active`),
    well: 'No failed or queued webhook deliveries.',
  },
  errors: {
    title: 'Error rate, 24 h',
    none: 'No requests',
    noneToday: 'None in the last 24 hours.',
    /** `average`: `84 ms` */
    detail: (failures: number, requests: number, average: string) =>
      `${number(failures)} of ${number(requests)} requests failed · ${average} on average`,
  },
  traffic: {
    title: 'Traffic',
    what: 'traffic',
    span: 'Time range',
    spans: { '24h': '24 hours', '7d': '7 days' },
    now: 'now',
    none: { '24h': 'No requests in the last 24 hours.', '7d': 'No requests in the last 7 days.' },
    noRequest: 'no requests',
    errorRate: 'Error rate',
    latency: 'Latency',
    noneFailed: (requests: number) =>
      requests === 1 ? '1 request, no failures' : `${number(requests)} requests, no failures`,
    failed: (failures: number, requests: number) => `${number(failures)} of ${number(requests)} requests failed`,
    failedTip: (failures: number, requests: number, rate: string) =>
      `${number(failures)} of ${number(requests)} requests failed (${rate})`,
    latencyDetail: (slowest: string) => `on average · slowest ${slowest}`,
    latencyTip: (average: string, slowest: string) => `${average} on average, slowest ${slowest}`,
    /** The chart in words. `worst`: when the rate was highest, and how high. */
    errorRateWords: (
      span: '24h' | '7d',
      rate: string,
      failures: number,
      requests: number,
      worst: { from: string; rate: string } | null,
    ) =>
      `Error rate in ${spans[span]}: ${rate}, ${number(failures)} of ${number(requests)} requests.` +
      (worst ? ` Highest from ${worst.from}: ${worst.rate}.` : ''),
    latencyWords: (span: '24h' | '7d', average: string, slowest: string, from: string) =>
      `Latency in ${spans[span]}: ${average} on average; the slowest request took ${slowest}, from ${from}.`,
  },
}

const spans = { '24h': 'the last 24 hours', '7d': 'the last 7 days' }
