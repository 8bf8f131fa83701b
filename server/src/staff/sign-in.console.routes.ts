import type { IncomingHttpHeaders } from 'node:http'
import { roleAllows } from '@edis/contract/calls/console-call'
import type { DataOf } from '@edis/contract/calls/call'
import { scopeNames } from '@edis/contract/calls/operations-call'
import * as calls from '@edis/contract/console/sign-in'
import { hints } from '@edis/contract/errors/hints'
import { audit } from '../audit/audit.store.ts'
import type { Database } from '../database/connection.ts'
import { changing } from '../database/transaction.ts'
import { hashSecret, randomSecret } from '../database/vault.ts'
import type { ConsoleDoor } from '../http/doors/console-door.ts'
import { Failure } from '../http/doors/failure.ts'
import { normaliseEmail, passwordMatches } from '../partners/partners.ts'
import { deviceOf } from '../sign-in/sign-in.ts'
import { browserOf, requiresSecondFactor, throttledAs } from './staff-sessions.ts'
import { staffSessionStore } from './staff-sessions.store.ts'
import { staffStore } from './staff.store.ts'

type From = { address: string; headers: IncomingHttpHeaders; byOidc?: boolean }

type Finished = { isRight: boolean; staffId: string; email: string; passwordHash: string }

type Parts = {
  accounts: Database
  /** Bounds guesses at a password, as of partners. */
  guesses: {
    ofAccount: (account: string, address: string) => Promise<{ succeed: () => Promise<void> }>
    succeeded: (account: string, address: string) => Promise<void>
  }
  secondStep: {
    /** Gives what the second step takes; null: there is no second factor. */
    begin: (staffId: string, passwordHash: string) => Promise<string | null>
    /** @throws {Failure} when the challenge is over. */
    finish: (challenge: string, code: string) => Promise<Finished>
  }
  hasOidc: boolean
  demoEmail: string | null
  now: () => Date
}

/** Opens a session and gives its token; null when the password or the access has changed since it was judged. */
export type OpenStaffSession = (staffId: string, passwordHash: string | null, from: From) => Promise<string | null>

/** A new session each time, whatever cookie the browser has sent. */
export const staffSessionOpener =
  (accounts: Database, now: () => Date): OpenStaffSession =>
  async (staffId, passwordHash, { address, headers, byOidc = false }) => {
    const token = randomSecret('')
    const createdAt = now()
    const session = {
      tokenHash: hashSecret(token),
      staffId,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + calls.staffSessionMs),
      device: deviceOf(headers['user-agent']),
      browser: browserOf(headers['user-agent']),
      address,
      byOidc,
    }
    return changing(accounts, async (within, transaction) => {
      if (!(await staffSessionStore(within).open(session, passwordHash))) return null
      const after = { device: session.device, way: byOidc ? 'company' : 'password' }
      const entry = { action: 'staff.signed_in', target: staffId, environment: null, after } as const
      await audit(transaction, { kind: 'staff', id: staffId, address }, entry)
      return token
    })
  }

/** How staff sign in and out. */
export function staffSignInRoutes(door: ConsoleDoor, parts: Parts): void {
  const { accounts, guesses, secondStep, demoEmail, now } = parts
  const staff = staffStore(accounts)
  const sessions = staffSessionStore(accounts)
  const open = staffSessionOpener(accounts, now)

  /** Written alike for who is known and who isn't, as it takes its time. */
  const noteFailure = (staffId: string | null, address: string): Promise<void> =>
    changing(accounts, (_within, transaction) =>
      audit(
        transaction,
        { kind: 'staff', id: null, address },
        { action: 'staff.sign_in_failed', target: staffId, environment: null },
      ),
    )

  async function shown(tokenHash: Buffer): Promise<DataOf<typeof calls.showMe>> {
    const found = await sessions.show(tokenHash)
    if (!found) throw new Failure('AUTH_INVALID_CREDENTIALS', { text: hints.sessionEnded })
    const { id, email, name, role, language, totpAddedAt, codesLeft, createdAt, expiresAt, byOidc } = found
    const required = requiresSecondFactor(found, demoEmail)
    return {
      staff_id: id,
      email,
      name,
      role,
      language,
      scopes: scopeNames.filter((scope) => roleAllows(role, scope)),
      second_factor: { app_added_at: totpAddedAt?.toISOString() ?? null, recovery_codes_left: codesLeft, required },
      company_sign_in: byOidc,
      must_set_up: required && totpAddedAt === null,
      signed_in_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    }
  }

  door.answer(calls.showSignIn, () => ({ oidc: parts.hasOidc }))

  door.sign(calls.signInStaff, async ({ fields, address, headers }, setSession) => {
    const email = normaliseEmail(fields.email)
    const guess = await guesses.ofAccount(throttledAs(email), address)
    const found = await staff.findByEmail(email)
    const member = found?.active ? found : null
    if (!(await passwordMatches(member?.passwordHash ?? null, fields.password)) || !member) {
      await noteFailure(member?.id ?? null, address)
      throw new Failure('AUTH_INVALID_CREDENTIALS', { text: hints.wrongSignIn })
    }
    const challenge = await secondStep.begin(member.id, member.passwordHash)
    if (challenge !== null) throw new Failure('AUTH_SECOND_FACTOR_REQUIRED', { data: { challenge } })
    await guess.succeed()
    const token = await open(member.id, member.passwordHash, { address, headers })
    if (token === null) throw new Failure('AUTH_INVALID_CREDENTIALS', { text: hints.wrongSignIn })
    setSession(token)
    return shown(hashSecret(token))
  })

  door.sign(calls.verifyStaff, async ({ fields, address, headers }, setSession) => {
    const finished = await secondStep.finish(fields.challenge, fields.code)
    const { staffId, email, passwordHash } = finished
    if (!finished.isRight) {
      await noteFailure(staffId, address)
      throw new Failure('AUTH_INVALID_CREDENTIALS', { text: hints.wrongOrUsedCode })
    }
    await guesses.succeeded(throttledAs(email), address)
    const token = await open(staffId, passwordHash, { address, headers })
    if (token === null) throw new Failure('AUTH_TOKEN_EXPIRED', { text: hints.signInExpired })
    setSession(token)
    return shown(hashSecret(token))
  })

  door.sign(calls.signOutStaff, async ({ caller }, setSession) => {
    if (caller) await sessions.end(caller.sessionHash)
    setSession(null)
    return null
  })

  door.answer(calls.showMe, ({ caller }) => shown(caller.sessionHash))
}
