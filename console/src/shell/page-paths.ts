/** Where the pages are. Beside them, without `/console`, are the calls of the provider's systems. */
export const paths = {
  today: '/',
  orders: '/console/orders',
  order: '/console/orders/$order',
  partners: '/console/partners',
  partner: '/console/partners/$partner',
  approvals: '/console/approvals',
  webhooks: '/console/webhooks',
  reports: '/console/reports',
  couriers: '/console/couriers',
  stock: '/console/stock',
  rateCards: '/console/rate-cards',
  places: '/console/warehouses',
  announcements: '/console/announcements',
  staff: '/console/staff',
  audit: '/console/audit',
  account: '/console/account',
} as const

/** Every path that has a page, `$partner` for a part that may be anything. */
export const pagePaths: readonly string[] = Object.values(paths)
