import type { RequestOf } from '@edis/contract/calls/call'
import { type Environment, environments } from '@edis/contract/environment'
import { auditActionNames } from '@edis/contract/audit/audit-actions'
import type { listActivity } from '@edis/contract/portal-calls/activity'
import { oneOf, textIn, timesIn } from '@edis/ui/address/address-values.ts'
import { sinceOf, type TimeFilters } from '@edis/ui/time/period.ts'

/** What the address says of the activity in view. */
export type ActivityFilters = TimeFilters & {
  action: string | undefined
  member: string | undefined
  where: Environment | undefined
}

/** What actions are about: the beginnings of their names. */
export const actionKinds = [...new Set(auditActionNames.map((name) => name.slice(0, name.indexOf('.'))))]

export const readActivitySearch = (search: Record<string, unknown>): ActivityFilters => ({
  action: oneOf(actionKinds, search['action']),
  member: textIn(search['member'], 254),
  where: oneOf(environments, search['where']),
  ...timesIn(search),
})

export const noFilters: ActivityFilters = readActivitySearch({})

export function fieldsOf(filters: ActivityFilters, now: number): RequestOf<typeof listActivity> {
  const { action, member, where, until } = filters
  const since = sinceOf(filters, now)
  return {
    ...(action !== undefined && { action }),
    ...(member !== undefined && { member }),
    ...(where !== undefined && { environment: where }),
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
  }
}
