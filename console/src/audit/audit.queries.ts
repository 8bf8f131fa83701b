import type { DataOf } from '@edis/contract/calls/call'
import { auditActionNames } from '@edis/contract/audit/audit-actions'
import { exportAuditLog, listAuditLog } from '@edis/contract/console/audit'
import type { Environment } from '@edis/contract/environment'
import { oneOf } from '@edis/ui/address/address-values.ts'
import { sinceOf } from '@edis/ui/time/period.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { request, requestFile } from '../api.ts'
import type { AuditSearch } from './audit-search.ts'

export type AuditEntry = DataOf<typeof listAuditLog>['items'][number]

const pageLength = 50

const filtersOf = (
  environment: Environment,
  { by, action, actor, target, partner, last, since, until }: AuditSearch,
) => ({
  environment,
  actor_kind: by,
  action: oneOf(auditActionNames, action),
  actor_id: actor,
  target_id: target,
  partner_id: partner,
  since: sinceOf({ last, since }, Date.now()),
  until,
})

/** Who changed what, in the environment or in both. */
export const auditQuery = (environment: Environment, search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['audit', environment, search],
    queryFn: ({ pageParam: cursor, signal }) =>
      request(environment, listAuditLog, { limit: pageLength, cursor, ...filtersOf(environment, search) }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
  })

/** The same as CSV. */
export const auditFile = (environment: Environment, search: AuditSearch) =>
  requestFile(environment, exportAuditLog, filtersOf(environment, search))
