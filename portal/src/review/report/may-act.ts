import { challengeWebhook, expireToken, type ReportEntry } from '@edis/contract/portal-calls/review'
import { useMay } from '../../permission.ts'

/** Whether the member's role permits what triggers an entry. */
export function useMayAct(): (action: NonNullable<ReportEntry['action']>) => boolean {
  const may = useMay()
  return (action) => may(action === 'expire_token' ? expireToken : challengeWebhook)
}
