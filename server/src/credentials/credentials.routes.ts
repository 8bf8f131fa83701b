import type { DataOf } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import { isAtLeast } from '@edis/contract/members/member-roles'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { refreshToken } from '@edis/contract/open-api/refresh-token'
import { credentials, rotate } from '@edis/contract/portal-calls/credentials'
import { maxTokenPairs } from '@edis/contract/portal-calls/tokens'
import type { Database } from '../database/connection.ts'
import { newId } from '../database/id.ts'
import { hashSecret, randomSecret, type Vault } from '../database/vault.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Failure } from '../http/doors/failure.ts'
import { mailPartner } from '../mail/mail.store.ts'
import { credentialsRotated } from '../mail/templates/credentials-rotated.ts'
import type { CallerOf } from '../http/gate/caller-gate.ts'
import { gather } from '../http/gate/gather.ts'
import { wrongEnvironment } from '../http/gate/wrong-credentials.ts'
import {
  accessLifetime,
  isOfOtherEnvironment,
  masked,
  refreshLifetime,
  refreshVerdict,
  sealContext,
  type SecretKind,
  secretPrefix,
} from './credentials.ts'
import type { FirstKeys } from './first-keys.ts'
import { partnerKeyStore } from './partner-keys.store.ts'
import { trade, type Trade } from './token-trades.store.ts'
import type { TokenPair, TokenStore } from './tokens.store.ts'
import type { WrongKeyStore } from './wrong-keys.store.ts'

const hour = 3_600_000
/** Trades of one partner in one transaction. */
const mostTogether = 32
/** Of one partner in an environment and a day: whoever has a session may rotate without end. */
const maxMails = 10

type Parts = {
  database: Database
  firstKeys: FirstKeys
  tokens: TokenStore
  findWrongKeys: WrongKeyStore['find']
  vault: Vault
  /** Access tokens have ended before their time. */
  onRevoked: (partnerId: string) => void
  now: () => Date
}

