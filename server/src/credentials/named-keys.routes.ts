import { hints } from '@edis/contract/errors/hints'
import { createKey, type KeyEntry, listKeys, maxKeys, revokeKey } from '@edis/contract/portal-calls/keys'
import { newId } from '../database/id.ts'
import { hashSecret, randomSecret } from '../database/vault.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure, fieldFailure } from '../http/doors/failure.ts'
import { firstKeyName, secretPrefix } from './credentials.ts'
import type { FirstKeys } from './first-keys.ts'
import { type KeyUse, type NamedKey, namedKeyStore, type NamedKeyStore } from './named-keys.store.ts'

type Parts = {
  keys: NamedKeyStore
  firstKeys: FirstKeys
  /** Access tokens have ended before their time. */
  onRevoked: (partnerId: string) => void
  now: () => Date
}

/** A partner's keys: the first, and those of its systems, each with its name and scope. */
export function namedKeyRoutes(door: ApiDoor, { keys, firstKeys, onRevoked, now }: Parts): void {
  door.answer(listKeys, async ({ caller: { partnerId } }) => {
    const [first, named, uses] = await Promise.all([
      firstKeys.present(partnerId),
      keys.list(partnerId),
      keys.uses(partnerId, now()),
    ])
    const useOf = (namedKeyId: string | null) => uses.find((use) => use.namedKeyId === namedKeyId)
    return [
      entryOf({ ...first, name: firstKeyName, scope: 'all' }, true, useOf(null)),
      ...named.map((key) => entryOf(key, false, useOf(key.id))),
    ]
  })

  door.change(createKey, async ({ fields: { name, scope }, caller: { partnerId } }, change) => {
    const key = randomSecret(secretPrefix('key', door.environment))
    const row = {
      id: newId('key'),
      partnerId,
      name: name.trim(),
      scope,
      keyHash: hashSecret(key),
      ending: key.slice(-4),
      createdAt: now(),
    }
    // The first key is one of them.
    if (row.name.toLowerCase() === firstKeyName.toLowerCase()) throw new Failure('KEY_DUPLICATE')
    const added = await namedKeyStore(change.database).add(row, maxKeys - 1)
    if (added !== 'added') throw new Failure(added === 'duplicate' ? 'KEY_DUPLICATE' : 'KEY_LIMIT_REACHED')
    await change.audit({ action: 'key.created', target: row.id, after: { name: row.name, scope } })
    return { ...entryOf(row, false, undefined), partner_id: partnerId, partner_key: key }
  })

  door.change(revokeKey, async ({ fields: { id }, caller: { partnerId } }, change) => {
    if ((await firstKeys.present(partnerId)).id === id) throw fieldFailure('id', 'FIELD_INVALID', hints.firstKeyStays)
    const revoked = await namedKeyStore(change.database).revoke(partnerId, id, now())
    if (!revoked) throw new Failure('NOT_FOUND', { text: hints.noActiveKey })
    const { tokens, ...before } = revoked
    await change.audit({ action: 'key.revoked', target: id, before, after: { tokens_revoked: tokens } })
    change.afterCommit(() => onRevoked(partnerId))
    return { id, tokens_revoked: tokens }
  })
}

const entryOf = (
  { id, name, scope, ending, createdAt }: Pick<NamedKey, 'id' | 'name' | 'scope' | 'ending' | 'createdAt'>,
  first: boolean,
  use: KeyUse | undefined,
): KeyEntry => ({
  id,
  name,
  scope,
  first,
  ending,
  created_at: createdAt.toISOString(),
  last_used_at: use?.lastUsedAt.toISOString() ?? null,
  address: use?.address ?? null,
  tokens: use?.tokens ?? 0,
})
