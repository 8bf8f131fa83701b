import { hints } from '@edis/contract/errors/hints'
import { eraseRecipient, exportedAtOnce, exportRecipient } from '@edis/contract/portal-calls/recipients'
import { normalisePhone } from '../customer-services/customer-services.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure, fieldFailure } from '../http/doors/failure.ts'
import { cursorKey, cursorOf } from '../http/doors/page.ts'
import type { Whose } from './personal-data.ts'
import * as recipients from './recipient-data.ts'

/** What is kept of a recipient, for who asks the partner for it, and its end. */
export function personalDataRoutes(door: ApiDoor, { now }: { now: () => Date }): void {
  door.change(exportRecipient, async ({ fields, caller: { partnerId } }, change) => {
    const { limit: most = exportedAtOnce, cursor } = fields
    const after = cursorKey(cursor)?.[0]
    const found = await recipients.exportRecipient(change.transaction, partnerId, whoseIn(fields), {
      ...(after !== undefined && { after }),
      most,
    })
    if (!found) throw new Failure('ORDER_NOT_FOUND')
    await change.audit(found.told)
    return { items: found.items, next_cursor: found.next === null ? null : cursorOf([found.next]) }
  })

  door.change(eraseRecipient, async ({ fields, caller: { partnerId } }, change) => {
    const done = await recipients.eraseRecipient(change.transaction, partnerId, whoseIn(fields), now())
    if (!done) throw new Failure('ORDER_NOT_FOUND')
    await change.audit(done.told)
    return done.data
  })
}

/** @throws {Failure} that names the field. */
function whoseIn({ order, phone }: { order?: string; phone?: string }): Whose {
  if (order !== undefined && phone !== undefined) throw fieldFailure('phone', 'FIELD_INVALID', hints.orderOrPhone)
  if (order !== undefined && order.trim() !== '') return { order: order.trim() }
  if (phone === undefined) throw fieldFailure('order', 'FIELD_REQUIRED', hints.orderOrPhone)
  const normalised = normalisePhone(phone)
  if (normalised === null) throw fieldFailure('phone', 'PHONE_INVALID')
  return { phone: normalised }
}
