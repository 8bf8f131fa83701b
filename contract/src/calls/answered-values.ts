import type { DocumentedCall } from './call.ts'

/**
 * Where the response of a call holds what later requests name: pointers below `data` (RFC 6901), by the name of the value.
 * Postman's scripts keep these, and the links of /openapi.json lead from them to the calls that take them.
 */
const answeredValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/auth/generate': { token: '/token', refresh_token: '/refresh_token' },
  '/auth/refresh': { token: '/token', refresh_token: '/refresh_token' },
  '/warehouse/list': { warehouse_id: '/items/0/warehouse_id' },
  '/product/list': { sku: '/items/0/sku' },
  '/expedisi/list': {
    courier_code: '/items/0/courier_code',
    service_code: '/items/0/services/0/service_code',
  },
  // The cheapest service that carries the shipment
  '/rate/v2': { quote_id: '/quote_id', courier_code: '/rates/0/courier_code', service_code: '/rates/0/service_code' },
  '/cs/create': { cs_id: '/cs_id' },
  '/order/send/v1': { order_id: '/order_id', partner_order_id: '/partner_order_id' },
  '/order/send/v2': { order_id: '/order_id', partner_order_id: '/partner_order_id' },
}

export const answeredBy = ({ path }: Pick<DocumentedCall, 'path'>): [name: string, pointer: string][] =>
  Object.entries(answeredValues[path] ?? {})

/** The value that a pointer leads to; undefined: there is none. */
export const valueAt = (json: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | null | undefined)?.[part], json)
