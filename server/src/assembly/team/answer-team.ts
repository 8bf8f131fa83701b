import type { EnvironmentOptions } from '../environment-options.ts'
import type { ApiDoor } from '../../http/doors/api-door.ts'
import { accountRoutes } from '../../members/account.routes.ts'
import { joinRoutes } from '../../members/join.routes.ts'
import { memberRoutes } from '../../members/members.routes.ts'
import { passwordRoutes } from '../../passwords/passwords.routes.ts'
import { passkeyRoutes } from '../../second-factor/passkeys.routes.ts'
import { passkeySignInRoutes } from '../../second-factor/passkey-sign-in.routes.ts'
import { secondFactorRoutes } from '../../second-factor/second-factor.routes.ts'
import { verifyRoutes } from '../../second-factor/verify.routes.ts'
import { sessionListRoutes } from '../../sign-in/sessions.routes.ts'

/** The partner's people: who they are, where they are signed in. */
export function answerTeam({ team, vault, now }: EnvironmentOptions, door: ApiDoor): void {
  const { members, invitations, isStrong, openSession } = team
  sessionListRoutes(door, { sessions: team.sessions.sessions, now })
  accountRoutes(door, { members })
  verifyRoutes(door, { accounts: team.accounts, vault, guesses: team.guesses, openSession, now })
  secondFactorRoutes(door, {
    factors: team.factors,
    findAccount: members.find,
    vault,
    countCode: team.guesses.ofCode,
    now,
  })
  passkeyRoutes(door, {
    passkeys: team.passkeys,
    ceremony: team.ceremony,
    findAccount: members.find,
    countCode: team.guesses.ofCode,
    now,
  })
  passkeySignInRoutes(door, {
    accounts: team.accounts,
    ceremony: team.ceremony,
    guesses: team.guesses,
    openSession,
    makeFresh: team.sessions.sessions.makeFresh,
    now,
  })
  passwordRoutes(door, {
    accounts: team.accounts,
    vault,
    findMember: members.findByEmail,
    findAccount: members.find,
    isStrong,
    guesses: team.guesses,
    afterwards: team.afterwards,
    now,
  })
  memberRoutes(door, { members, invitations, vault, now })
  joinRoutes(door, { accounts: team.accounts, invitations, isStrong, countLink: team.guesses.ofLink, openSession, now })
}
