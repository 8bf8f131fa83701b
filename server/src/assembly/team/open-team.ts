import type { Logger } from 'pino'
import type { Database } from '../../database/connection.ts'
import { afterwards } from './afterwards.ts'
import { invitationStore } from '../../members/invitations.store.ts'
import { memberStore } from '../../members/members.store.ts'
import { createPasswordStrength } from '../../passwords/password-strength.ts'
import { passwordStore } from '../../passwords/passwords.store.ts'
import { passkeyCeremony } from '../../second-factor/passkey-ceremony.ts'
import { passkeyStore } from '../../second-factor/passkeys.store.ts'
import { secondFactorStore } from '../../second-factor/second-factor.store.ts'
import { secondStep } from '../../second-factor/verify.routes.ts'
import { guessBounds } from '../../sign-in/guesses.ts'
import { sessionOpener } from '../../sign-in/open-session.ts'
import { sessionStore } from '../../sign-in/sessions.store.ts'
import { signInThrottleStore } from '../../sign-in/sign-in-throttle.store.ts'

/** What doors share of partners' people: who they are, how they sign in. */
export function openTeam(accounts: Database, log: Logger, portalUrl: string, now: () => Date) {
  const sessions = sessionStore(accounts)
  const throttle = signInThrottleStore(accounts)
  const guesses = guessBounds(throttle, log, now)
  const members = memberStore(accounts)
  const invitations = invitationStore(accounts)
  const openSession = sessionOpener({ sessions, now })
  const factors = secondFactorStore(accounts)
  const passkeys = passkeyStore(accounts)
  const passwords = passwordStore(accounts)
  const later = afterwards((error: unknown) => log.error({ err: error }, 'could not finish work after a response'))
  return {
    accounts,
    afterwards: later.act,
    /** Waits for what was to be done after answers. */
    finish: later.finish,
    members,
    invitations,
    guesses,
    openSession,
    isStrong: createPasswordStrength(),
    factors,
    passkeys,
    ceremony: passkeyCeremony(passkeys, portalUrl, now),
    sessions: {
      beginSecondStep: secondStep(accounts, now),
      sessions,
      guesses,
      openSession,
      findMember: members.findByEmail,
      findAccount: members.find,
      now,
    },
    async clean(): Promise<void> {
      await Promise.all([
        sessions.deleteExpired(new Date(now().getTime() - 86_400_000)),
        throttle.deleteEnded(now()),
        invitations.deleteExpired(now()),
        passwords.deleteExpired(now()),
        factors.deleteExpired(now()),
        passkeys.deleteExpired(now()),
      ])
    },
  }
}
export type Team = ReturnType<typeof openTeam>
