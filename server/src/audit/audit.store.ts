import type { AuditAction, AuditActorKind } from '@edis/contract/audit/audit-actions'
import type { Environment } from '@edis/contract/environment'
import type { Database } from '../database/connection.ts'
import { newId } from '../database/id.ts'
import { json } from '../database/json-parameter.ts'
import type { Transaction } from '../database/transaction.ts'
import { type Actor, auditRow, type AuditedState, type AuditEntry } from './audit.ts'

export type AuditedRow = {
  id: string
  at: Date
  actorKind: AuditActorKind
  actorId: string | null
  address: string | null
  action: AuditAction
  targetKind: string
  targetId: string | null
  partnerId: string | null
  environment: Environment | null
  before: AuditedState | null
  after: AuditedState | null
  reason: string | null
}
export type AuditFilter = { partnerId: string | null; action: AuditAction | null; since: Date | null }
export type AuditStore = ReturnType<typeof auditStore>

/** Writes down what was done, in the transaction of what was done. */
export async function audit(transaction: Transaction, actor: Actor, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map((entry) => ({ id: newId('aud'), ...auditRow(actor, entry) }))
  await transaction`
    insert into accounts.audit_log (id, actor_kind, actor_id, address, action, target_kind, target_id, partner_id, environment,
      before, after, reason)
    select id, actor_kind, actor_id, address, action, target_kind, target_id, partner_id, environment, before, after, reason
    from jsonb_to_recordset(${json(rows)}::text::jsonb) as entry (id text, actor_kind text, actor_id text, address text,
      action text, target_kind text, target_id text, partner_id text, environment text, before jsonb, after jsonb, reason text)`
}

const rowsAtOnce = 1_000

export function auditStore({ $client: sql }: Database) {
  return {
    /** From the oldest on, a thousand at a time. */
    async *list({ partnerId, action, since }: AuditFilter): AsyncGenerator<AuditedRow[]> {
      let last: { at: Date; id: string } = { at: since ?? new Date(0), id: '' }
      for (let more = true; more;) {
        const rows = await sql<AuditedRow[]>`
          select id, at, actor_kind as "actorKind", actor_id as "actorId", address, action, target_kind as "targetKind",
            target_id as "targetId", partner_id as "partnerId", environment, before, after, reason
          from accounts.audit_log
          where (at, id) > (${last.at}, ${last.id})
            and (${partnerId}::text is null or partner_id = ${partnerId})
            and (${action}::text is null or action = ${action})
          order by at, id limit ${rowsAtOnce}`
        if (rows.length > 0) yield rows
        last = rows.at(-1) ?? last
        more = rows.length === rowsAtOnce
      }
    },

    /** Deletes what is older than two years: the one change that the table takes. */
    async forget(): Promise<void> {
      await sql`select accounts.forget_audit_log()`
    },
  }
}
