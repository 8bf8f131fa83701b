import { hints } from '@edis/contract/errors/hints'
import type { Database } from '../database/connection.ts'
import { changing } from '../database/transaction.ts'
import { hashSecret, randomSecret, type Vault } from '../database/vault.ts'
import { Failure } from '../http/doors/failure.ts'
import { challengeLifetime, maxChallengeAttempts } from './second-factor.ts'
import { staffFactorStore } from './staff-factors.store.ts'
import { spendCode } from './use-second-factor.ts'

type Parts = { accounts: Database; vault: Vault; countCode: (staffId: string) => Promise<void>; now: () => Date }

/** The second step of a member of staff who signs in. */
export function staffSecondStep({ accounts, vault, countCode, now }: Parts) {
  const factors = staffFactorStore(accounts)
  return {
    /** Has a sign-in wait for its second step; null: there is no second factor. */
    async begin(staffId: string, passwordHash: string): Promise<string | null> {
      if (!(await factors.find(staffId))?.totpAddedAt) return null
      const challenge = randomSecret('')
      const expiresAt = new Date(now().getTime() + challengeLifetime)
      await factors.putChallenge({ hash: hashSecret(challenge), staffId, passwordHash, expiresAt })
      return challenge
    },

    /** @throws {Failure} when the challenge is over. */
    async finish(challenge: string, code: string) {
      const hash = hashSecret(challenge)
      const found = await factors.tryChallenge(hash, now())
      if (!found || found.attempts > maxChallengeAttempts)
        throw new Failure('AUTH_TOKEN_EXPIRED', { text: hints.signInExpired })
      await countCode(found.staffId)
      const isRight = await changing(accounts, async (within) => {
        const held = staffFactorStore(within)
        return (await spendCode(held, { vault, id: found.staffId, code, now: now() })) && held.endChallenge(hash)
      })
      return { ...found, isRight }
    },
  }
}
