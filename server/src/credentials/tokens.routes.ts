import { hints } from '@edis/contract/errors/hints'
import { listTokens, revokeTokens, type TokenEntry } from '@edis/contract/portal-calls/tokens'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure, fieldFailure } from '../http/doors/failure.ts'
import { firstKeyName } from './credentials.ts'
import { type AlivePair, tokenStore, type TokenStore } from './tokens.store.ts'

type Parts = {
  tokens: TokenStore
  /** Access tokens have ended before their time. */
  onRevoked: (partnerId: string) => void
  now: () => Date
}

/** The token pairs that are alive, and their end. */
export function tokenRoutes(door: ApiDoor, { tokens, onRevoked, now }: Parts): void {
  door.answer(listTokens, async ({ caller }) => (await tokens.listAlive(caller.partnerId, now())).map(present))

  door.change(revokeTokens, async ({ fields: { id, all = false }, caller: { partnerId } }, change) => {
    if (id === undefined && !all) throw fieldFailure('id', 'FIELD_REQUIRED')
    if (id !== undefined && all) throw fieldFailure('all', 'FIELD_INVALID', hints.idOrAll)
    const revoked = await tokenStore(change.database).revoke({ partnerId, id: id ?? null }, now())
    if (id !== undefined && revoked === 0) throw new Failure('NOT_FOUND', { text: hints.noActiveToken })
    await change.audit({ action: 'tokens.revoked', target: id ?? null, after: { revoked } })
    change.afterCommit(() => onRevoked(partnerId))
    return { revoked }
  })
}

const present = (pair: AlivePair): TokenEntry => ({
  id: pair.id,
  created_at: pair.createdAt.toISOString(),
  expired: pair.accessExpiresAt.toISOString(),
  last_used_at: pair.lastUsedAt?.toISOString() ?? null,
  address: pair.lastUsedAddress,
  key: pair.keyName ?? firstKeyName,
  scope: pair.scope ?? 'all',
  made_by: pair.madeBy,
})
