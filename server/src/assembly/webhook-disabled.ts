import type { Environment } from '@edis/contract/environment'
import { bareUrl, edisItself } from '../audit/audit.ts'
import { audit } from '../audit/audit.store.ts'
import { partnerWebhookDisabled } from '../mail/templates/partner-webhook-disabled.ts'
import { webhookDisabled as webhookDisabledMail } from '../mail/templates/webhook-disabled.ts'
import { mailPartner, mailStaff } from '../mail/mail.store.ts'
import { partnerName } from '../partners/partners.store.ts'
import { tellProvider } from '../outbox/provider-events.ts'
import type { OnDisabled } from '../deliveries/completions.store.ts'

/** Of one partner's webhooks in a day, to each reader, in an environment: who enables one can have it disabled, without end. */
const maxMails = 10

/** Tells of a webhook that its receiver's failures have disabled. */
export const webhookDisabled =
  (environment: Environment): OnDisabled =>
  async (transaction, { webhookId, partnerId, url, reason }) => {
    await audit(transaction, edisItself, {
      action: 'webhook.disabled',
      target: webhookId,
      partnerId,
      environment,
      before: { url: bareUrl(url), status: 'active' },
      after: { url: bareUrl(url), status: reason },
    })
    // Of one of the provider's own, it would hear by that itself
    if (partnerId === null) return
    const told = { environment, url: bareUrl(url), reason }
    const data = { partner_id: partnerId, webhook_id: webhookId, url: told.url, reason }
    await tellProvider(transaction, environment, { event: 'webhook.disabled', occurredAt: new Date(), data })
    await mailPartner(transaction, partnerId, webhookDisabledMail, told, { aDay: maxMails })
    const partner = await partnerName(transaction, partnerId)
    await mailStaff(
      transaction,
      partnerWebhookDisabled,
      { ...told, partner, partner_id: partnerId },
      { aDay: maxMails },
    )
  }
