import { type OrderState, orderStates } from '@edis/contract/order-states'

export const verdicts = ['passed', 'attention', 'pending'] as const
export type Verdict = (typeof verdicts)[number]

/** Which orders are listed, as the address says it. `search`: how our id, the partner's or the AWB begins. */
export type OrderFilters = {
  search?: string | undefined
  verdict?: Verdict | undefined
  status?: OrderState | undefined
}

/** Every name is in the answer, or what the address says of it would stay. */
export const readOrderFilters = (search: Record<string, unknown>): OrderFilters => ({
  search: textOf(search.search),
  verdict: verdicts.find((known) => known === search.verdict),
  status: orderStates.find((known) => known === search.status),
})

/** Digits alone come out of an address as a number. */
function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text === '' ? undefined : text.slice(0, 64)
}

export const isFiltered = ({ search, verdict, status }: OrderFilters): boolean =>
  search !== undefined || verdict !== undefined || status !== undefined

/** So many orders at once. */
export const pageSize = 50

/** Where the next page begins: after the last order of a full one. */
export const nextBefore = (page: readonly { order_id: string }[]): string | undefined =>
  page.length < pageSize ? undefined : page.at(-1)?.order_id
