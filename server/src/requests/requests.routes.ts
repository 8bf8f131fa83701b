import { hints } from '@edis/contract/errors/hints'
import { countRequests, findRequest, listRequests } from '@edis/contract/portal-calls/requests'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { cursorKey, cursorOf } from '../http/doors/page.ts'
import { Failure, fieldFailure } from '../http/doors/failure.ts'
import { momentField } from '../http/bodies/moment-field.ts'
import { type FindOrder, meantBy } from './meant-by.ts'
import { loggedRequest, statusRange } from './requests.ts'
import type { RequestStore } from './requests.store.ts'

type Parts = {
  requests: RequestStore
  /** By our id, the partner's number or the AWB. */
  findOrder: FindOrder
  now: () => Date
}

export function requestRoutes(door: ApiDoor, { requests, findOrder, now }: Parts): void {
  const meant = meantBy(requests, findOrder)

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
      ...(find !== undefined && (await meant(caller.partnerId, find.trim(), same))),
      ...(orderId !== undefined && { orderId }),
      ...(since !== undefined && { since: momentField('since', since) }),
      ...(until !== undefined && { until: momentField('until', until) }),
      ...(before !== undefined && { before }),
      limit,
    })
    return { items: rows.map(loggedRequest), next_cursor: next === null ? null : cursorOf([next]) }
  })

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
