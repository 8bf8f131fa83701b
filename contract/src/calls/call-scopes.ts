/** What a partner key may be made for. The tokens it generates may do the same, and so may those refreshed from them. */
export const keyScopes = ['all', 'read', 'orders'] as const
export type KeyScope = (typeof keyScopes)[number]

/**
 * The least scope that each call of the Open API with an access token takes. `read`: it changes nothing, and every key may.
 * `orders`: a key for orders may. `all`: only a key for everything may. A call that is not here can't be served.
 */
const leastScopes: Readonly<Record<string, KeyScope>> = {
  '/product/list': 'read',
  '/warehouse/list': 'read',
  '/expedisi/list': 'read',
  '/ratecard/v1': 'read',
  '/region': 'read',
  '/rate/v1': 'read',
  '/rate/v2': 'read',
  '/cs/create': 'all',
  '/cs/list': 'read',
  '/order/send/v1': 'orders',
  '/order/send/v2': 'orders',
  '/order/cancel': 'orders',
  '/order/track': 'read',
  '/order/label': 'read',
  '/sla': 'read',
}

/** @throws {Error} for a call that has none. */
export function leastScope(path: string): KeyScope {
  const least = leastScopes[path]
  if (least === undefined) throw new Error(`${path} has no scope: say in call-scopes.ts which keys may make it`)
  return least
}

/** Whether a key of this scope may make a call that takes at least `least`. */
export const allowsCall = (scope: KeyScope, least: KeyScope): boolean =>
  scope === 'all' || least === 'read' || scope === least
