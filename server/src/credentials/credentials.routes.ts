import type { DataOf } from '@edis/contract/call'
import type { Environment } from '@edis/contract/environment'
import { credentials, generate, refresh, rotate } from '@edis/contract/portal-calls/auth'
import { newId } from '../database/id.ts'
import { hashSecret, randomSecret, type Vault } from '../database/vault.ts'
import type { ApiDoor } from '../http/api-door.ts'
import { Failure } from '../http/failure.ts'
import {
  accessLifetime,
  isOfOtherEnvironment,
  parseBasic,
  refreshLifetime,
  refreshVerdict,
  sealContext,
  type SecretKind,
  secretPrefix,
} from './credentials.ts'
import type { NewKey, PartnerKeyStore } from './partner-keys.store.ts'
import type { NewTokenPair, TokenStore } from './tokens.store.ts'

const hour = 3_600_000

type Parts = {
  keys: PartnerKeyStore
  tokens: TokenStore
  vault: Vault
  /** Access tokens have ended before their time. */
  onRevoked: () => void
  /** Counts a call of a partner whose key is right. @throws {Failure} RATE_LIMITED */
  countCall: (partnerId: string) => void
  now: () => Date
}

export function credentialRoutes(door: ApiDoor, { keys, tokens, vault, onRevoked, countCall, now }: Parts): void {
  const { environment } = door

  door.answer(credentials, async ({ caller }) => {
    const { partnerId } = caller
    const [present, previous] = await workingKeys(partnerId)
    if (!present) throw new Error(`${partnerId} has no key`)
    const pair = await tokens.findNewest(partnerId, now())
    const opened = (sealed: Buffer, kind: SecretKind) =>
      vault.tryOpen(sealed, sealContext(environment, kind, partnerId))
    const token = pair && opened(pair.accessSealed, 'token')
    const refreshToken = pair && opened(pair.refreshSealed, 'refresh')
    // What can't be shown counts as absent: there is a new one for the asking.
    const shown = token !== null && refreshToken !== null ? pair : null
    return {
      partner_id: partnerId,
      partner_key: opened(present.keySealed, 'key'),
      previous_key_expires: previous?.expiresAt?.toISOString() ?? null,
      token: shown && token,
      refresh_token: shown && refreshToken,
      expired: shown && shown.accessExpiresAt.toISOString(),
      refresh_expired: shown && shown.refreshExpiresAt.toISOString(),
      granted_at: environment === 'production' ? (caller.productionGrantedAt?.toISOString() ?? null) : null,
    }
  })

  door.answer(generate, async ({ fields, authorization, identify }) => {
    const { pair, data } = newPair(await keyOwner(fields.auth ?? authorization, identify))
    await tokens.add({ ...pair, familyId: newId('fam') })
    return data
  })

  door.answer(refresh, async ({ fields, authorization, identify }) => {
    const partnerId = await keyOwner(fields.auth ?? authorization, identify)
    if (isOfOtherEnvironment(fields.token, 'refresh', environment)) throw new Failure('AUTH_WRONG_ENVIRONMENT')
    const { pair, data } = newPair(partnerId)
    const verdict = await tokens.refresh(
      { partnerId, refreshHash: hashSecret(fields.token), next: pair },
      (found) => refreshVerdict(found, now()),
      now(),
    )
    if (verdict === 'reused') onRevoked()
    if (verdict !== 'good') throw new Failure('AUTH_REFRESH_INVALID')
    return data
  })

  door.answer(rotate, async ({ fields, caller }) => {
    const { partnerId } = caller
    const { key, row } = newKey(partnerId)
    const earlierEnd = new Date(now().getTime() + fields.overlap_hours * hour)
    await workingKeys(partnerId)
    await keys.replace(row, earlierEnd)
    const overlap = fields.overlap_hours > 0 ? earlierEnd.toISOString() : null
    return { partner_id: partnerId, partner_key: key, previous_key_expires: overlap }
  })

  /** A partner gets its first key when it first asks for it. */
  async function workingKeys(partnerId: string) {
    const working = await keys.listWorking(partnerId, now())
    if (working.length > 0) return working
    await keys.addFirst(newKey(partnerId).row)
    return keys.listWorking(partnerId, now())
  }

  async function keyOwner(authorization: string | undefined, identify: (partnerId: string) => void): Promise<string> {
    const basic = parseBasic(authorization)
    if ('error' in basic) throw new Failure(basic.error)
    if (isOfOtherEnvironment(basic.partnerKey, 'key', environment)) throw new Failure('AUTH_WRONG_ENVIRONMENT')
    const owner = await keys.findOwner(hashSecret(basic.partnerKey))
    const ended = owner?.expiresAt && owner.expiresAt <= now()
    if (!owner || ended || owner.partnerId !== basic.partnerId) throw new Failure('AUTH_INVALID_CREDENTIALS')
    identify(owner.partnerId)
    if (owner.suspendedAt) throw new Failure('AUTH_PARTNER_INACTIVE')
    if (environment === 'production' && !owner.productionGrantedAt) throw new Failure('PRODUCTION_NOT_GRANTED')
    countCall(owner.partnerId)
    return owner.partnerId
  }

  function newKey(partnerId: string): { key: string; row: NewKey } {
    const key = randomSecret(secretPrefix('key', environment))
    const keySealed = vault.seal(key, sealContext(environment, 'key', partnerId))
    return { key, row: { partnerId, keyHash: hashSecret(key), keySealed, createdAt: now() } }
  }

  function newPair(partnerId: string): { pair: NewTokenPair; data: DataOf<typeof generate> } {
    const access = randomSecret(secretPrefix('token', environment))
    const renewal = randomSecret(secretPrefix('refresh', environment))
    const createdAt = now()
    const accessExpiresAt = new Date(createdAt.getTime() + accessLifetime)
    const refreshExpiresAt = new Date(createdAt.getTime() + refreshLifetime)
    const pair = {
      id: newId('tok'),
      partnerId,
      accessHash: hashSecret(access),
      accessSealed: vault.seal(access, sealContext(environment, 'token', partnerId)),
      accessExpiresAt,
      refreshHash: hashSecret(renewal),
      refreshSealed: vault.seal(renewal, sealContext(environment, 'refresh', partnerId)),
      refreshExpiresAt,
      createdAt,
    }
    const data = {
      token: access,
      refresh_token: renewal,
      token_type: 'Bearer' as const,
      expired: accessExpiresAt.toISOString(),
      refresh_expired: refreshExpiresAt.toISOString(),
      environment: environment satisfies Environment,
    }
    return { pair, data }
  }
}
