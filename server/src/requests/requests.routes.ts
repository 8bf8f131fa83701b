import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { errorCatalogue } from '@edis/contract/errors/error-catalogue'
import { hints } from '@edis/contract/errors/hints'
import { countRequests, findRequest, listRequests } from '@edis/contract/portal-calls/requests'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { cursorKey, cursorOf } from '../http/doors/page.ts'
import { Failure, fieldFailure } from '../http/doors/failure.ts'
import { momentField } from '../http/bodies/moment-field.ts'
import { loggedRequest, statusRange } from './requests.ts'
import type { RequestFilter, RequestStore } from './requests.store.ts'

type Parts = {
  requests: RequestStore
  /** By our id, the partner's number or the AWB. */
  findOrder: (partnerId: string, name: string) => Promise<{ id: string; partnerOrderId: string } | null>
  now: () => Date
}

const paths: ReadonlySet<string> = new Set(openApiCalls.map(({ path }) => path))

export function requestRoutes(door: ApiDoor, { requests, findOrder, now }: Parts): void {
  door.answer(listRequests, async ({ fields, caller }) => {
    const {
      status,
      order_id: orderId,
      since,
      until,
      cursor,
      find,
      portal,
      limit = 50,
      min_duration_ms: minDurationMs,
      ...same
    } = fields
    const range = status === undefined ? undefined : statusRange(status)
    if (range === null) throw fieldFailure('status', 'FIELD_INVALID', hints.statusFilter)
    const before = cursorKey(cursor)?.[0]
    const { rows, next } = await requests.list(caller.partnerId, {
      ...same,
      ...(range && { status: range }),
      ...(portal !== undefined && { fromPortal: portal }),
      ...(minDurationMs !== undefined && { minDurationMs }),
      ...(find !== undefined && (await meantBy(caller.partnerId, find.trim(), same))),
      ...(orderId !== undefined && { orderId }),
      ...(since !== undefined && { since: momentField('since', since) }),
      ...(until !== undefined && { until: momentField('until', until) }),
      ...(before !== undefined && { before }),
      limit,
    })
    return { items: rows.map(loggedRequest), next_cursor: next === null ? null : cursorOf([next]) }
  })

  /** Who types it into the one search field looks for a request, a call, an error, an order, or text within bodies. */
  async function meantBy(
    partnerId: string,
    find: string,
    filtered: { call?: string; error?: string },
  ): Promise<Partial<RequestFilter>> {
    if (/^req_[0-9A-Z]{26}$/.test(find)) return { id: find }
    if (filtered.call === undefined && paths.has(find)) return { call: find }
    if (filtered.error === undefined && Object.hasOwn(errorCatalogue, find)) return { error: find }
    const order = await findOrder(partnerId, find)
    if (order) return { orderId: order.id, orderNumber: order.partnerOrderId }
    if (/^ord_[0-9A-Z]{26}$/.test(find)) return { orderId: find }
    return (await requests.hasNumber(partnerId, find)) ? { orderNumber: find } : { text: find }
  }

  door.answer(findRequest, async ({ fields, caller }) => {
    const found = await requests.find(caller.partnerId, fields.id)
    if (!found) throw new Failure('NOT_FOUND')
    return { ...loggedRequest(found), request: found.request, answer: found.answer }
  })

  door.answer(countRequests, async ({ fields: { hours = 24 }, caller }) => {
    const counted = await requests.counts(caller.partnerId, new Date(now().getTime() - hours * 3_600_000))
    return {
      hours: counted.hours.map(({ hour, requests: count, omitted, failures, averageMs, slowestMs }) => ({
        hour: hour.toISOString(),
        requests: count,
        omitted,
        failures,
        average_ms: Math.round(averageMs),
        slowest_ms: Math.round(slowestMs),
      })),
      errors: counted.errors.map(({ lastAt, ...error }) => ({ ...error, last_at: lastAt.toISOString() })),
    }
  })
}
