import type { ReactNode } from 'react'

type Link = (text: string) => ReactNode

/** The texts of the order review, in English. */
export const messages = {
  title: 'Order review',
  lead: 'Problems a courier would have with your orders. Open an order to see its requests, events and webhook deliveries.',
  production: {
    title: 'Production orders',
    none: 'Production orders aren’t reviewed',
    text: 'Only development orders are reviewed. To see everything that happened to a production order, open it above by order ID, order number or AWB.',
  },
  development: 'Development orders',
  what: 'orders',
  list: 'Orders',
  columns: ['Order', 'Recipient', 'Status', 'Review', 'Sent'],
  older: 'Load more',
  noMatch: {
    title: 'No matching orders',
    text: 'Search matches the start of an order ID, order number or AWB. The review filter covers your latest 1,000 orders.',
    clear: 'Clear filters',
  },
  empty: {
    title: 'No orders yet',
    text: (link: Link) => (
      <>
        Send one to the development API from your own software or from {link('Send Order V2')}. It appears here with any
        problems a courier would have.
      </>
    ),
  },
  filters: {
    order: 'Order',
    hint: 'ID, number or AWB',
    verdict: 'Review',
    all: 'All',
    status: 'Status',
  },
  verdicts: { passed: 'Passed', attention: 'Needs attention', pending: 'Pending' },
  findingsOf: (order: string) => `Problems with ${order}`,
  findings: {
    address_thin: 'The address is missing a street, house number or landmark; couriers may not find it.',
    postal_code_missing: 'The postal code is missing.',
    possible_duplicate: 'Another order with the same phone number and items was sent within an hour.',
    weight_implausible: 'The weight is implausible: under 20 g or over 30 kg per unit.',
    cod_high: 'The COD amount is more than twice the value of the goods.',
    quote_unused: 'Sent without a quote; the price may differ from checkout.',
    retried_without_key: 'Sent again with a different Idempotency-Key.',
  },
}
