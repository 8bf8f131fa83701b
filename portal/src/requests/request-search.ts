import type { RequestOf } from '@edis/contract/calls/call'
import { type listRequests, slowRequestMs } from '@edis/contract/portal-calls/requests'
import { oneOf, textIn, timesIn } from '@edis/ui/address/address-values.ts'
import { sinceOf, type TimeFilters } from '@edis/ui/time/period.ts'

/** Which requests are listed. */
export type RequestFilters = TimeFilters & {
  call: string | undefined
  method: 'GET' | 'POST' | undefined
  /** `422`, or `2xx`, `4xx`, `5xx`. */
  status: string | undefined
  /** A code, of a field's error too; `*`: any. */
  error: string | undefined
  address: string | undefined
  /** A request's id, an order's id or number, an AWB, or text within bodies. */
  find: string | undefined
  /** Besides what the partner's software sent: everything, or what the portal itself sent alone. */
  sent: 'all' | 'portal' | undefined
  /** Those that took `slowRequestMs` or longer. */
  slow: true | undefined
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
  address: undefined,
  find: undefined,
  sent: undefined,
  slow: undefined,
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
    address: textIn(search.address),
    // Links of before have it under two other names.
    find: textIn(search.find, 200) ?? textIn(search.order) ?? textIn(search.text, 200),
    sent: oneOf(['all', 'portal'], search.sent),
    slow: search.slow === true || undefined,
    ...timesIn(search),
    id: textIn(search.id),
    by: oneOf(['error'], search.by),
  }
}

/** The filters of an address, which may say more: the environment, the request in view. */
export function filtersOf(search: RequestSearch): RequestFilters {
  const { call, method, status, error, address, find, sent, slow, last, since, until } = search
  const exact = status === undefined ? undefined : String(status)
  return { call, method, status: exact, error, address, find, sent, slow, last, since, until }
}

export const statusInAddress = (status: string | undefined): string | number | undefined =>
  status !== undefined && /^\d+$/.test(status) ? Number(status) : status

/** What the server is asked for. `last` counts back from `now`. */
export function fieldsOf(filters: RequestFilters, now: number): RequestOf<typeof listRequests> {
  const { sent, slow, last, since, ...same } = filters
  const portal = sent === 'all' ? undefined : sent === 'portal'
  const fields = { ...same, portal, min_duration_ms: slow && slowRequestMs, since: sinceOf({ last, since }, now) }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** Returns what the address says when somebody types this into the one search field. A request's id opens it, too. */
export function meantBy(text: string): Pick<RequestSearch, 'id' | 'find'> {
  const wanted = text.trim()
  if (/^req_[0-9A-Z]{26}$/.test(wanted)) return { id: wanted, find: undefined }
  return { find: wanted === '' ? undefined : wanted.slice(0, 200) }
}
