import { type DeliveryState, deliveryStates } from '@edis/contract/deliveries'

const tools = ['code', 'debugger', 'test'] as const
/** Verification code, signature debugger, test send. */
export type Tool = (typeof tools)[number]

export const periods = { '1h': 3_600_000, '24h': 86_400_000, '7d': 604_800_000 } as const
export type Period = keyof typeof periods

/** Which deliveries are listed. `last` and `since` exclude one another; `since` and `until` are RFC 3339. */
export type DeliveryFilters = {
  webhook: string | undefined
  event: string | undefined
  state: DeliveryState | undefined
  order: string | undefined
  last: Period | undefined
  since: string | undefined
  until: string | undefined
}

/** What the page's address says: besides the filters, the delivery and the tool in view, and whom a test is sent `to`. */
export type WebhookSearch = Partial<DeliveryFilters> & {
  delivery?: string | undefined
  tool?: Tool | undefined
  to?: string | undefined
}

/** Every name is in the answer, or what the address says of it would stay. */
export function readWebhookSearch(search: Record<string, unknown>): WebhookSearch {
  const last = oneOf(Object.keys(periods) as Period[], search.last)
  return {
    webhook: textOf(search.webhook),
    event: textOf(search.event),
    state: oneOf(deliveryStates, search.state),
    order: textOf(search.order),
    last,
    since: last === undefined ? timeOf(search.since) : undefined,
    until: last === undefined ? timeOf(search.until) : undefined,
    delivery: textOf(search.delivery),
    tool: oneOf(tools, search.tool),
    to: textOf(search.to),
  }
}

const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text === '' ? undefined : text.slice(0, 64)
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((known) => known === value)

const timeOf = (value: unknown): string | undefined =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : undefined
