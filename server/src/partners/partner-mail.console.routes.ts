import { mailPartnerByHand } from '@edis/contract/console/partner-mail'
import type { Environment } from '@edis/contract/environment'
import type { ConsoleDoor } from '../http/doors/console-door.ts'
import { Failure } from '../http/doors/failure.ts'
import { mailPartner } from '../mail/mail.store.ts'
import { writtenByStaff } from '../mail/templates/written-by-staff.ts'
import { partnerStore } from './partners.store.ts'

type Parts = {
  /** Whose order it is; null: there is none of this id. */
  ownerOf: (environment: Environment, orderId: string) => Promise<string | null>
}

/** What staff write to a partner. */
export function partnerMailRoutes(door: ConsoleDoor, { ownerOf }: Parts): void {
  door.change(mailPartnerByHand, async ({ fields, caller: { environment } }, change) => {
    const { partner_id: partnerId, order_id: orderId, subject, text, reason } = fields
    if (!(await partnerStore(change.database).find(partnerId))) throw new Failure('PARTNER_NOT_FOUND')
    if (orderId !== undefined && (await ownerOf(environment, orderId)) !== partnerId)
      throw new Failure('ORDER_NOT_FOUND', { details: { order_id: orderId } })
    const words = { subject: subject.trim(), text }
    const mails = await mailPartner(change.transaction, partnerId, writtenByStaff, words, { orderId: orderId ?? null })
    await change.audit({
      action: 'partner.mailed',
      target: partnerId,
      partnerId,
      environment: orderId === undefined ? null : environment,
      after: { mails, ...words, ...(orderId !== undefined && { order_id: orderId }) },
      reason,
    })
    return { mails }
  })
}
