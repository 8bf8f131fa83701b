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

/** What applies to every call, in the order in which it is read. */
export const guidePages = [
  'guides/environments',
  'guides/authentication',
  'guides/errors',
  'guides/idempotency',
  'guides/lists',
  'guides/rate-limits',
  'guides/units',
  'guides/local-webhooks',
  'guides/versions',
  'guides/report',
] as const
export type GuidePageName = (typeof guidePages)[number]

/**
 * Every reference page. Four pages of calls and the guides are routed and not in the menu. Source: specification,
 * section 2, and operations.md.
 */
export const referencePages = [
  ...menuPages,
  'order/label',
  'ratecard/v1',
  'rate/v1',
  'order/send/v1',
  ...guidePages,
] as const
export type ReferencePageName = (typeof referencePages)[number]

export const isGuide = (name: ReferencePageName): name is GuidePageName => name.startsWith('guides/')

/** An address that shows an empty element. Source: specification, section 2. */
export const overviewPath = '/documentation/overview'

export const referencePath = <P extends string>(page: P): `/documentation/${P}` => `/documentation/${page}`
