import { number } from '@edis/ui/numbers/numbers.ts'

const count = (of: number, one: string, many: string) => `${number(of)} ${of === 1 ? one : many}`

/** The texts of Today, in English. */
export const messages = {
  title: 'Today',
  what: 'today’s overview',
  live: 'Live',
  tiles: {
    requests: 'Production requests',
    webhooks: 'Failing webhooks',
    stuck: 'Stuck orders',
    reports: 'Rejected reports',
    stock: 'Stock shortages',
    partners: 'Partners in trouble',
  },
  oldest: (span: string) => `Oldest: ${span}`,
  nothingWaits: 'None waiting',
  deliveriesWaiting: (of: number) => `${count(of, 'webhook delivery', 'webhook deliveries')} waiting`,
  pastPromise: (of: number) => `${number(of)} past the promised date`,
  sinceMidnight: 'Since midnight',
  warehouses: (of: number) => (of === 0 ? 'Stock covers all orders' : count(of, 'warehouse', 'warehouses')),
  ofPartners: (of: number) => `Of ${count(of, 'active partner', 'active partners')}`,
  viewAll: 'View all',
  viewAllOf: (what: string) => `View all: ${what}`,
  passed: (passed: number, required: number) => `${passed} of ${required} passed`,
  waiting: (span: string) => `Waiting ${span}`,
  waitingCount: (of: number) => `${number(of)} waiting`,
  review: 'Review',
  reviewOf: (name: string) => `Review ${name}`,
  open: 'Open',
  openOf: (name: string) => `Open ${name}`,
  hoursOf: (hours: number, limit: number) => `${hours} h, limit ${limit} h`,
  counted: (onHand: number, reserved: number) => `${onHand} counted, ${reserved} reserved`,
  shortBy: (by: number) => `Short by ${by}`,
  errors: (share: string) => `${share} errors`,
  limited: (of: number) => `${number(of)} rate limited`,
  othersHealthy: (of: number) => (of === 1 ? '1 other is healthy' : `${of} others are healthy`),
  none: {
    requests: 'No partner is waiting for production access.',
    webhooks: 'All webhooks are delivering.',
    stuck: 'No orders are stuck.',
    reports: 'No reports rejected since midnight.',
    stock: 'No stock shortages.',
    partners: 'All partners are healthy.',
  },
}
