import { hints } from '@edis/contract/errors/hints'
import { verifyLogin } from '@edis/contract/portal-calls/sign-in'
import type { Database } from '../database/connection.ts'
import { changing } from '../database/transaction.ts'
import { hashSecret, randomSecret, type Vault } from '../database/vault.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure } from '../http/doors/failure.ts'
import type { OpenSession, SecondStep } from '../sign-in/sign-in.ts'
import { challengeLifetime, hasSecondFactor, maxChallengeAttempts } from './second-factor.ts'
import { secondFactorStore } from './second-factor.store.ts'
import { useSecondFactor } from './use-second-factor.ts'

type Parts = {
  accounts: Database
  vault: Vault
  guesses: {
    ofCode: (memberId: string) => Promise<void>
    succeeded: (account: string, address: string) => Promise<void>
  }
  openSession: OpenSession
  now: () => Date
}

/** Has a sign-in wait for its second step, when the member has a second factor. */
export const secondStep =
  (accounts: Database, now: () => Date) =>
  async ({ id, passwordHash }: { id: string; passwordHash: string }, remember: boolean): Promise<SecondStep | null> => {
    const factors = secondFactorStore(accounts)
    const state = await factors.find(id)
    if (!state || !hasSecondFactor(state)) return null
    const challenge = randomSecret('')
    const expiresAt = new Date(now().getTime() + challengeLifetime)
    await factors.putChallenge({ hash: hashSecret(challenge), memberId: id, passwordHash, remember, expiresAt })
    return { challenge, factors: [...(state.totpAddedAt ? ['app'] : []), ...(state.passkeys > 0 ? ['passkey'] : [])] }
  }

/** The second step of a sign-in. */
export function verifyRoutes(door: ApiDoor, { accounts, vault, guesses, openSession, now }: Parts): void {
  door.answer(verifyLogin, async ({ fields, address, headers }) => {
    const hash = hashSecret(fields.challenge)
    const factors = secondFactorStore(accounts)
    const found = await factors.tryChallenge(hash, now())
    if (!found || found.attempts > maxChallengeAttempts)
      throw new Failure('AUTH_TOKEN_EXPIRED', { text: hints.signInExpired })
    const { memberId, partnerId, email, passwordHash, remember } = found
    await guesses.ofCode(memberId)
    const isRight = await changing(accounts, async (within) => {
      const used = await useSecondFactor(within, vault, memberId, fields.code, now())
      return used && (await secondFactorStore(within).endChallenge(hash))
    })
    if (!isRight) throw new Failure('AUTH_INVALID_CREDENTIALS', { text: hints.wrongOrUsedCode })
    await guesses.succeeded(email, address)
    const token = await openSession({ id: memberId, partnerId, passwordHash }, { address, headers, remember })
    if (token === null) throw new Failure('AUTH_TOKEN_EXPIRED', { text: hints.signInExpired })
    return token
  })
}
