import type { AuditActorKind } from '@edis/contract/audit/audit-actions'
import { messages } from './messages.en.ts'

/** Who made a change: by name, if it is known, else what kind of actor. */
export const actorWords = (kind: AuditActorKind, name: string | null = null): string => name ?? messages.actors[kind]
