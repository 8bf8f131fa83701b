import type { FieldsOf } from '@edis/contract/call'
import type { listRequests } from '@edis/contract/portal-calls/requests'

export const periods = { '1h': 3_600_000, '24h': 86_400_000, '7d': 604_800_000 } as const
export type Period = keyof typeof periods

/** Which requests are listed. `last` and `since` exclude one another; `since` and `until` are RFC 3339. */
export type RequestFilters = {
  call: string | undefined
  method: 'GET' | 'POST' | undefined
  /** `422`, or `2xx`, `4xx`, `5xx`. */
  status: string | undefined
  /** A code; `*`: any. */
  error: string | undefined
  order: string | undefined
  address: string | undefined
  text: string | undefined
  last: Period | undefined
  since: string | undefined
  until: string | undefined
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
  const last = oneOf(Object.keys(periods) as Period[], search.last)
  const status = textOf(search.status, 3)?.toLowerCase()
  return {
    call: textOf(search.call, 64),
    method: oneOf(['GET', 'POST'], search.method),
    status: statusInAddress(status !== undefined && /^[1-5](xx|\d\d)$/.test(status) ? status : undefined),
    error: textOf(search.error, 64),
    order: textOf(search.order, 64),
    address: textOf(search.address, 64),
    text: textOf(search.text, 200),
    last,
    since: last === undefined ? timeOf(search.since) : undefined,
    until: last === undefined ? timeOf(search.until) : undefined,
    id: textOf(search.id, 64),
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

export const isFiltered = (filters: RequestFilters): boolean =>
  Object.values(filters).some((filter) => filter !== undefined)

/** What the server is asked for. `last` counts back from `now`. */
export function fieldsOf(filters: RequestFilters, now: number): FieldsOf<typeof listRequests> {
  const { order, last, since, ...same } = filters
  const from = last === undefined ? since : new Date(now - periods[last]).toISOString()
  const fields = { ...same, order_id: order, since: from }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** What somebody looks for who types it into the one search field: a request, an order, or text within bodies. */
export function meantBy(text: string): Pick<RequestSearch, 'id' | 'order' | 'text'> {
  const wanted = text.trim()
  if (/^req_[0-9A-Z]{26}$/.test(wanted)) return { id: wanted, order: undefined, text: undefined }
  if (/^ord_[0-9A-Z]{26}$/.test(wanted)) return { order: wanted, text: undefined }
  return { text: wanted === '' ? undefined : wanted.slice(0, 200) }
}

const textOf = (value: unknown, longest: number): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text === '' ? undefined : text.slice(0, longest)
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((known) => known === value)

const timeOf = (value: unknown): string | undefined =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : undefined
