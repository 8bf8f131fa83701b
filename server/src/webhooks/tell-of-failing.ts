import type { Environment } from '@edis/contract/environment'
import { bareUrl } from '../audit/audit.ts'
import type { Database } from '../database/connection.ts'
import { inTransaction } from '../database/transaction.ts'
import { mailPartner } from '../mail/mail.store.ts'
import { webhookFailing } from '../mail/templates/webhook-failing.ts'
import { failingWebhooks } from './webhook-health.store.ts'

/** Tells partners of webhooks that have done nothing but fail for a day, once for each time that they do. */
export const tellOfFailing = (database: Database, environment: Environment): Promise<void> =>
  inTransaction(database, async (transaction) => {
    for (const { webhookId, partnerId, url, failingSince } of await failingWebhooks(transaction)) {
      const since = failingSince.toISOString()
      const once = `${webhookId} ${since}`
      await mailPartner(transaction, partnerId, webhookFailing, { environment, url: bareUrl(url), since }, { once })
    }
  })
