import { auditActorKinds } from '@edis/contract/audit/audit-actions'
import { oneOf, textIn, timesIn } from '@edis/ui/address/address-values.ts'
import type { TimeFilters } from '@edis/ui/time/period.ts'

/** What the address says of the audit log. */
export type AuditSearch = Partial<TimeFilters> & {
  by?: (typeof auditActorKinds)[number] | undefined
  /** One of the actions, by its name: their words come with the page. */
  action?: string | undefined
  /** Who did it, by ID. */
  actor?: string | undefined
  /** What it was done to, by ID. */
  target?: string | undefined
  partner?: string | undefined
}

export const readAuditSearch = (search: Record<string, unknown>): AuditSearch => ({
  by: oneOf(auditActorKinds, search.by),
  action: textIn(search.action),
  actor: textIn(search.actor, 200),
  target: textIn(search.target, 200),
  partner: textIn(search.partner),
  ...timesIn(search),
})

export const noFilters: AuditSearch = readAuditSearch({})
