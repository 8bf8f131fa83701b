import type { AuditAction, AuditActorKind } from '@edis/contract/audit/audit-actions'
import type { Environment } from '@edis/contract/environment'
import type { Database } from '../database/connection.ts'
import type { AuditedRow } from './audit.store.ts'

export type AuditQuestion = {
  actorKind: AuditActorKind | null
  actorId: string | null
  /** Any of them. */
  actions: readonly AuditAction[] | null
  targetId: string | null
  partnerId: string | null
  environment: Environment | null
  since: Date | null
  until: Date | null
}
export type NamedRow = AuditedRow & { actorName: string | null; targetName: string | null; partnerName: string | null }
/** Of the last row that was given. */
export type AuditPosition = { at: Date; id: string }

/** The audit log as admins read it. */
export function auditPages({ $client: sql }: Database) {
  function read(question: AuditQuestion, order: 'newest' | 'oldest', after: AuditPosition | null, limit: number) {
    const { actorKind, actorId, actions, targetId, partnerId, environment, since, until } = question
    const beyond = order === 'newest' ? sql`<` : sql`>`
    const way = order === 'newest' ? sql`desc` : sql`asc`
    return sql<NamedRow[]>`
      with found as (
        select id, at, actor_kind, actor_id, address, action, target_kind, target_id, partner_id, environment, before, after,
          reason
        from accounts.audit_log
        where true
          ${after === null ? sql`` : sql`and (at, id) ${beyond} (${after.at}::timestamptz, ${after.id})`}
          ${actorKind === null ? sql`` : sql`and actor_kind = ${actorKind}`}
          ${actorId === null ? sql`` : sql`and actor_id = ${actorId}`}
          ${actions === null ? sql`` : sql`and action = any(${actions as AuditAction[]}::text[])`}
          ${targetId === null ? sql`` : sql`and target_id = ${targetId}`}
          ${partnerId === null ? sql`` : sql`and partner_id = ${partnerId}`}
          ${environment === null ? sql`` : sql`and (environment = ${environment} or environment is null)`}
          ${since === null ? sql`` : sql`and at >= ${since}`}
          ${until === null ? sql`` : sql`and at < ${until}`}
        order by at ${way}, id ${way} limit ${limit}
      )
      select found.id, at, actor_kind as "actorKind", actor_id as "actorId", address, action, target_kind as "targetKind",
        target_id as "targetId", found.partner_id as "partnerId", found.environment, before, after, reason,
        case actor_kind when 'staff' then staff.name when 'operations_key' then operations_keys.name
          when 'member' then members.name end as "actorName",
        case target_kind when 'staff' then on_staff.name when 'operations_key' then on_key.name
          when 'member' then on_member.name when 'announcement' then announcements.title_en
          when 'partner' then partners.name when 'catalogue' then after ->> 'name' end as "targetName",
        partners.name as "partnerName"
      from found
      left join accounts.staff on staff.id = actor_id
      left join accounts.operations_keys on operations_keys.id = actor_id
      left join accounts.members on members.id = actor_id
      left join accounts.staff on_staff on on_staff.id = target_id
      left join accounts.operations_keys on_key on on_key.id = target_id
      left join accounts.members on_member on on_member.id = target_id
      left join accounts.announcements on announcements.id = target_id
      left join accounts.partners on partners.id = found.partner_id
      order by at ${way}, found.id ${way}`
  }

  return {
    /** Newest first. */
    page: (question: AuditQuestion, after: AuditPosition | null, limit: number) =>
      read(question, 'newest', after, limit),

    /** All of it, oldest first, some at a time. */
    async *all(question: AuditQuestion, atOnce = 1_000): AsyncGenerator<NamedRow[]> {
      for (let after: AuditPosition | null = null, more = true; more;) {
        const rows: NamedRow[] = await read(question, 'oldest', after, atOnce)
        if (rows.length > 0) yield rows
        after = rows.at(-1) ?? after
        more = rows.length === atOnce
      }
    },
  }
}
