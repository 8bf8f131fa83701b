import type { Database } from '../database/connection.ts'
import type { Vault } from '../database/vault.ts'
import { hashRecoveryCode, isTotpCode, totpContext } from './second-factor.ts'
import { secondFactorStore } from './second-factor.store.ts'
import { totpStep } from './totp.ts'

/** Uses a code of the member's up, in its turn: of two at once one works. Gives whether it was right. */
export async function useSecondFactor(
  within: Database,
  vault: Vault,
  memberId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const factors = secondFactorStore(within)
  const state = await factors.find(memberId, { hold: true })
  if (!state?.totpAddedAt) return false
  const typed = code.replaceAll(/\s/g, '')
  if (!isTotpCode(typed)) return factors.useCode(memberId, hashRecoveryCode(typed), now)
  const secret = state.totpSealed && vault.tryOpen(state.totpSealed, totpContext(memberId))
  const step = secret ? totpStep(secret, typed, now, state.totpLastStep) : null
  if (step === null) return false
  await factors.useStep(memberId, step)
  return true
}
