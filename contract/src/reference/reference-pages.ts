/** The reference pages of the menu, in its order. A page's path in the portal is `/documentation/<page>`. */
export const menuPages = [
  'authentification/accesstoken',
  'authentification/refreshtoken',
  'product/getlistproduct',
  'warehouse/getlistwarehouse',
  'expedisi/getlistexpedisi',
  'region',
  'rate/v2',
  'cs/create',
  'cs/list',
  'order/send/v2',
  'order/cancel',
  'webhook',
  'order/track',
  'sla',
] as const

/** Every reference page; the last four are routed and not in the menu. Source: specification, section 2, and operations.md. */
export const referencePages = [...menuPages, 'order/label', 'ratecard/v1', 'rate/v1', 'order/send/v1'] as const
export type ReferencePageName = (typeof referencePages)[number]

export const referencePath = <P extends string>(page: P): `/documentation/${P}` => `/documentation/${page}`
