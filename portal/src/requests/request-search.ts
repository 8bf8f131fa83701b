import type { FieldsOf } from '@edis/contract/call'
import type { listRequests } from '@edis/contract/portal-calls/requests'
import { oneOf, textIn, timesIn } from '../ui/address-values.ts'
import { sinceOf, type TimeFilters } from '../ui/period.ts'

/** Which requests are listed. */
export type RequestFilters = TimeFilters & {
  call: string | undefined
  method: 'GET' | 'POST' | undefined
  /** `422`, or `2xx`, `4xx`, `5xx`. */
  status: string | undefined
  /** A code; `*`: any. */
  error: string | undefined
  order: string | undefined
  address: string | undefined
  text: string | undefined
}

/** What the page's address says: besides the filters, the request in view, and whether errors are shown by kind. */
export type RequestSearch = Partial<Omit<RequestFilters, 'status'>> & {
  /** A number where it is one: the address would put quotes around its digits. */
  status?: string | number | undefined
  id?: string | undefined
  by?: 'error' | undefined
}

export const noFilters: RequestFilters = {
  call: undefined,
  method: undefined,
  status: undefined,
  error: undefined,
  order: undefined,
  address: undefined,
  text: undefined,
  last: undefined,
  since: undefined,
  until: undefined,
}

/** Every name is in the answer, or what the address says of it would stay. */
export function readRequestSearch(search: Record<string, unknown>): RequestSearch {
  const status = textIn(search.status, 3)?.toLowerCase()
  return {
    call: textIn(search.call),
    method: oneOf(['GET', 'POST'], search.method),
    status: statusInAddress(status !== undefined && /^[1-5](xx|\d\d)$/.test(status) ? status : undefined),
    error: textIn(search.error),
    order: textIn(search.order),
    address: textIn(search.address),
    text: textIn(search.text, 200),
    ...timesIn(search),
    id: textIn(search.id),
    by: oneOf(['error'], search.by),
  }
}

/** The filters of an address, which may say more: the environment, the request in view. */
export function filtersOf(search: RequestSearch): RequestFilters {
  const { call, method, status, error, order, address, text, last, since, until } = search
  const exact = status === undefined ? undefined : String(status)
  return { call, method, status: exact, error, order, address, text, last, since, until }
}

export const statusInAddress = (status: string | undefined): string | number | undefined =>
  status !== undefined && /^\d+$/.test(status) ? Number(status) : status

/** What the server is asked for. `last` counts back from `now`. */
export function fieldsOf(filters: RequestFilters, now: number): FieldsOf<typeof listRequests> {
  const { order, last, since, ...same } = filters
  const fields = { ...same, order_id: order, since: sinceOf({ last, since }, now) }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** What somebody looks for who types it into the one search field: a request, an order, or text within bodies. */
export function meantBy(text: string): Pick<RequestSearch, 'id' | 'order' | 'text'> {
  const wanted = text.trim()
  if (/^req_[0-9A-Z]{26}$/.test(wanted)) return { id: wanted, order: undefined, text: undefined }
  if (/^ord_[0-9A-Z]{26}$/.test(wanted)) return { order: wanted, text: undefined }
  return { text: wanted === '' ? undefined : wanted.slice(0, 200) }
}
