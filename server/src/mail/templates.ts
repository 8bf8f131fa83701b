import type { MailTemplate } from './mail.ts'
import { accountClosed } from './templates/account-closed.ts'
import { closingRequested } from './templates/closing-requested.ts'
import { credentialsRotated } from './templates/credentials-rotated.ts'
import { invitation } from './templates/invitation.ts'
import { mailUndeliverable } from './templates/mail-undeliverable.ts'
import { newAddress } from './templates/new-address.ts'
import { newDevice } from './templates/new-device.ts'
import { partnerWebhookDisabled } from './templates/partner-webhook-disabled.ts'
import { passwordChanged } from './templates/password-changed.ts'
import { passwordReset } from './templates/password-reset.ts'
import { productionGranted } from './templates/production-granted.ts'
import { productionRefused } from './templates/production-refused.ts'
import { productionRequested } from './templates/production-requested.ts'
import { secondFactorChanged } from './templates/second-factor-changed.ts'
import { secondFactorReset } from './templates/second-factor-reset.ts'
import { stockShort } from './templates/stock-short.ts'
import { webhookDisabled } from './templates/webhook-disabled.ts'
import { webhookFailing } from './templates/webhook-failing.ts'
import { writtenByStaff } from './templates/written-by-staff.ts'

/** Every kind of mail, by its name. A row holds the data that its template was given. */
export const templates: ReadonlyMap<string, MailTemplate> = new Map(
  [
    accountClosed,
    closingRequested,
    credentialsRotated,
    invitation,
    mailUndeliverable,
    newAddress,
    newDevice,
    partnerWebhookDisabled,
    passwordChanged,
    passwordReset,
    productionGranted,
    productionRefused,
    productionRequested,
    secondFactorChanged,
    secondFactorReset,
    stockShort,
    webhookDisabled,
    webhookFailing,
    writtenByStaff,
  ].map((template) => [template.name, template as MailTemplate]),
)
