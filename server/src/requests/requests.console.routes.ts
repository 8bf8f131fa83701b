import { listPartnerRequests, showPartnerRequest } from '@edis/contract/console/partners'
import type { Environment } from '@edis/contract/environment'
import { hints } from '@edis/contract/errors/hints'
import type { ConsoleDoor } from '../http/doors/console-door.ts'
import { Failure, fieldFailure } from '../http/doors/failure.ts'
import { cursorKey, cursorOf } from '../http/doors/page.ts'
import { type FindOrder, meantBy } from './meant-by.ts'
import { loggedRequest, statusRange } from './requests.ts'
import type { RequestStore } from './requests.store.ts'

type Place = { requests: RequestStore; findOrder: FindOrder }

/** A partner's requests as staff see them: what is logged has neither secrets nor recipients' data. */
export function requestConsoleRoutes(door: ConsoleDoor, places: Readonly<Record<Environment, Place>>): void {
  door.answer(listPartnerRequests, async ({ fields, caller: { environment } }) => {
    const { partner_id: partnerId, status, find, cursor, limit = 50 } = fields
    const { requests, findOrder } = places[environment]
    const range = status === undefined ? undefined : statusRange(status)
    if (range === null) throw fieldFailure('status', 'FIELD_INVALID', hints.statusFilter)
    const before = cursorKey(cursor)?.[0]
    const { rows, next } = await requests.list(partnerId, {
      ...(range && { status: range }),
      ...(find !== undefined && (await meantBy(requests, findOrder)(partnerId, find.trim()))),
      ...(before !== undefined && { before }),
      limit,
    })
    return { items: rows.map(loggedRequest), next_cursor: next === null ? null : cursorOf([next]) }
  })

  door.answer(showPartnerRequest, async ({ fields, caller: { environment } }) => {
    const found = await places[environment].requests.find(fields.partner_id, fields.request_id)
    if (!found) throw new Failure('NOT_FOUND')
    return { ...loggedRequest(found), request: found.request, answer: found.answer }
  })
}