export function credentialRoutes(door: ApiDoor, parts: Parts): void {
  const { database, firstKeys, tokens, vault, onRevoked, now } = parts
  const { environment } = door
  const tradeTogether = gather({
    most: mostTogether,
    // They take turns in the database
    runsAtOnce: 1,
    run(partnerId, trades: Trade[]) {
      const time = now()
      const judge: Parameters<typeof trade>[3]['judge'] = (pair) => refreshVerdict(pair, time)
      return trade(database, partnerId, trades, { judge, most: maxTokenPairs, now: time })
    },
  })

  door.answer(credentials, async ({ fields, caller }) => {
    const { partnerId } = caller
    // Who may not use a secret is not shown it.
    const showsSecrets = isAtLeast(caller.role, environment === 'production' ? 'owner' : 'developer')
    const masks = showsSecrets && environment === 'production' && !caller.isFresh
    if (masks && fields.reveal) throw new Failure('AUTH_FRESH_SIGN_IN_REQUIRED')
    const [[present, previous], pair, wrong] = await Promise.all([
      firstKeys.working(partnerId),
      tokens.findNewest(partnerId, now()),
      parts.findWrongKeys(partnerId, now()),
    ])
    if (!present) throw new Error(`${partnerId} has no key`)
    const opened = (sealed: Buffer, kind: SecretKind) =>
      showsSecrets ? vault.tryOpen(sealed, sealContext(environment, kind, partnerId)) : null
    const token = pair && opened(pair.accessSealed, 'token')
    const renewal = pair && opened(pair.refreshSealed, 'refresh')
    // What can't be shown counts as absent: there is a new one for the asking.
    const shown = token !== null && renewal !== null ? pair : null
    const key = opened(present.keySealed, 'key')
    const mask = (secret: string | null, kind: SecretKind) => secret && masked(secret, kind, environment)
    return {
      partner_id: partnerId,
      partner_key: masks ? null : key,
      masked: masks
        ? {
            partner_key: mask(key, 'key'),
            token: shown && mask(token, 'token'),
            refresh_token: shown && mask(renewal, 'refresh'),
          }
        : null,
      previous_key_expires: previous?.expiresAt?.toISOString() ?? null,
      token: masks ? null : shown && token,
      refresh_token: masks ? null : shown && renewal,
      expired: shown && shown.accessExpiresAt.toISOString(),
      refresh_expired: shown && shown.refreshExpiresAt.toISOString(),
      wrong_keys: wrong && {
        count: wrong.count,
        since: wrong.since.toISOString(),
        last_at: wrong.lastAt.toISOString(),
        address: wrong.address,
      },
      granted_at: environment === 'production' ? (caller.productionGrantedAt?.toISOString() ?? null) : null,
    }
  })

  door.answer(generateToken, async ({ caller, isPortal }) => {
    const { keyHash } = caller
    const { pair, data } = newPair(caller, isPortal ? 'portal' : 'api')
    const verdict = await tradeTogether(pair.partnerId, { keyHash, refreshHash: null, next: pair })
    if (verdict !== 'good') throw new Failure('AUTH_INVALID_CREDENTIALS')
    return data
  })

  door.answer(refreshToken, async ({ fields, caller, isPortal }) => {
    const { partnerId, keyHash } = caller
    if (isOfOtherEnvironment(fields.token, 'refresh', environment)) throw wrongEnvironment('refresh', environment)
    const { pair, data } = newPair(caller, isPortal ? 'portal' : 'api')
    const verdict = await tradeTogether(partnerId, { keyHash, refreshHash: hashSecret(fields.token), next: pair })
    if (verdict === 'reused') onRevoked(partnerId)
    if (verdict === 'key ended') throw new Failure('AUTH_INVALID_CREDENTIALS')
    if (verdict !== 'good') throw new Failure('AUTH_REFRESH_INVALID')
    return data
  })

  door.change(rotate, async ({ fields, address, caller: { partnerId } }, change) => {
    const { key, row } = firstKeys.make(partnerId)
    const earlierEnd = new Date(now().getTime() + fields.overlap_hours * hour)
    const partnersKeys = partnerKeyStore(change.database)
    await firstKeys.working(partnerId, partnersKeys)
    // A key is ended at once because somebody else may have it, and with it tokens.
    const revokes = fields.overlap_hours === 0 || fields.revoke_tokens === true
    const revoked = await partnersKeys.replace(row, earlierEnd, { revokes })
    if (revokes) change.afterCommit(() => onRevoked(partnerId))
    const overlap = fields.overlap_hours > 0 ? earlierEnd.toISOString() : null
    const after = { previous_key_expires: earlierEnd.toISOString(), tokens_revoked: revoked }
    await change.audit({ action: 'credentials.rotated', target: null, after })
    const told = { environment, address, previous_ends: earlierEnd.toISOString() }
    await mailPartner(change.transaction, partnerId, credentialsRotated, told, { aDay: maxMails })
    return { partner_id: partnerId, partner_key: key, previous_key_expires: overlap, tokens_revoked: revoked }
  })

  function newPair(
    { partnerId, namedKeyId, scope }: CallerOf<'partner-key'>,
    madeBy: TokenPair['madeBy'],
  ): { pair: Trade['next']; data: DataOf<typeof generateToken> } {
    const access = randomSecret(secretPrefix('token', environment))
    const renewal = randomSecret(secretPrefix('refresh', environment))
    const createdAt = now()
    const accessExpiresAt = new Date(createdAt.getTime() + accessLifetime)
    const refreshExpiresAt = new Date(createdAt.getTime() + refreshLifetime)
    const pair = {
      id: newId('tok'),
      familyId: newId('fam'),
      partnerId,
      accessHash: hashSecret(access),
      accessSealed: vault.seal(access, sealContext(environment, 'token', partnerId)),
      accessExpiresAt,
      refreshHash: hashSecret(renewal),
      refreshSealed: vault.seal(renewal, sealContext(environment, 'refresh', partnerId)),
      refreshExpiresAt,
      createdAt,
      madeBy,
      namedKeyId,
      scope,
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
