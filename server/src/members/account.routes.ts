import { showAccount, updateAccount } from '@edis/contract/portal-calls/account'
import type { DataOf } from '@edis/contract/calls/call'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure } from '../http/doors/failure.ts'
import { type MemberAccount, memberStore } from './members.store.ts'

/** Who is signed in. */
export function accountRoutes(door: ApiDoor, { members }: { members: ReturnType<typeof memberStore> }): void {
  door.answer(showAccount, async ({ caller }) => present(await members.find(caller.memberId)))

  door.change(updateAccount, async ({ fields: { name, language }, caller: { memberId } }, change) => {
    const team = memberStore(change.database)
    await team.setProfile(memberId, { name: name.trim(), language })
    await change.audit({ action: 'member.profile_changed', target: memberId, environment: null, after: { language } })
    return present(await team.find(memberId))
  })
}

/** @throws {Failure} when the member was removed meanwhile. */
function present(account: MemberAccount | null): DataOf<typeof showAccount> {
  if (!account) throw new Failure('AUTH_TOKEN_REVOKED')
  const { id, email, name, role, language, partnerName, partnerId, passwordChangedAt } = account
  return {
    id,
    email,
    name,
    role,
    language: language ?? 'en',
    partner: partnerName,
    partner_id: partnerId,
    password_changed_at: passwordChangedAt?.toISOString() ?? null,
  }
}
