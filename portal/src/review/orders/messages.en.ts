import type { OrderGroup, OrderProblem, ProblemLevel } from '@edis/contract/portal-calls/order-list'

const levels: Record<ProblemLevel, string> = { error: 'error', warning: 'warning', note: 'note' }

/** The texts of the list of orders, in English. */
export const messages = {
  title: 'Orders',
  zone: (zone: string) => `Times in ${zone}`,
  what: 'orders',
  list: 'Orders',
  tabs: 'Orders by status',
  groups: {
    all: 'All',
    to_ship: 'To ship',
    on_the_way: 'On the way',
    attention: 'Needs attention',
    delivered: 'Delivered',
    returned: 'Returned or lost',
    cancelled: 'Cancelled',
  } satisfies Record<OrderGroup | 'all', string>,
  /** More than are counted one by one. */
  orMore: (count: string) => `${count}+`,
  columns: {
    number: 'Order',
    awb: 'AWB',
    recipient: 'Recipient',
    courier: 'Courier',
    status: 'Status',
    promised: 'Promised',
    cod: 'COD',
    problems: 'Problems',
    updated: 'Updated',
  },
  export: 'Export CSV',
  columnChoice: 'Columns',
  noAwb: 'Not yet',
  nothing: '–',
  late: (day: string) => `${day}, late`,
  shown: (from: string, to: string, all: string) => `${from}–${to} of ${all}`,
  older: 'Older orders',
  noMatch: {
    title: 'No matching orders',
    text: 'Search by the start of an order number, or by a full order ID, AWB or phone number.',
    clear: 'Clear filters',
  },
  nothingHere: { title: 'No orders here', text: 'No order currently has one of these statuses.', all: 'All orders' },
  empty: {
    title: 'No orders yet',
    text: 'They appear with your software’s first order.',
    act: 'Open Send Order V2',
  },
  filters: {
    find: 'Find orders',
    hint: 'Number, AWB, phone, city',
    menu: 'Filter orders',
    status: 'Status',
    courier: 'Courier',
    courierHint: 'Courier code',
    payment: 'Payment',
    payments: { PREPAID: 'Prepaid', COD: 'COD' },
    sent: 'Sent',
    since: (day: string) => `from ${day}`,
    until: (day: string) => `until ${day}`,
  },
  levels,
  problemWords: (level: ProblemLevel, problems: string): string => ` (${levels[level]}): ${problems}`,
  problems: {
    possible_duplicate: {
      title: 'Possible duplicate',
      text: 'Another order with the same phone number and items was sent within an hour.',
    },
    retried_without_key: {
      title: 'Retried with another Idempotency-Key',
      text: 'Reuse the first request’s Idempotency-Key when you retry. Otherwise, you may create two orders.',
    },
    address_thin: {
      title: 'Incomplete address',
      text: 'No street, house number or landmark. Couriers may not find it.',
    },
    weight_implausible: {
      title: 'Implausible weight',
      text: 'Under 20 g or over 30 kg per unit. Send weight_g in grams.',
    },
    cod_high: { title: 'High COD amount', text: 'The COD amount is more than twice the value of the items.' },
    late: { title: 'Late', text: 'The promised delivery date has passed.' },
    postal_code_missing: { title: 'No postal code', text: 'Couriers sort faster with recipient.postal_code.' },
    quote_unused: {
      title: 'Priced without a quote',
      text: 'The price may differ from checkout. Send quote_id from Get Rate V2.',
    },
  } satisfies Record<OrderProblem, { title: string; text: string }>,
}
