import { deliveryFilters, type DeliveryFilter } from '@edis/contract/webhooks/deliveries'
import { oneOf, textIn, timesIn } from '@edis/ui/address/address-values.ts'
import type { TimeFilters } from '@edis/ui/time/period.ts'

const tools = ['code', 'debugger', 'test'] as const
/** Verification code, signature debugger, test send. */
export type Tool = (typeof tools)[number]

/** Which deliveries are listed. */
export type DeliveryFilters = TimeFilters & {
  webhook: string | undefined
  event: string | undefined
  state: DeliveryFilter | undefined
  order: string | undefined
}

export const noFilters: DeliveryFilters = {
  webhook: undefined,
  event: undefined,
  state: undefined,
  order: undefined,
  last: undefined,
  since: undefined,
  until: undefined,
}

/** What the page's address says: besides the filters, the delivery and the tool in view, and whom a test is sent `to`. */
export type WebhookSearch = Partial<DeliveryFilters> & {
  delivery?: string | undefined
  tool?: Tool | undefined
  to?: string | undefined
  /** Which part of one webhook's page. */
  view?: 'signing' | 'test' | undefined
}

/** Every name is in the answer, or what the address says of it would stay. */
export function readWebhookSearch(search: Record<string, unknown>): WebhookSearch {
  return {
    webhook: textIn(search.webhook),
    event: textIn(search.event),
    state: oneOf(deliveryFilters, search.state),
    order: textIn(search.order),
    ...timesIn(search),
    delivery: textIn(search.delivery),
    tool: oneOf(tools, search.tool),
    to: textIn(search.to),
    view: oneOf(['signing', 'test'], search.view),
  }
}

/** The filters of an address, which may say more. */
export function deliveryFiltersOf(search: WebhookSearch): DeliveryFilters {
  const { webhook, event, state, order, last, since, until } = search
  return { webhook, event, state, order, last, since, until }
}
