import { hints } from '@edis/contract/errors/hints'
import { freshForMs } from '@edis/contract/calls/call-roles'
import { confirmSignIn, login, logout } from '@edis/contract/portal-calls/sign-in'
import { hashSecret } from '../database/vault.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure, fieldFailure } from '../http/doors/failure.ts'
import type { SessionCaller } from '../http/gate/caller-gate.ts'
import { normaliseEmail, passwordMatches } from '../partners/partners.ts'
import type { Guesses } from './guesses.ts'
import type { SessionStore } from './sessions.store.ts'
import { type OpenSession, type SecondStep, sessionFault } from './sign-in.ts'

type SignInMember = { id: string; partnerId: string; passwordHash: string; suspendedAt: Date | null }
type OwnAccount = { email: string; passwordHash: string }

export type SessionParts = {
  sessions: SessionStore
  guesses: Guesses
  openSession: OpenSession
  /** Gives what the second step takes; null: the member has no second factor. */
  beginSecondStep: (member: SignInMember, remember: boolean) => Promise<SecondStep | null>
  findMember: (email: string) => Promise<SignInMember | null>
  findAccount: (memberId: string) => Promise<OwnAccount | null>
  now: () => Date
}

export function sessionRoutes(door: ApiDoor, parts: SessionParts): void {
  const { sessions, guesses, openSession, beginSecondStep, findMember, findAccount, now } = parts

  door.answer(login, async ({ fields, address, headers }) => {
    const account = normaliseEmail(fields.user)
    const guess = await guesses.ofAccount(account, address)
    const member = await findMember(account)
    const matches = await passwordMatches(member?.passwordHash ?? null, fields.pass)
    if (!member || !matches) throw new Failure('AUTH_INVALID_CREDENTIALS', { text: hints.wrongSignIn })
    if (member.suspendedAt) throw new Failure('AUTH_PARTNER_INACTIVE')
    const remember = fields.remember === true
    const secondStep = await beginSecondStep(member, remember)
    if (secondStep) throw new Failure('AUTH_SECOND_FACTOR_REQUIRED', { data: secondStep })
    await guess.succeed()
    const token = await openSession(member, { address, headers, remember })
    if (token === null) throw new Failure('AUTH_INVALID_CREDENTIALS', { text: hints.wrongSignIn })
    return token
  })

  door.answer(logout, async ({ caller }) => {
    await sessions.end(hashSecret(caller.sessionToken), now())
    return null
  })

  door.answer(confirmSignIn, async ({ fields, address, caller }) => {
    const account = await findAccount(caller.memberId)
    if (!account) throw new Failure('AUTH_TOKEN_REVOKED')
    const guess = await guesses.ofAccount(account.email, address)
    if (!(await passwordMatches(account.passwordHash, fields.pass)))
      throw fieldFailure('pass', 'FIELD_INVALID', hints.wrongPassword)
    await guess.succeed()
    await sessions.makeFresh(hashSecret(caller.sessionToken), now())
    return { fresh_until: new Date(now().getTime() + freshForMs).toISOString() }
  })
}

const maxUnnotedMs = 60_000

/** Who the session token belongs to; a dead one is refused with the reason. Its use is written down once a minute. */
export const authenticator =
  ({ sessions, now }: Pick<SessionParts, 'sessions' | 'now'>) =>
  async (sessionToken: string, address: string): Promise<SessionCaller> => {
    const tokenHash = hashSecret(sessionToken)
    const session = await sessions.find(tokenHash)
    const fault = sessionFault(session, now())
    if (fault || !session) throw new Failure(fault ?? 'AUTH_INVALID_CREDENTIALS')
    const { partnerId, memberId, role, productionGrantedAt, createdAt, freshAt, lastUsedAt } = session
    const time = now().getTime()
    if (!lastUsedAt || time - lastUsedAt.getTime() >= maxUnnotedMs)
      await sessions.noteUse(tokenHash, memberId, address, now())
    const mustSetUp = session.secondFactorRequired && session.totpAddedAt === null && !session.hasPasskey
    const isFresh = time - (freshAt ?? createdAt).getTime() < freshForMs
    return { partnerId, memberId, role, sessionToken, isFresh, mustSetUp, productionGrantedAt }
  }
