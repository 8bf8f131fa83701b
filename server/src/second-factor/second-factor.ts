import { createHash, randomInt } from 'node:crypto'

/** What is bound into a member's sealed secret of an authenticator app. */
export const totpContext = (memberId: string): string => `totp ${memberId}`

/** For how long a sign-in waits for its second step, in milliseconds. */
export const challengeLifetime = 5 * 60_000
/** Codes that may be tried for one sign-in. */
export const maxChallengeAttempts = 5

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const recoveryCodeCount = 10

/** Four groups of four letters and digits that don't look alike: 79 random bits. */
const newRecoveryCode = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')).join(
    '-',
  )

/** SHA-256 is enough for 79 random bits. Spaces, dashes and capitals don't count. */
export const hashRecoveryCode = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest()

/** New ones, and as they are kept. */
export function newRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  return { codes, hashes: codes.map(hashRecoveryCode) }
}

/** Whether a sign-in asks for more than the password. */
export const hasSecondFactor = ({
  totpAddedAt,
  passkeys = 0,
}: Pick<Factors, 'totpAddedAt'> & Partial<Factors>): boolean => totpAddedAt !== null || passkeys > 0
type Factors = { totpAddedAt: Date | null; passkeys: number }

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code)
