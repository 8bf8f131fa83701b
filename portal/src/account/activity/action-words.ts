import { type AuditAction, auditActions } from '@edis/contract/audit/audit-actions'
import { language } from '@edis/ui/language.ts'

/** What was done, as the audit log says it: `Rotated the partner key`. Of a newer server, the action's name. */
export const actionWords = (action: AuditAction): string =>
  (auditActions as Partial<typeof auditActions>)[action]?.[language] ?? action
