import { hints } from '@edis/contract/errors/hints'
import * as calls from '@edis/contract/console/second-factor'
import type { Database } from '../database/connection.ts'
import type { Vault } from '../database/vault.ts'
import type { ConsoleDoor, StaffChange } from '../http/doors/console-door.ts'
import { Failure, fieldFailure } from '../http/doors/failure.ts'
import { newRecoveryCodes, totpContext } from './second-factor.ts'
import { staffFactorStore } from './staff-factors.store.ts'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'
import { spendCode } from './use-second-factor.ts'

type Parts = { accounts: Database; vault: Vault; countCode: (staffId: string) => Promise<void>; now: () => Date }

/** The second factor of the member of staff who is signed in. */
export function staffSecondFactorRoutes(door: ConsoleDoor, { accounts, vault, countCode, now }: Parts): void {
  door.answer(calls.beginStaffAuthenticator, async ({ caller: { staffId } }) => {
    const factors = staffFactorStore(accounts)
    const state = await factors.find(staffId)
    if (!state) throw new Failure('AUTH_TOKEN_REVOKED')
    if (state.totpAddedAt) throw new Failure('SECOND_FACTOR_EXISTS')
    const secret = newTotpSecret()
    const begun = await factors.begin(staffId, vault.seal(secret, totpContext(staffId)))
    if (!begun) throw new Failure('SECOND_FACTOR_EXISTS')
    return { secret, uri: totpUri(secret, state.email, 'EDIS Console') }
  })

  door.change(calls.confirmStaffAuthenticator, async ({ fields, caller: { staffId } }, change) => {
    await countCode(staffId)
    const factors = staffFactorStore(change.database)
    const state = await factors.find(staffId, { hold: true })
    if (state?.totpAddedAt) throw new Failure('SECOND_FACTOR_EXISTS')
    const secret = state?.totpSealed && vault.tryOpen(state.totpSealed, totpContext(staffId))
    const step = secret ? totpStep(secret, fields.code, now(), 0) : null
    if (step === null) throw fieldFailure('code', 'FIELD_INVALID', hints.wrongCode)
    await factors.confirm(staffId, step, now())
    await change.audit({ action: 'staff.second_factor_added', target: staffId, environment: null })
    return { recovery_codes: await newCodes(change, staffId) }
  })

  door.change(calls.renewStaffRecoveryCodes, async ({ fields, caller: { staffId } }, change) => {
    await prove(change, staffId, fields.code)
    await change.audit({ action: 'staff.recovery_codes_renewed', target: staffId, environment: null })
    return { recovery_codes: await newCodes(change, staffId) }
  })

  door.change(calls.removeStaffAuthenticator, async ({ fields, caller: { staffId } }, change) => {
    await prove(change, staffId, fields.code)
    await staffFactorStore(change.database).remove(staffId)
    await change.audit({ action: 'staff.second_factor_removed', target: staffId, environment: null })
    return null
  })

  /** @throws {Failure} unless the code is one of the present second factor, which it uses up. */
  async function prove({ database }: StaffChange, staffId: string, code: string): Promise<void> {
    await countCode(staffId)
    const factors = staffFactorStore(database)
    if (!(await factors.find(staffId, { hold: true }))?.totpAddedAt)
      throw new Failure('NOT_FOUND', { text: hints.noAuthenticator })
    if (!(await spendCode(factors, { vault, id: staffId, code, now: now() })))
      throw fieldFailure('code', 'FIELD_INVALID', hints.wrongOrUsedCode)
  }

  async function newCodes({ database }: StaffChange, staffId: string): Promise<string[]> {
    const { codes, hashes } = newRecoveryCodes()
    await staffFactorStore(database).putCodes(staffId, hashes, now())
    return codes
  }
}
