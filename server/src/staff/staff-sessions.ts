import { createHash } from 'node:crypto'
import { staffIdleMs } from '@edis/contract/console/sign-in'
import type { StaffRole } from '@edis/contract/staff-roles'

/** By how much the last use of a session may be out of date, in milliseconds. */
export const useNotedEvery = 60_000

/** By what a browser is known again. */
export const browserOf = (userAgent: string | undefined): Buffer =>
  createHash('sha256')
    .update(userAgent ?? '')
    .digest()

type KnownSession = { expiresAt: Date; lastUsedAt: Date; browser: Buffer }

/** Why the session opens nothing now; null: it does. A cookie that another browser sends was stolen. */
export function staffSessionFault(
  session: KnownSession | null,
  browser: Buffer,
  now: Date,
): 'AUTH_INVALID_CREDENTIALS' | 'AUTH_TOKEN_EXPIRED' | 'AUTH_TOKEN_REVOKED' | null {
  if (!session) return 'AUTH_INVALID_CREDENTIALS'
  if (session.expiresAt <= now || session.lastUsedAt.getTime() + staffIdleMs <= now.getTime())
    return 'AUTH_TOKEN_EXPIRED'
  return session.browser.equals(browser) ? null : 'AUTH_TOKEN_REVOKED'
}

type SignedIn = { role: StaffRole; email: string; byOidc: boolean }

/** Whether somebody needs a second factor here: the company's own sign-in asks for its own, the demo's staff for none. */
export const requiresSecondFactor = ({ role, email, byOidc }: SignedIn, demoEmail: string | null): boolean =>
  role === 'admin' && !byOidc && email !== demoEmail

/** What the throttle knows staff by: not the account of a partner with that email. */
export const throttledAs = (email: string): string => `staff ${email}`
