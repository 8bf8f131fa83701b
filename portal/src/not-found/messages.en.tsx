import type { ReactNode } from 'react'

/** The texts of an unknown address, in English. */
export const messages = {
  title: 'Page not found',
  nothingAt: (path: ReactNode) => <>There’s no page at {path}.</>,
  didYouMean: (page: ReactNode) => <>Did you mean {page}?</>,
  search: 'Search pages, fields, errors and orders',
  popular: 'Popular pages',
  leads: {
    '/': 'Your integration at a glance',
    '/requests': 'Every request and its response',
    '/documentation/order/send/v2': 'Create an order',
    '/credentials': 'Keys and tokens',
  },
}
