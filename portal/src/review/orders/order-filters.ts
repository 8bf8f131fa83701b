import { type OrderState, orderStates } from '@edis/contract/order-states'
import { type OrderGroup, orderGroupNames } from '@edis/contract/portal-calls/order-list'
import { oneOf, textIn, timesIn } from '@edis/ui/address/address-values.ts'
import { sinceOf, type TimeFilters } from '@edis/ui/time/period.ts'

export const payments = ['PREPAID', 'COD'] as const
type Payment = (typeof payments)[number]

/** What narrows the list beside its tab. `find`: a number, telephone or city. */
export type OrderFilters = Partial<TimeFilters> & {
  find?: string | undefined
  status?: OrderState | undefined
  courier?: string | undefined
  payment?: Payment | undefined
}

/** Which orders are listed, as the address says it. `group`: the tab; none: all orders. */
export type OrderSearch = OrderFilters & { group?: OrderGroup | undefined }

export const noFilters: OrderFilters = {
  find: undefined,
  status: undefined,
  courier: undefined,
  payment: undefined,
  last: undefined,
  since: undefined,
  until: undefined,
}

/** Every name is in the answer, or what the address says of it would stay. */
export const readOrderSearch = (search: Record<string, unknown>): OrderSearch => ({
  group: oneOf(orderGroupNames, search.group),
  find: textIn(search.find),
  status: oneOf(orderStates, search.status),
  courier: textIn(search.courier, 20),
  payment: oneOf(payments, search.payment),
  ...timesIn(search),
})

/** What the API is asked for. */
export function asked({ group, find, status, courier, payment, last, since, until }: OrderSearch, now: number) {
  const from = sinceOf({ last, since }, now)
  return {
    ...(group !== undefined && { group }),
    ...(find !== undefined && { find }),
    ...(status !== undefined && { status }),
    ...(courier !== undefined && { courier_code: courier }),
    ...(payment !== undefined && { payment_method: payment }),
    ...(from !== undefined && { since: from }),
    ...(until !== undefined && { until }),
  }
}
