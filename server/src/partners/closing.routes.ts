import { findClosing, requestClosing, withdrawClosing } from '@edis/contract/portal-calls/closing'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { mailStaff } from '../mail/mail.store.ts'
import { closingRequested } from '../mail/templates/closing-requested.ts'
import * as closing from './closing.store.ts'
import { partnerName, type PartnerStore } from './partners.store.ts'

type Parts = { accounts: Pick<PartnerStore, 'find'>; now: () => Date }

/** An owner asks for the account to be closed; staff confirm it with `edis partner close`. */
export function closingRoutes(door: ApiDoor, { accounts, now }: Parts): void {
  door.answer(findClosing, async ({ caller: { partnerId } }) => ({
    requested_at: (await accounts.find(partnerId))?.closingRequestedAt?.toISOString() ?? null,
  }))

  door.change(requestClosing, async ({ fields: { reason = null }, caller: { partnerId } }, change) => {
    const asked = await closing.requestClosing(change.transaction, partnerId, now())
    if (asked?.isFirst) {
      await change.audit({ action: 'partner.closing_requested', target: partnerId, reason })
      const partner = await partnerName(change.transaction, partnerId)
      await mailStaff(change.transaction, closingRequested, { partner, partner_id: partnerId, reason: reason ?? '–' })
    }
    return { requested_at: asked?.requestedAt.toISOString() ?? null }
  })

  door.change(withdrawClosing, async ({ caller: { partnerId } }, change) => {
    if (await closing.withdrawClosing(change.transaction, partnerId))
      await change.audit({ action: 'partner.closing_withdrawn', target: partnerId })
    return { requested_at: null }
  })
}
