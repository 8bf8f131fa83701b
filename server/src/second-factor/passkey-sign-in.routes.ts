import { freshForMs } from '@edis/contract/calls/call-roles'
import { hints } from '@edis/contract/errors/hints'
import * as calls from '@edis/contract/portal-calls/passkeys'
import type { Database } from '../database/connection.ts'
import { changing } from '../database/transaction.ts'
import { hashSecret } from '../database/vault.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure, fieldFailure } from '../http/doors/failure.ts'
import type { OpenSession } from '../sign-in/sign-in.ts'
import type { PasskeyCeremony } from './passkey-ceremony.ts'
import { passkeyStore } from './passkeys.store.ts'
import { maxChallengeAttempts } from './second-factor.ts'
import { secondFactorStore } from './second-factor.store.ts'

type Parts = {
  accounts: Database
  ceremony: PasskeyCeremony
  guesses: {
    ofCode: (memberId: string) => Promise<void>
    succeeded: (account: string, address: string) => Promise<void>
  }
  openSession: OpenSession
  makeFresh: (sessionToken: Buffer, now: Date) => Promise<void>
  now: () => Date
}

/** Passkeys in place of the code of a sign-in, and of the password that a session is confirmed with. */
export function passkeySignInRoutes(door: ApiDoor, parts: Parts): void {
  const { accounts, ceremony, guesses, openSession, makeFresh, now } = parts
  const factors = secondFactorStore(accounts)

  // Each try begins here, so that it counts like one with a code.
  door.answer(calls.beginPasskeyLogin, async ({ fields }) => {
    const boundTo = hashSecret(fields.challenge)
    const found = await factors.tryChallenge(boundTo, now())
    if (!found || found.attempts > maxChallengeAttempts) throw expired()
    await guesses.ofCode(found.memberId)
    const options = await ceremony.requestOptions({ memberId: found.memberId, purpose: 'sign-in', boundTo })
    if (!options) throw new Failure('NOT_FOUND', { text: hints.noPasskey })
    return options
  })

  door.answer(calls.verifyPasskeyLogin, async ({ fields, address, headers }) => {
    const boundTo = hashSecret(fields.challenge)
    const found = await factors.findChallenge(boundTo, now())
    if (!found) throw expired()
    const { memberId, partnerId, email, passwordHash, remember } = found
    const presented = await ceremony.presented(fields.response, { memberId, purpose: 'sign-in', boundTo })
    const isRight =
      presented !== null &&
      (await changing(accounts, async (within) => {
        const signed = await ceremony.isSigned(presented, passkeyStore(within))
        return signed && (await secondFactorStore(within).endChallenge(boundTo))
      }))
    if (!isRight) throw new Failure('AUTH_INVALID_CREDENTIALS', { text: hints.passkeyRefused })
    await guesses.succeeded(email, address)
    const token = await openSession({ id: memberId, partnerId, passwordHash }, { address, headers, remember })
    if (token === null) throw expired()
    return token
  })

  door.answer(calls.beginPasskeyConfirmation, async ({ caller: { memberId, sessionToken } }) => {
    await guesses.ofCode(memberId)
    const boundTo = hashSecret(sessionToken)
    const options = await ceremony.requestOptions({ memberId, purpose: 'confirm', boundTo })
    if (!options) throw new Failure('NOT_FOUND', { text: hints.noPasskey })
    return options
  })

  door.answer(calls.confirmByPasskey, async ({ fields, caller: { memberId, sessionToken } }) => {
    const boundTo = hashSecret(sessionToken)
    const presented = await ceremony.presented(fields.response, { memberId, purpose: 'confirm', boundTo })
    const isRight =
      presented !== null && (await changing(accounts, (within) => ceremony.isSigned(presented, passkeyStore(within))))
    if (!isRight) throw fieldFailure('response', 'FIELD_INVALID', hints.passkeyRefused)
    await makeFresh(boundTo, now())
    return { fresh_until: new Date(now().getTime() + freshForMs).toISOString() }
  })
}

const expired = (): Failure => new Failure('AUTH_TOKEN_EXPIRED', { text: hints.signInExpired })
