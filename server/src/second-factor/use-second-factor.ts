import type { Database } from '../database/connection.ts'
import type { Vault } from '../database/vault.ts'
import { hashRecoveryCode, hasSecondFactor, isTotpCode, totpContext } from './second-factor.ts'
import { secondFactorStore } from './second-factor.store.ts'
import { totpStep } from './totp.ts'

/** Where second factors are kept: those of members, or of staff. */
type Factors = {
  find(
    id: string,
    options: { hold: true },
  ): Promise<{ totpSealed: Buffer | null; totpAddedAt: Date | null; totpLastStep: number; passkeys?: number } | null>
  useCode(id: string, hash: Buffer, now: Date): Promise<boolean>
  useStep(id: string, step: number): Promise<void>
}

/** Uses a code of the member's up, in its turn: of two at once one works. Gives whether it was right. */
export const useSecondFactor = (
  within: Database,
  vault: Vault,
  id: string,
  code: string,
  now: Date,
): Promise<boolean> => spendCode(secondFactorStore(within), { vault, id, code, now })

/** The same of whoever is in these, in the transaction that they are over. */
export async function spendCode(
  factors: Factors,
  { vault, id, code, now }: { vault: Vault; id: string; code: string; now: Date },
): Promise<boolean> {
  const state = await factors.find(id, { hold: true })
  if (!state || !hasSecondFactor(state)) return false
  const typed = code.replaceAll(/\s/g, '')
  if (!isTotpCode(typed)) return factors.useCode(id, hashRecoveryCode(typed), now)
  const secret = state.totpAddedAt && state.totpSealed && vault.tryOpen(state.totpSealed, totpContext(id))
  const step = secret ? totpStep(secret, typed, now, state.totpLastStep) : null
  if (step === null) return false
  await factors.useStep(id, step)
  return true
}
