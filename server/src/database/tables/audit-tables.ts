import { sql } from 'drizzle-orm'
import { index, jsonb, text } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditActorKind } from '@edis/contract/audit/audit-actions'
import type { Environment } from '@edis/contract/environment'
import { accounts } from './accounts-tables.ts'
import { moment } from './columns.ts'

/** Who changed what, of both environments. Rows are never changed: a trigger refuses it, to the tables' owner too. */
export const auditLog = accounts.table(
  'audit_log',
  {
    id: text('id').primaryKey(),
    /** By the database's clock. */
    at: moment('at')
      .notNull()
      .default(sql`now()`),
    actorKind: text('actor_kind').$type<AuditActorKind>().notNull(),
    /** Of a command: who runs it, on which machine. */
    actorId: text('actor_id'),
    address: text('address'),
    action: text('action').$type<AuditAction>().notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id'),
    /** Whose the target is; null: the provider's. */
    partnerId: text('partner_id'),
    /** null: it is of both. */
    environment: text('environment').$type<Environment>(),
    before: jsonb('before'),
    after: jsonb('after'),
    reason: text('reason'),
  },
  (table) => [
    index('audit_log_at').on(table.at, table.id),
    index('audit_log_partner').on(table.partnerId, table.id),
    index('audit_log_actor').on(table.actorId, table.at, table.id),
    index('audit_log_target').on(table.targetId, table.at, table.id),
  ],
)
