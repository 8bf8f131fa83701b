import * as calls from '@edis/contract/console/keys'
import { hints } from '@edis/contract/errors/hints'
import { normaliseIp } from '../allowed-ips/allowed-ips.ts'
import type { Database } from '../database/connection.ts'
import { newId } from '../database/id.ts'
import { hashSecret, randomSecret } from '../database/vault.ts'
import { momentField } from '../http/bodies/moment-field.ts'
import type { ConsoleDoor, StaffChange } from '../http/doors/console-door.ts'
import { Failure, fieldFailure } from '../http/doors/failure.ts'
import { auditedKey, operationsKeyPrefix } from './operations-keys.ts'
import { operationsKeyStore } from './operations-keys.store.ts'

/** The keys of the provider's systems, as admins make and revoke them. */
export function operationsKeyRoutes(
  door: ConsoleDoor,
  { accounts, now }: { accounts: Database; now: () => Date },
): void {
  door.answer(calls.listOperationsKeys, async () => {
    const keys = await operationsKeyStore(accounts).listWithMakers()
    return keys.map(({ id, name, environment, scopes, ending, allowedIps, createdBy, makerName, ...times }) => ({
      key_id: id,
      name,
      environment,
      scopes,
      ending,
      allowed_ips: allowedIps,
      created_at: times.createdAt.toISOString(),
      created_by: createdBy === null ? null : { staff_id: createdBy, name: makerName ?? createdBy },
      expires_at: times.expiresAt?.toISOString() ?? null,
      revoked_at: times.revokedAt?.toISOString() ?? null,
      last_used_at: times.lastUsedAt?.toISOString() ?? null,
    }))
  })

  door.change(calls.addOperationsKey, async ({ fields, caller: { environment, staffId } }, change) => {
    const { name, scopes, allowed_ips: given = [], expires_at: until, reason } = fields
    const allowedIps = given.map((text, index) => {
      const ip = normaliseIp(text)
      if (ip === null) throw fieldFailure(`allowed_ips[${index}]`, 'IP_INVALID')
      return ip
    })
    const expiresAt = until === undefined ? null : momentField('expires_at', until)
    if (expiresAt && expiresAt <= now()) throw fieldFailure('expires_at', 'FIELD_INVALID', hints.timeIsOver)
    const key = randomSecret(operationsKeyPrefix(environment))
    const id = newId('opk')
    const added = { name: name.trim(), scopes, allowedIps, expiresAt }
    await operationsKeyStore(change.database).add({
      ...added,
      id,
      environment,
      keyHash: hashSecret(key),
      ending: key.slice(-4),
      createdAt: now(),
      createdBy: staffId,
    })
    await change.audit({ action: 'operations_key.added', target: id, environment, after: auditedKey(added), reason })
    return { key_id: id, key }
  })

  door.change(calls.revokeOperationsKey, async ({ fields: { key_id: id, reason } }, change) => {
    if (!(await revokeKey(change, id, reason, now()))) throw new Failure('NOT_FOUND')
    return null
  })
}

/** Revokes a key within a change. false: there is none, or it was revoked before. */
export async function revokeKey(change: StaffChange, id: string, reason: string, at: Date): Promise<boolean> {
  const revoked = await operationsKeyStore(change.database).revoke(id, at)
  if (!revoked) return false
  const { environment } = revoked
  const before = auditedKey(revoked)
  await change.audit({ action: 'operations_key.revoked', target: id, environment, before, reason })
  return true
}
