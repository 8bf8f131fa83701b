import { login, logout } from '@edis/contract/portal-calls/sign-in'
import { hashSecret, randomSecret } from '../database/vault.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure, preferredLanguage } from '../http/doors/failure.ts'
import type { SessionCaller } from '../http/gate/caller-gate.ts'
import { rateLimited } from '../http/gate/rate-limit.ts'
import { normaliseEmail, passwordMatches } from '../partners/partners.ts'
import { deviceOf, sessionFault, sessionLifetime } from './sign-in.ts'
import type { SessionStore } from './sessions.store.ts'
import { knownBucket, knownFor, signInCounters } from './sign-in-throttle.ts'
import type { Overrun, SignInThrottleStore } from './sign-in-throttle.store.ts'

type SignInPartner = { id: string; passwordHash: string; suspendedAt: Date | null }

export type SessionParts = {
  sessions: SessionStore
  throttle: SignInThrottleStore
  findPartner: (email: string) => Promise<SignInPartner | null>
  now: () => Date
}

export function sessionRoutes(door: ApiDoor, { sessions, throttle, findPartner, now }: SessionParts): void {
  door.answer(login, async ({ fields, address, headers }) => {
    const account = normaliseEmail(fields.user)
    const known = knownBucket(account, address)
    const counters = signInCounters(account, address, await throttle.isKnown(known, now()))
    const overrun = await throttle.count(counters, now())
    if (overrun) throw tooManySignIns(overrun, now())

    const partner = await findPartner(account)
    const matches = await passwordMatches(partner?.passwordHash ?? null, fields.pass)
    if (!partner || !matches) throw new Failure('AUTH_INVALID_CREDENTIALS', { text: wrongSignIn })
    if (partner.suspendedAt) throw new Failure('AUTH_PARTNER_INACTIVE')

    await throttle.succeed(counters, known, new Date(now().getTime() + knownFor))
    const token = randomSecret('edis_session_')
    const createdAt = now()
    const expiresAt = new Date(createdAt.getTime() + sessionLifetime(fields.remember === true))
    const session = { tokenHash: hashSecret(token), partnerId: partner.id, createdAt, expiresAt }
    const language = preferredLanguage(headers['accept-language'])
    const from = { device: deviceOf(headers['user-agent']), address, language }
    if (!(await sessions.open(session, partner.passwordHash, from)))
      throw new Failure('AUTH_INVALID_CREDENTIALS', { text: wrongSignIn })
    return token
  })

  door.answer(logout, async ({ caller }) => {
    await sessions.end(hashSecret(caller.sessionToken), now())
    return null
  })
}

/** Who the session token belongs to; a dead one is refused with the reason. */
export const authenticator =
  ({ sessions, now }: Pick<SessionParts, 'sessions' | 'now'>) =>
  async (sessionToken: string): Promise<SessionCaller> => {
    const session = await sessions.find(hashSecret(sessionToken))
    const fault = sessionFault(session, now())
    if (fault || !session) throw new Failure(fault ?? 'AUTH_INVALID_CREDENTIALS')
    return { partnerId: session.partnerId, sessionToken, productionGrantedAt: session.productionGrantedAt }
  }

const wrongSignIn = { en: 'Incorrect email or password.', id: 'Email atau kata sandi salah.' }

const tooManySignIns = ({ limit, window, endsAt }: Overrun, now: Date): Failure =>
  rateLimited({
    limit,
    window,
    wait: endsAt.getTime() - now.getTime(),
    text: (seconds) => {
      const minutes = Math.ceil(seconds / 60)
      return {
        en: `Too many sign-in attempts. Try again in ${minutes} min.`,
        id: `Terlalu banyak percobaan masuk. Coba lagi dalam ${minutes} menit.`,
      }
    },
  })
