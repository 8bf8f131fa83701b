import { type AuditAction, auditActions, type AuditActorKind } from '@edis/contract/audit/audit-actions'
import type { Environment } from '@edis/contract/environment'

/** Who acts, and from which address. */
export type Actor = { kind: AuditActorKind; id: string | null; address: string | null }

/** What the audit log records of a thing: no secrets and no personal data. */
export type AuditedState = Readonly<Record<string, string | number | boolean | null | readonly (string | number)[]>>

export type AuditEntry = {
  action: AuditAction
  /** The ID of what it was done to; null: there is one of its kind, or it was done to many. */
  target: string | null
  /** Whose it is; left out: the provider's. */
  partnerId?: string | null
  environment: Environment | null
  before?: AuditedState | null
  after?: AuditedState | null
  reason?: string | null
}

/** The system itself. */
export const edisItself: Actor = { kind: 'edis', id: null, address: null }

/** Longer than any that a call takes. */
const maxReasonLength = 1_000

export const auditRow = (actor: Actor, entry: AuditEntry) => ({
  actor_kind: actor.kind,
  actor_id: actor.id,
  address: actor.address,
  action: entry.action,
  target_kind: auditActions[entry.action].on,
  target_id: entry.target,
  partner_id: entry.partnerId ?? null,
  environment: entry.environment,
  before: entry.before ?? null,
  after: entry.after ?? null,
  reason: entry.reason?.slice(0, maxReasonLength) ?? null,
})

/** A URL without what may be secret in it: user, password, query, fragment. */
export function bareUrl(url: string): string {
  const { origin, pathname, search } = new URL(url)
  return `${origin}${pathname}${search === '' ? '' : '?…'}`
}
