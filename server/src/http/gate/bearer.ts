import type { KeyScope } from '@edis/contract/calls/call-scopes'
import { hints } from '@edis/contract/errors/hints'
import type { Environment } from '@edis/contract/environment'
import { hashSecret } from '../../database/vault.ts'
import { type Awaitable, atOnce } from './at-once.ts'
import { Failure } from '../doors/failure.ts'
import { wrongBearer } from './wrong-credentials.ts'

/** What a store knows of an access token. */
type BearerRow = {
  tokenId: string
  partnerId: string
  expiresAt: Date
  revokedAt: Date | null
  suspendedAt: Date | null
  productionGrantedAt: Date | null
  /** The partner's allowed addresses, normalised. */
  allowedIps: string[]
  /** Its own requests a minute; null: as many as everybody. */
  rateLimit: number | null
  /** Of the key that the token came from. */
  scope: KeyScope
}

export type BearerCheck = {
  /** Who the bearer is, at once when that is known. @throws {Failure} of every kind that a token can be wrong. */
  judge(
    authorization: string | undefined,
    address: string,
  ): Awaitable<Pick<BearerRow, 'partnerId' | 'rateLimit' | 'scope'>>
  /** Who the bearer is, when that is known and nothing is wrong with it; else null. Waits for nothing and throws nothing. */
  atHand(
    authorization: string | undefined,
    address: string,
  ): Pick<BearerRow, 'partnerId' | 'rateLimit' | 'scope'> | null
  /** Whose a token is that worked when it was last asked for; null: not known. Waits for nothing. */
  known(authorization: string | undefined, address: string): string | null
  /** What is believed of the partner's tokens is asked anew, those that are being asked for included. */
  forget(partnerId: string): void
}

type Options = {
  environment: Environment
  find: (accessHash: Buffer) => Promise<BearerRow | null>
  /** Makes the judge of a list of addresses; an empty list lets every address in. */
  compileAllowList: (ips: string[]) => (address: string) => boolean
  /** Takes note of a request that a token let in. */
  onUse: (tokenId: string, address: string, partnerId: string) => void
  now: () => Date
}

/**
 * How long a token's row is believed, in milliseconds. A change is told to every process as it commits; for one that is
 * cut off from what it is told, this is the bound.
 */
const cacheFor = 800
const maxCached = 10_000
/** Of an Authorization header with a bearer token, spaces included. */
const maxHeaderLength = 300

type Cached = { row: BearerRow | null; isAllowed: (address: string) => boolean; until: number }

export function bearerCheck({ environment, find, compileAllowList, onUse, now }: Options): BearerCheck {
  /** By the whole header, so that a token that was seen is not even taken out of it. */
  const cache = new Map<string, Awaitable<Cached>>()
  /** What was last said of each, which stays while it is asked for anew. */
  const answered = new Map<string, Cached>()

  function look(authorization: string): Awaitable<Cached> {
    const held = cache.get(authorization)
    if (held && (held instanceof Promise || held.until > performance.now())) return held
    const token = bearerToken(authorization)
    const wrong = wrongBearer(token, environment)
    if (wrong) throw wrong
    if (cache.size >= maxCached) forgetAll()
    const loading = load(token)
    cache.set(authorization, loading)
    const settle = (cached?: Cached) => {
      if (cache.get(authorization) !== loading) return
      if (!cached) return void cache.delete(authorization)
      cache.set(authorization, cached)
      answered.set(authorization, cached)
    }
    loading.then(settle, () => settle())
    return loading
  }

  async function load(token: string): Promise<Cached> {
    const until = performance.now() + cacheFor
    const row = await find(hashSecret(token))
    return { row, isAllowed: compileAllowList(row?.allowedIps ?? []), until }
  }

  function whyNot(row: BearerRow): Failure | null {
    const { partnerId } = row
    if (row.revokedAt) return new Failure('AUTH_TOKEN_REVOKED', { partnerId })
    if (row.expiresAt <= now())
      return new Failure('AUTH_TOKEN_EXPIRED', { partnerId, details: { expired_at: row.expiresAt.toISOString() } })
    if (row.suspendedAt) return new Failure('AUTH_PARTNER_INACTIVE', { partnerId })
    if (environment === 'production' && !row.productionGrantedAt)
      return new Failure('PRODUCTION_NOT_GRANTED', { partnerId })
    return null
  }

  function verdict({ row, isAllowed }: Cached, address: string): BearerRow {
    if (!row) throw new Failure('AUTH_INVALID_CREDENTIALS')
    const { partnerId } = row
    const wrong = whyNot(row)
    if (wrong) throw wrong
    if (!isAllowed(address))
      throw new Failure('AUTH_IP_NOT_ALLOWED', {
        partnerId,
        details: { address },
        text: hints.addressNotAllowed(address),
      })
    onUse(row.tokenId, address, partnerId)
    return row
  }

  function judge(authorization: string | undefined, address: string): Awaitable<BearerRow> {
    if (authorization === undefined) throw new Failure('AUTH_MISSING_TOKEN')
    return atOnce(look(authorization), (cached) => verdict(cached, address))
  }

  function atHand(authorization: string | undefined, address: string): BearerRow | null {
    const held = authorization === undefined ? undefined : cache.get(authorization)
    if (!held || held instanceof Promise || held.until <= performance.now()) return null
    const { row, isAllowed } = held
    if (!row || whyNot(row) !== null || !isAllowed(address)) return null
    onUse(row.tokenId, address, row.partnerId)
    return row
  }

  function known(authorization: string | undefined, address: string): string | null {
    const held = authorization === undefined ? undefined : answered.get(authorization)
    return held?.row && whyNot(held.row) === null && held.isAllowed(address) ? held.row.partnerId : null
  }

  function forget(partnerId: string): void {
    for (const [header, cached] of cache)
      if (cached instanceof Promise || cached.row?.partnerId === partnerId) cache.delete(header)
    for (const [header, { row }] of answered) if (row?.partnerId === partnerId) answered.delete(header)
  }

  function forgetAll(): void {
    cache.clear()
    answered.clear()
  }

  return { judge, atHand, known, forget }
}

/** RFC 6750, section 2.1. */
export function bearerToken(authorization: string | undefined): string {
  if (authorization === undefined || authorization.trim() === '') throw new Failure('AUTH_MISSING_TOKEN')
  const token = /^bearer +(\S{1,200})$/i.exec(authorization.trim())?.[1]
  if (token === undefined || authorization.length > maxHeaderLength) throw new Failure('AUTH_INVALID_CREDENTIALS')
  return token
}
