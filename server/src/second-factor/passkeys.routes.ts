import { hints } from '@edis/contract/errors/hints'
import * as calls from '@edis/contract/portal-calls/passkeys'
import { newId } from '../database/id.ts'
import { hashSecret } from '../database/vault.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure, fieldFailure } from '../http/doors/failure.ts'
import { mailMember } from '../mail/mail.store.ts'
import { secondFactorChanged } from '../mail/templates/second-factor-changed.ts'
import type { PasskeyCeremony } from './passkey-ceremony.ts'
import { type Passkey, passkeyStore, type PasskeyStore } from './passkeys.store.ts'
import { hasSecondFactor, newRecoveryCodes } from './second-factor.ts'
import { heldFactors, secondFactorStore } from './second-factor.store.ts'

type Parts = {
  passkeys: PasskeyStore
  ceremony: PasskeyCeremony
  findAccount: (memberId: string) => Promise<{ id: string; email: string; name: string } | null>
  countCode: (memberId: string) => Promise<void>
  now: () => Date
}

/** The passkeys of whoever is signed in. */
export function passkeyRoutes(door: ApiDoor, { passkeys, ceremony, findAccount, countCode, now }: Parts): void {
  door.answer(calls.listPasskeys, async ({ caller }) => (await passkeys.list(caller.memberId)).map(present))

  door.answer(calls.beginPasskey, async ({ caller: { memberId, sessionToken } }) => {
    await countCode(memberId)
    const account = await findAccount(memberId)
    if (!account) throw new Failure('AUTH_TOKEN_REVOKED')
    if ((await passkeys.list(memberId)).length >= calls.maxPasskeys) throw new Failure('PASSKEY_LIMIT_REACHED')
    return ceremony.creationOptions(account, hashSecret(sessionToken))
  })

  door.change(calls.addPasskey, async ({ fields, address, caller: { memberId, sessionToken } }, change) => {
    const boundTo = hashSecret(sessionToken)
    const created = await ceremony.created(fields.response, { memberId, purpose: 'add', boundTo })
    if (!created) throw refused()
    const before = await heldFactors(change.database, memberId)
    if (!before) throw new Failure('AUTH_TOKEN_REVOKED')
    if (before.passkeys >= calls.maxPasskeys) throw new Failure('PASSKEY_LIMIT_REACHED')
    const name = fields.name.trim()
    const passkey = { id: newId('pky'), memberId, name, ...created, createdAt: now(), lastUsedAt: null }
    if (!(await passkeyStore(change.database).add(passkey))) throw refused()
    const { codes, hashes } = newRecoveryCodes()
    const isFirst = !hasSecondFactor(before)
    if (isFirst) await secondFactorStore(change.database).putCodes(memberId, hashes, now())
    await change.audit({
      action: 'second_factor.passkey_added',
      target: passkey.id,
      environment: null,
      after: { name },
    })
    const told = { added: true, passkey: name, address, at: now().toISOString() }
    await mailMember(change.transaction, memberId, secondFactorChanged, told)
    return { ...present(passkey), recovery_codes: isFirst ? codes : [] }
  })

  door.change(calls.removePasskey, async ({ fields: { id }, address, caller: { memberId } }, change) => {
    await heldFactors(change.database, memberId)
    const [name] = await passkeyStore(change.database).remove(memberId, id)
    if (name === undefined) throw new Failure('NOT_FOUND', { text: hints.noSuchPasskey })
    await secondFactorStore(change.database).dropIdleCodes(memberId)
    await change.audit({ action: 'second_factor.passkey_removed', target: id, environment: null, before: { name } })
    const told = { added: false, passkey: name, address, at: now().toISOString() }
    await mailMember(change.transaction, memberId, secondFactorChanged, told)
    return null
  })
}

const refused = (): Failure => fieldFailure('response', 'FIELD_INVALID', hints.passkeyRefused)

const present = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
})
