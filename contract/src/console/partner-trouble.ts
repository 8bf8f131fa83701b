import type { Static } from 'typebox'
import type { partnerWithHealth } from '../operations/partner-fields.ts'

/** From when on a partner's requests are in trouble: of so many in a day such a share failed, or so many were over the limit. */
export const requestTrouble = { calls: 20, errorRate: 0.1, rateLimited: 100 }

type PartnerHealth = Static<typeof partnerWithHealth>['health']
type Requests = Pick<PartnerHealth, 'calls' | 'error_rate' | 'rate_limited'>
type Webhooks = Pick<PartnerHealth, 'failing_webhooks' | 'disabled_webhooks'>

export const areRequestsInTrouble = (health: Requests): boolean =>
  (health.calls >= requestTrouble.calls && health.error_rate >= requestTrouble.errorRate) ||
  health.rate_limited >= requestTrouble.rateLimited

export const brokenWebhooks = (health: Webhooks): number => health.failing_webhooks + health.disabled_webhooks

/** Whether a partner is in trouble: by its requests, or by a webhook that fails or was disabled for that. */
export const isInTrouble = (health: Requests & Webhooks): boolean =>
  areRequestsInTrouble(health) || brokenWebhooks(health) > 0
