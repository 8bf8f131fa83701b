import { hints } from '@edis/contract/errors/hints'
import * as calls from '@edis/contract/portal-calls/second-factor'
import type { Vault } from '../database/vault.ts'
import type { ApiDoor, Change } from '../http/doors/api-door.ts'
import { Failure, fieldFailure } from '../http/doors/failure.ts'
import { mailMember } from '../mail/mail.store.ts'
import { secondFactorChanged } from '../mail/templates/second-factor-changed.ts'
import { hasSecondFactor, newRecoveryCodes, totpContext } from './second-factor.ts'
import { type FactorState, heldFactors, secondFactorStore } from './second-factor.store.ts'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'

type Parts = {
  factors: ReturnType<typeof secondFactorStore>
  findAccount: (memberId: string) => Promise<{ email: string } | null>
  vault: Vault
  countCode: (memberId: string) => Promise<void>
  now: () => Date
}

/** The second factor of whoever is signed in. */
export function secondFactorRoutes(door: ApiDoor, { factors, findAccount, vault, countCode, now }: Parts): void {
  door.answer(calls.showSecondFactor, async ({ caller }) => {
    const state = await factors.find(caller.memberId)
    return {
      app_added_at: state?.totpAddedAt?.toISOString() ?? null,
      passkeys: state?.passkeys ?? 0,
      recovery_codes_left: state?.codesLeft ?? 0,
      required: state?.required ?? false,
    }
  })

  door.answer(calls.beginAuthenticator, async ({ caller: { memberId } }) => {
    const [state, account] = [await factors.find(memberId), await findAccount(memberId)]
    if (!state || !account) throw new Failure('AUTH_TOKEN_REVOKED')
    if (state.totpAddedAt) throw new Failure('SECOND_FACTOR_EXISTS')
    const secret = newTotpSecret()
    const begun = await factors.begin(memberId, vault.seal(secret, totpContext(memberId)))
    if (!begun) throw new Failure('SECOND_FACTOR_EXISTS')
    return { secret, uri: totpUri(secret, account.email) }
  })

  door.change(calls.confirmAuthenticator, async ({ fields, address, caller: { memberId } }, change) => {
    await countCode(memberId)
    const state = await held(change, memberId)
    if (state.totpAddedAt) throw new Failure('SECOND_FACTOR_EXISTS')
    const secret = state.totpSealed && vault.tryOpen(state.totpSealed, totpContext(memberId))
    const step = secret ? totpStep(secret, fields.code, now(), 0) : null
    if (step === null) throw fieldFailure('code', 'FIELD_INVALID', hints.wrongCode)
    await secondFactorStore(change.database).confirm(memberId, step, now())
    await change.audit({ action: 'second_factor.added', target: memberId, environment: null })
    await tell(change, memberId, address, true)
    return { recovery_codes: await newCodes(change, memberId) }
  })

  door.change(calls.renewRecoveryCodes, async ({ caller: { memberId } }, change) => {
    if (!hasSecondFactor(await held(change, memberId))) throw new Failure('NOT_FOUND', { text: hints.noSecondFactor })
    await change.audit({ action: 'second_factor.codes_renewed', target: memberId, environment: null })
    return { recovery_codes: await newCodes(change, memberId) }
  })

  door.change(calls.removeAuthenticator, async ({ address, caller: { memberId } }, change) => {
    if (!(await held(change, memberId)).totpAddedAt) throw new Failure('NOT_FOUND', { text: hints.noAuthenticator })
    const store = secondFactorStore(change.database)
    await store.remove(memberId)
    await store.dropIdleCodes(memberId)
    await change.audit({ action: 'second_factor.removed', target: memberId, environment: null })
    await tell(change, memberId, address, false)
    return null
  })

  door.change(calls.requireSecondFactor, async ({ fields: { required }, partnerId }, change) => {
    await secondFactorStore(change.database).require(partnerId, required)
    await change.audit({ action: 'second_factor.required', target: partnerId, environment: null, after: { required } })
    return { required }
  })

  const tell = (change: Change, memberId: string, address: string, added: boolean) =>
    mailMember(change.transaction, memberId, secondFactorChanged, { added, address, at: now().toISOString() })

  async function newCodes(change: Change, memberId: string): Promise<string[]> {
    const { codes, hashes } = newRecoveryCodes()
    await secondFactorStore(change.database).putCodes(memberId, hashes, now())
    return codes
  }
}

async function held(change: Change, memberId: string): Promise<FactorState> {
  const state = await heldFactors(change.database, memberId)
  if (!state) throw new Failure('AUTH_TOKEN_REVOKED')
  return state
}
