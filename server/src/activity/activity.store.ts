import type { AuditAction } from '@edis/contract/audit/audit-actions'
import type { Environment } from '@edis/contract/environment'
import type { Database } from '../database/connection.ts'

export type ActivityFilter = {
  /** The beginning of an action's name. */
  action?: string
  /** The beginning of `ActivityRow.who`. */
  member?: string
  environment?: Environment
  since: Date
  until?: Date
  /** Older than this id. */
  before?: string
  limit: number
}

export type ActivityRow = {
  id: string
  at: Date
  /** A member's email, or who else it was. */
  who: string
  action: AuditAction
  name: string | null
  targetId: string | null
  environment: Environment | null
  address: string | null
}

/** What couriers and warehouses report of orders stands in their history: there is no end of it here. */
const ofOrders = 'order.reported'

/** The audit log as one partner sees it. */
export function activityStore({ $client: sql }: Database, others: { provider: string; software: string }) {
  return {
    /** The newest first. One more than the limit is read, if there is one. */
    async list(partnerId: string, filter: ActivityFilter): Promise<ActivityRow[]> {
      const { action = null, member = null, environment = null, until = null, before = null } = filter
      return sql<ActivityRow[]>`
        select * from (
          select log.id, at, action, environment,
            case actor_kind when 'member' then coalesce(members.email, partners.email, actor_id)
              when 'program' then ${others.software} else ${others.provider} end as who,
            coalesce(after ->> 'name', before ->> 'name', after ->> 'url', before ->> 'url', after ->> 'ip', before ->> 'ip')
              as name,
            nullif(target_id, log.partner_id) as "targetId",
            case when actor_kind in ('member', 'program') then address end as address
          from accounts.audit_log log
          left join accounts.members on members.id = actor_id
          -- Before a partner had members, it was one itself.
          left join accounts.partners on partners.id = actor_id
          where log.partner_id = ${partnerId}
            and (${before}::text is null or log.id < ${before})
            and at >= ${filter.since} and (${until}::timestamptz is null or at < ${until})
            and (${action}::text is null or action = ${action} or starts_with(action, ${action} || '.'))
            and (${environment}::text is null or environment = ${environment})
            and (action <> ${ofOrders} or actor_kind = 'member')
        ) told
        where ${member}::text is null or starts_with(lower(who), lower(${member}))
        order by id desc limit ${filter.limit + 1}`
    },
  }
}
