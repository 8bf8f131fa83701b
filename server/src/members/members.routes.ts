import { hints } from '@edis/contract/errors/hints'
import type { Text } from '@edis/contract/languages'
import {
  inviteMember,
  listMembers,
  type MemberEntry,
  removeMember,
  updateMember,
} from '@edis/contract/portal-calls/members'
import { hashSecret, randomSecret, type Vault } from '../database/vault.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure } from '../http/doors/failure.ts'
import { rateLimited } from '../http/gate/rate-limit.ts'
import { codeContext } from '../mail/mail.ts'
import { mailInvited, mailsOfDay } from '../mail/mail.store.ts'
import { invitation } from '../mail/templates/invitation.ts'
import { normaliseEmail } from '../partners/partners.ts'
import { type Invitation, invitationStore } from './invitations.store.ts'
import { type ListedMember, memberStore } from './members.store.ts'
import { invitationLifetime, maxInvitationMails, maxMembers } from './members.ts'

type Parts = {
  members: ReturnType<typeof memberStore>
  invitations: ReturnType<typeof invitationStore>
  vault: Vault
  now: () => Date
}

/** Who works for a partner. The gate has judged that an owner asks for the changes. */
export function memberRoutes(door: ApiDoor, { members, invitations, vault, now }: Parts): void {
  door.answer(listMembers, async ({ partnerId, caller }) => {
    const [joined, invited] = [await members.list(partnerId), await invitations.list(partnerId)]
    return [...joined.map((member) => presentMember(member, caller.memberId)), ...invited.map(presentInvitation)]
  })

  door.change(inviteMember, async ({ fields: { email: given, role }, partnerId, caller }, change) => {
    const email = normaliseEmail(given)
    const team = memberStore(change.database)
    // Invitations of one partner take turns, so that no two of them are the last one.
    await team.hold(partnerId, caller.memberId)
    const [joined, invited] = [await team.list(partnerId), await invitationStore(change.database).list(partnerId)]
    if (joined.some((member) => member.email === email)) throw new Failure('MEMBER_DUPLICATE')
    const others = invited.filter((open) => open.email !== email)
    if (joined.length + others.length >= maxMembers) throw new Failure('MEMBER_LIMIT_REACHED')
    // Counted by address, for whoever takes an invitation back may make it anew.
    const { toOne, toAll } = maxInvitationMails
    const sent = (to: { recipient?: string }) => mailsOfDay(change.transaction, invitation, { partnerId, ...to })
    const [one, all] = [await sent({ recipient: email }), await sent({})]
    if (one.mails >= toOne) throw tooMany(toOne, one.wait, hints.tooManyInvitationsTo(toOne))
    if (all.mails >= toAll) throw tooMany(toAll, all.wait, hints.tooManyInvitations(toAll))
    const code = randomSecret('')
    const expiresAt = new Date(now().getTime() + invitationLifetime)
    const row = { partnerId, email, role, invitedBy: caller.memberId, createdAt: now(), expiresAt }
    const id = await invitationStore(change.database).put({ ...row, codeHash: hashSecret(code) })
    await change.audit({ action: 'member.invited', target: id, environment: null, after: { role } })
    const inviter = await team.find(caller.memberId)
    await mailInvited(
      change.transaction,
      { id, email, language: inviter?.language ?? 'en' },
      invitation,
      {
        partner_id: partnerId,
        partner: inviter?.partnerName ?? '',
        inviter: inviter?.name ?? '',
        role,
        expires_at: expiresAt.toISOString(),
      },
      { sealCode: (mailId) => vault.seal(code, codeContext(mailId)) },
    )
    return { id, expires_at: expiresAt.toISOString() }
  })

  door.change(updateMember, async ({ fields: { id, role }, partnerId }, change) => {
    const team = memberStore(change.database)
    const member = await team.hold(partnerId, id)
    if (!member) throw new Failure('NOT_FOUND', { text: hints.noSuchMember })
    if (member.role === 'owner' && role !== 'owner' && member.otherOwners === 0) throw new Failure('MEMBER_LAST_OWNER')
    await team.setRole(id, role)
    const states = { before: { role: member.role }, after: { role } }
    await change.audit({ action: 'member.role_changed', target: id, environment: null, ...states })
    return { id, role }
  })

  door.change(removeMember, async ({ fields: { id }, partnerId }, change) => {
    const revoked = await invitationStore(change.database).remove(partnerId, id)
    if (revoked) {
      const before = { role: revoked.role }
      await change.audit({ action: 'member.invitation_revoked', target: id, environment: null, before })
      return null
    }
    const team = memberStore(change.database)
    const member = await team.hold(partnerId, id)
    if (!member) throw new Failure('NOT_FOUND', { text: hints.noSuchMember })
    if (member.role === 'owner' && member.otherOwners === 0) throw new Failure('MEMBER_LAST_OWNER')
    await team.remove(id, now())
    await change.audit({ action: 'member.removed', target: id, environment: null, before: { role: member.role } })
    return null
  })
}

const presentMember = (member: ListedMember, callerId: string): MemberEntry => ({
  id: member.id,
  status: 'active',
  email: member.email,
  name: member.name,
  role: member.role,
  you: member.id === callerId,
  authenticator: member.authenticator,
  last_active_at: member.lastActiveAt?.toISOString() ?? null,
  created_at: member.createdAt.toISOString(),
  invited_by: null,
  expires_at: null,
})

const presentInvitation = (open: Invitation & { inviter: string }): MemberEntry => ({
  id: open.id,
  status: 'invited',
  email: open.email,
  name: null,
  role: open.role,
  you: false,
  authenticator: false,
  last_active_at: null,
  created_at: open.createdAt.toISOString(),
  invited_by: open.inviter,
  expires_at: open.expiresAt.toISOString(),
})

const tooMany = (limit: number, wait: number, text: Text): Failure =>
  rateLimited({ limit, window: 86_400_000, wait, text: () => text })
