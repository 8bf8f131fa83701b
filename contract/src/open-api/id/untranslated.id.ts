import type { ReferencePageName } from '../../reference/reference-pages.ts'

/** The pages that are in English for readers of Indonesian too. A page comes off the list with its translation. */
export const untranslatedPages = [
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
  'webhook',
  'order/track',
  'sla',
  'order/label',
  'ratecard/v1',
  'rate/v1',
  'order/send/v1',
] as const satisfies readonly ReferencePageName[]
