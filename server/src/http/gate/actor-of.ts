import type { CallAccess } from '@edis/contract/calls/call'
import type { Actor } from '../../audit/audit.ts'
import type { CallerOf } from './caller-gate.ts'

/** Of a public call the handler finds out who acts. */
const kinds: Record<CallAccess, Actor['kind']> = {
  public: 'member',
  session: 'member',
  bearer: 'program',
  'partner-key': 'program',
  'operations-key': 'operations_key',
  staff: 'staff',
}

/** Who the audit log says makes a call that is opened so. */
export const actorOf = (access: CallAccess, caller: CallerOf<CallAccess>, address: string): Actor => ({
  kind: caller && 'staffId' in caller ? 'staff' : kinds[access],
  id: idOf(caller),
  address,
})

function idOf(caller: CallerOf<CallAccess>): string | null {
  if (!caller) return null
  if ('keyId' in caller) return caller.keyId
  if ('staffId' in caller) return caller.staffId
  return 'memberId' in caller ? caller.memberId : caller.partnerId
}
