import { type OrderState, orderStates } from '@edis/contract/order-states'
import { oneOf, textIn } from '@edis/ui/address/address-values.ts'

export const verdicts = ['passed', 'attention', 'pending'] as const
export type Verdict = (typeof verdicts)[number]

/** Which orders are listed, as the address says it. `search`: how the order's ID, its number or the AWB begins. */
export type OrderFilters = {
  search?: string | undefined
  verdict?: Verdict | undefined
  status?: OrderState | undefined
}

export const noFilters: OrderFilters = { search: undefined, verdict: undefined, status: undefined }

/** Every name is in the answer, or what the address says of it would stay. */
export const readOrderFilters = (search: Record<string, unknown>): OrderFilters => ({
  search: textIn(search.search),
  verdict: oneOf(verdicts, search.verdict),
  status: oneOf(orderStates, search.status),
})

/** So many orders at once. */
export const pageSize = 50

/** Where the next page begins: after the last order of a full one. */
export const nextBefore = (page: readonly { order_id: string }[]): string | undefined =>
  page.length < pageSize ? undefined : page.at(-1)?.order_id
