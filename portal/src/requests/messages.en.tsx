import type { ReactNode } from 'react'

/** The texts of the request log, in English. */
export const messages = {
  title: 'Requests',
  views: {
    label: 'Views',
    all: 'All',
    errors: 'Errors',
    slow: 'Slow',
    'by-error': 'By error',
    save: 'Save view',
    name: 'View name',
    example: 'Phone errors',
    saveButton: 'Save',
    remove: (name: string) => `Remove view ${name}`,
  },
  requests: 'requests',
  columns: {
    time: (zone: string) => `Time, ${zone}`,
    request: 'Request',
    status: 'Status',
    error: 'First error',
    order: 'Order',
    duration: 'Duration',
    source: 'Source',
  },

  export: 'Export',
  tail: {
    live: 'Live',
    paused: 'Paused',
    failed: 'Connection lost, retrying',
    pause: 'Pause',
    resume: 'Resume',
    show: (count: number) => (count === 1 ? 'Show 1 new request' : `Show ${count} new requests`),
  },

  filters: {
    menu: 'All filters',
    find: 'Search',
    findHint: 'Path, error, order or ID',
    path: 'Path',
    method: 'Method',
    status: 'Status',
    statuses: { '2xx': '2xx · Success', '4xx': '4xx · Client error', '5xx': '5xx · Server error' },
    error: 'Error',
    anyError: 'All errors',
    source: 'Source',
    sources: { software: 'Your software', all: 'All sources', portal: 'Portal' },
    address: 'IP address',
    addressHint: 'Any',
  },

  noMatch: {
    title: 'No matching requests',
    text: 'Try a wider time range or remove a filter. New matches appear here as they come in.',
    clear: 'Clear filters',
  },
  end: 'End of log',
  loadMore: 'Load more',
  keepLooking: 'Search older requests',
  retry: 'Retry',
  moreFailed: 'Could not load more requests. Those already found are still listed.',
  foundSoFar: (count: number) =>
    count === 0
      ? 'No matches yet. Older requests haven’t been searched.'
      : `${count} found so far. Older requests haven’t been searched.`,
  omitted: (reads: number, shown: ReactNode, since: string, keptASecond: number) => (
    <>
      {shown} successful read {reads === 1 ? 'request' : 'requests'} since {since} {reads === 1 ? 'was' : 'were'}{' '}
      counted but not logged: the log keeps up to {keptASecond} reads per second. Failed requests and requests that
      write data are always logged.
    </>
  ),

  empty: {
    development: {
      title: 'No requests yet',
      text: 'Each appears here within a second: the response, how long it took and, if it failed, how to fix it.',
      act: 'Generate token',
      line: 'Then send your first request',
    },
    production: {
      title: 'No production requests yet',
      text: 'Your software’s first production request appears here within a second, with its response and duration.',
    },
  },

  errors: {
    list: 'Errors',
    counts: 'error counts',
    span: 'Time range',
    spans: { '24h': 'Last 24 hours', '7d': 'Last 7 days' },
    none: 'No errors',
    noRequests: 'There were no requests in this period.',
    allSucceeded: 'All requests in this period succeeded.',
    last: (clock: ReactNode) => <>last {clock}</>,
    unknownPaths: 'unknown paths',
  },

  senders: { portal: 'Portal', assistant: 'AI assistant', browser: 'Browser' },
  bodyNotRead: 'The body wasn’t read because the request was rejected first.',
  noBody: 'Sent without a body.',
}
