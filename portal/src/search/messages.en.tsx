import type { ReactNode } from 'react'

/** The texts of the search, in English. */
export const messages = {
  search: 'Search',
  placeholder: 'Search pages, fields, errors, orders',
  results: 'Results',
  recent: 'Recent',
  suggested: 'Suggested',
  kinds: {
    order: 'Order',
    page: 'Page',
    call: 'Call',
    setting: 'Setting',
    section: 'Section',
    field: 'Field',
    event: 'Event',
    guide: 'Guide',
    error: 'Error',
  },
  keys: { move: 'move', open: 'open', openInNewTab: 'open in new tab' },
  orderNotFound: (order: ReactNode, environment: string) => (
    <>
      Order {order} not found in {environment}.
    </>
  ),
  lookingForOrder: (environment: string) => `Looking for an order in ${environment}…`,
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  nothingFound: (text: string) => `No results for “${text}”`,
  advice: 'Try a field name, an error code or status, a path, or an order number.',
  openOrder: (name: string) => `Open order ${name}`,
  noAwb: 'no AWB yet',
  portal: 'Portal',
  deprecated: 'deprecated',
  places: {
    request: 'request',
    response: 'response',
    header: 'request header',
    'response-header': 'response header',
    payload: 'payload',
  } as Readonly<Record<string, string>>,
  settings: {
    keyAndToken: (environment: string) => `${environment} key and token`,
    switchTo: (environment: string) => `Switch to ${environment}`,
    webhook: 'Add or edit a webhook',
    testEvent: 'Send a test event',
    signature: 'Debug a signature',
    allowIp: 'Allow an IP address',
    production: 'Request production access',
    theme: (theme: string, scheme: string) => `${theme}: ${scheme}`,
  },
}
