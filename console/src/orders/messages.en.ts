/** The texts of the orders, in English. */
export const messages = {
  title: 'Orders',
  what: 'the orders',
  all: 'All orders',
  found: (text: string) => `Orders for “${text}”`,
  find: 'Search',
  findText: 'AWB, order number or last 4 digits of a phone number',
  status: 'Status',
  columns: {
    number: 'AWB and order number',
    partner: 'Partner',
    status: 'Status',
    service: 'Service',
    recipient: 'Recipient',
    received: 'Received',
  },
  archived: {
    title: 'Archived orders',
    columns: {
      number: 'AWB and order number',
      partner: 'Partner',
      status: 'Status',
      archive: 'Archive',
      received: 'Received',
      archived: 'Archived',
    },
  },
  more: 'Load more',
  none: 'No orders yet',
  noneText: 'Orders appear here once partners send them.',
  noMatch: 'No matching orders',
  noMatchText: 'Check the number, or enter at least the last 4 digits of a phone number.',
  elsewhere: {
    development: (count: number) => `In Development: ${count} ${count === 1 ? 'order' : 'orders'}`,
    production: (count: number) => `In Production: ${count} ${count === 1 ? 'order' : 'orders'}`,
  },
  clear: 'Clear filters',
}
