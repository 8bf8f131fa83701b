import type { IncomingHttpHeaders } from 'node:http'
import { deviceName } from '@edis/contract/device-names'
import type { ErrorCode } from '@edis/contract/errors/error-catalogue'

const hour = 3_600_000

type SignedIn = { id: string; partnerId: string; passwordHash: string }
type From = { address: string; headers: IncomingHttpHeaders; remember?: boolean }

/** What a sign-in goes on with whose password was right: what it is known by, and what it takes: `app`, `passkey`. */
export type SecondStep = { challenge: string; factors: readonly string[] }

/** Opens a session and gives its token; null when the member's password or access has changed since it was judged. */
export type OpenSession = (member: SignedIn, from: From) => Promise<string | null>

/** How long a session lives, in milliseconds. */
export const sessionLifetime = (remember: boolean): number => (remember ? 30 * 24 * hour : 12 * hour)

/** A session that is left unused for so long ends, in milliseconds. One of 12 hours ends before. */
export const longestUnused = 7 * 24 * hour

export type StoredSession = {
  createdAt: Date
  lastUsedAt: Date | null
  expiresAt: Date
  endedAt: Date | null
  suspendedAt: Date | null
}

/** Why the session no longer opens anything, or null while it does. */
export function sessionFault(session: StoredSession | null, now: Date): ErrorCode | null {
  if (!session) return 'AUTH_INVALID_CREDENTIALS'
  if (session.endedAt) return 'AUTH_TOKEN_REVOKED'
  const unused = now.getTime() - (session.lastUsedAt ?? session.createdAt).getTime()
  if (session.expiresAt <= now || unused >= longestUnused) return 'AUTH_TOKEN_EXPIRED'
  if (session.suspendedAt) return 'AUTH_PARTNER_INACTIVE'
  return null
}

const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: [name: string, sign: RegExp][] = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad)\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** What somebody signs in with, by the User-Agent: "Chrome on Windows". */
export function deviceOf(userAgent: string | undefined): string {
  const sent = (userAgent ?? '').slice(0, 500)
  const named = (names: typeof browsers) => names.find(([, sign]) => sign.test(sent))?.[0] ?? null
  return deviceName({ browser: named(browsers), system: named(systems) })
}
