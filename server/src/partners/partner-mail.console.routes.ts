import { mailPartnerByHand } from '@edis/contract/console/partner-mail'
import type { ConsoleDoor } from '../http/doors/console-door.ts'
import { Failure } from '../http/doors/failure.ts'
import { mailPartner } from '../mail/mail.store.ts'
import { writtenByStaff } from '../mail/templates/written-by-staff.ts'
import { partnerStore } from './partners.store.ts'

/** What staff write to a partner. */
export function partnerMailRoutes(door: ConsoleDoor): void {
  door.change(mailPartnerByHand, async ({ fields: { partner_id: partnerId, subject, text, reason } }, change) => {
    if (!(await partnerStore(change.database).find(partnerId))) throw new Failure('PARTNER_NOT_FOUND')
    const mails = await mailPartner(change.transaction, partnerId, writtenByStaff, { subject: subject.trim(), text })
    const entry = { action: 'partner.mailed', target: partnerId, partnerId, environment: null } as const
    await change.audit({ ...entry, after: { mails }, reason })
    return { mails }
  })
}
