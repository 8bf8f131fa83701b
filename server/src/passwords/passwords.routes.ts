import { hints } from '@edis/contract/errors/hints'
import { changePassword, forgotPassword, resetPassword } from '@edis/contract/portal-calls/passwords'
import { audit } from '../audit/audit.store.ts'
import type { Database } from '../database/connection.ts'
import { changing } from '../database/transaction.ts'
import { hashSecret, randomSecret, type Vault } from '../database/vault.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure, fieldFailure } from '../http/doors/failure.ts'
import { codeContext } from '../mail/mail.ts'
import { mailMember } from '../mail/mail.store.ts'
import { passwordChanged } from '../mail/templates/password-changed.ts'
import { passwordReset } from '../mail/templates/password-reset.ts'
import { hashPassword, normaliseEmail, passwordMatches } from '../partners/partners.ts'
import { maxResetMails, ownWords, resetLifetime } from './passwords.ts'
import { passwordStore } from './passwords.store.ts'

type Account = { email: string; name: string; partnerName: string; passwordHash: string }
type Parts = {
  accounts: Database
  vault: Vault
  findMember: (email: string) => Promise<{ id: string } | null>
  findAccount: (memberId: string) => Promise<Account | null>
  isStrong: (password: string, own: readonly string[]) => Promise<boolean>
  guesses: {
    ofAccount: (account: string, address: string) => Promise<{ succeed: () => Promise<void> }>
    ofLink: (address: string) => Promise<void>
    ofForgotten: (account: string, address: string) => Promise<{ isKnown: boolean }>
  }
  /** Has it done when the answer has gone. */
  afterwards: (act: () => Promise<void>) => void
  now: () => Date
}

/** How members come to another password. */
export function passwordRoutes(door: ApiDoor, parts: Parts): void {
  const { accounts, vault, findMember, findAccount, isStrong, guesses, afterwards, now } = parts

  async function judge(password: string, account: Parameters<typeof ownWords>[0]): Promise<string> {
    if (!(await isStrong(password, ownWords(account)))) throw fieldFailure('new', 'PASSWORD_TOO_WEAK')
    return hashPassword(password)
  }

  door.answer(changePassword, async ({ fields, address, partnerId, caller: { memberId, sessionToken }, by }) => {
    const account = await findAccount(memberId)
    if (!account) throw new Failure('AUTH_TOKEN_REVOKED')
    const guess = await guesses.ofAccount(account.email, address)
    if (!(await passwordMatches(account.passwordHash, fields.current)))
      throw fieldFailure('current', 'FIELD_INVALID', hints.wrongPassword)
    await guess.succeed()
    if (fields.new === fields.current) throw fieldFailure('new', 'FIELD_INVALID', hints.samePassword)
    const passwordHash = await judge(fields.new, { ...account, partner: account.partnerName })
    return changing(accounts, async (within, transaction) => {
      const passwords = passwordStore(within)
      if (!(await passwords.set(memberId, passwordHash, now()))) throw new Failure('AUTH_TOKEN_REVOKED')
      const ended = await passwords.endSessions(memberId, hashSecret(sessionToken), now())
      const entry = { target: memberId, partnerId, environment: null, after: { ended } }
      await audit(transaction, by, { action: 'password.changed', ...entry })
      await mailMember(transaction, memberId, passwordChanged, { address, at: now().toISOString() })
      return { ended }
    })
  })

  // Nobody learns from the answer, or from when it comes, whether there is an account: what is done for one is done later.
  door.answer(forgotPassword, async ({ fields, address }) => {
    const account = normaliseEmail(fields.user)
    const { isKnown } = await guesses.ofForgotten(account, address)
    afterwards(async () => {
      const member = await findMember(account)
      if (member) await sendLink(member.id, { address, isKnown })
    })
    return null
  })

  async function sendLink(
    memberId: string,
    { address, isKnown }: { address: string; isKnown: boolean },
  ): Promise<void> {
    const code = randomSecret('')
    const expiresAt = new Date(now().getTime() + resetLifetime)
    await changing(accounts, async (within, transaction) => {
      const told = { address, expires_at: expiresAt.toISOString() }
      const sealCode = (mailId: string) => vault.seal(code, codeContext(mailId))
      // Strangers use up their share of a day's mails, and the member has another.
      const aDay = isKnown ? 2 * maxResetMails : maxResetMails
      const mails = await mailMember(transaction, memberId, passwordReset, told, { aDay, sealCode })
      // A link ends when another one is on its way.
      if (mails === 0) return
      await passwordStore(within).putReset({ codeHash: hashSecret(code), memberId, createdAt: now(), expiresAt })
    })
  }

  door.answer(resetPassword, async ({ fields, address }) => {
    await guesses.ofLink(address)
    const codeHash = hashSecret(fields.code)
    const found = await passwordStore(accounts).findReset(codeHash, now())
    if (!found) throw new Failure('LINK_INVALID')
    const { memberId, partnerId } = found
    const passwordHash = await judge(fields.new, found)
    await changing(accounts, async (within, transaction) => {
      const passwords = passwordStore(within)
      const taken = await passwords.takeReset(codeHash, now())
      if (!taken || !(await passwords.set(memberId, passwordHash, now()))) throw new Failure('LINK_INVALID')
      const ended = await passwords.endSessions(memberId, null, now())
      const entry = { target: memberId, partnerId, environment: null, after: { ended } }
      await audit(transaction, { kind: 'member', id: memberId, address }, { action: 'password.reset', ...entry })
      await mailMember(transaction, memberId, passwordChanged, { address, at: now().toISOString() })
    })
    return null
  })
}
