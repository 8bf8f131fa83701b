import { joinPartner, showInvitation } from '@edis/contract/portal-calls/members'
import { audit } from '../audit/audit.store.ts'
import type { Database } from '../database/connection.ts'
import { changing } from '../database/transaction.ts'
import { hashSecret } from '../database/vault.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure, fieldFailure, preferredLanguage } from '../http/doors/failure.ts'
import { hashPassword } from '../partners/partners.ts'
import { ownWords } from '../passwords/passwords.ts'
import type { OpenSession } from '../sign-in/sign-in.ts'
import { invitationStore, type OpenInvitation } from './invitations.store.ts'
import { memberStore } from './members.store.ts'

type Parts = {
  accounts: Database
  invitations: ReturnType<typeof invitationStore>
  isStrong: (password: string, own: readonly string[]) => Promise<boolean>
  countLink: (address: string) => Promise<void>
  openSession: OpenSession
  now: () => Date
}

/** What whoever has the link of an invitation may do: see what it offers, and join. */
export function joinRoutes(door: ApiDoor, parts: Parts): void {
  const { accounts, invitations, isStrong, countLink, openSession, now } = parts

  async function findOpen(code: string, address: string): Promise<OpenInvitation> {
    await countLink(address)
    const found = await invitations.find(hashSecret(code), now())
    if (!found || found.suspendedAt) throw new Failure('LINK_INVALID')
    return found
  }

  door.answer(showInvitation, async ({ fields: { code }, address }) => {
    const { partnerName, email, role } = await findOpen(code, address)
    return { partner: partnerName, email, role }
  })

  door.answer(joinPartner, async ({ fields, address, headers }) => {
    const codeHash = hashSecret(fields.code)
    const { email, partnerName } = await findOpen(fields.code, address)
    const name = fields.name.trim()
    if (!(await isStrong(fields.new, ownWords({ email, name, partner: partnerName }))))
      throw fieldFailure('new', 'PASSWORD_TOO_WEAK')
    const passwordHash = await hashPassword(fields.new)
    const language = fields.language ?? preferredLanguage(headers['accept-language'])
    const joined = await changing(accounts, async (within, transaction) => {
      const taken = await invitationStore(within).take(codeHash, now())
      if (!taken) throw new Failure('LINK_INVALID')
      const { partnerId, role } = taken
      const member = { partnerId, email: taken.email, name, role, passwordHash, language, createdAt: now() }
      const added = await memberStore(within).add(member)
      if (added === 'duplicate') throw new Failure('MEMBER_DUPLICATE')
      const entry = { target: added.id, partnerId, environment: null, after: { role } }
      await audit(transaction, { kind: 'member', id: added.id, address }, { action: 'member.joined', ...entry })
      return added
    })
    const token = await openSession({ ...joined, passwordHash }, { address, headers })
    if (token === null) throw new Failure('AUTH_PARTNER_INACTIVE')
    return token
  })
}
