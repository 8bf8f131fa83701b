import { tellAccessChangedBy } from '../database/access-changes.store.ts'
import type { Database } from '../database/connection.ts'
import { json } from '../database/json-parameter.ts'
import { takeTurn } from '../database/partner-lock.store.ts'
import { columnsBut } from '../database/row-columns.ts'
import { tokens } from '../database/tables/environment-tables.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import type { NewTokenPair, TokenPair } from './tokens.store.ts'

/** A partner's key asks for a pair. `refreshHash`: of what it trades for it; null: the pair begins a family. */
export type Trade = { keyHash: Buffer; refreshHash: Buffer | null; next: NewTokenPair & { familyId: string } }
/** What a pair is judged by when its refresh token is used. */
type TradedPair = Pick<TokenPair, 'refreshedAt' | 'revokedAt' | 'refreshExpiresAt'>
type Verdict = 'good' | 'reused' | 'dead'
type Rules = { judge: (pair: TradedPair) => Verdict; most: number; now: Date }
type Found = TradedPair & Pick<TokenPair, 'id' | 'familyId' | 'namedKeyId'>

/**
 * Makes trades of one partner: `good` adds `next`, to the family that is traded if there is one; `reused` revokes the family. More pairs than
 * `most` are not left alive. A partner's trades take turns: of two at once one wins, and no pair joins a family as it is revoked. A
 * key renews its own pairs alone: none gets by it what it may not do.
 */
export async function trade(
  database: Database,
  partnerId: string,
  trades: readonly Trade[],
  { judge, most, now }: Rules,
): Promise<(Verdict | 'key ended')[]> {
  return inTransaction(database, async (transaction) => {
    // The driver sends each once it is waited for: in this order
    const [, keys, found] = await Promise.all([
      takeTurn(transaction, 'tokens', partnerId),
      workingKeys(transaction, trades, now),
      findPairs(transaction, partnerId, trades),
    ])
    const working = new Set(keys.map(({ key }) => key))
    const pairs = new Map(found.map(({ hash, ...pair }) => [hash, pair]))
    const added: Trade['next'][] = []
    const traded: string[] = []
    const revoked = new Set<string>()
    const verdicts = trades.map(({ keyHash, refreshHash, next }) => {
      if (!working.has(keyHash.toString('hex'))) return 'key ended'
      if (refreshHash === null) {
        added.push(next)
        return 'good'
      }
      const pair = pairs.get(refreshHash.toString('hex'))
      if (!pair || pair.namedKeyId !== next.namedKeyId) return 'dead'
      const verdict = judge(revoked.has(pair.familyId) ? { ...pair, revokedAt: now } : pair)
      if (verdict === 'good') {
        added.push({ ...next, familyId: pair.familyId })
        traded.push(pair.id)
        // Whoever brings it a second time, even now, is told
        pair.refreshedAt = now
      }
      if (verdict === 'reused') revoked.add(pair.familyId)
      return verdict
    })
    // In one message to the database. Families are revoked after what joined them
    await Promise.all([
      traded.length > 0 && transaction`update tokens set refreshed_at = ${now} where id = any (${traded}::text[])`,
      ...(added.length > 0 ? insertPairs(transaction, partnerId, added, { most, now }) : []),
      ...(revoked.size > 0 ? revokeFamilies(transaction, partnerId, [...revoked], now) : []),
    ])
    return verdicts
  })
}

/** Judged again in the partner's turn: a rotation that ended a key has revoked the pairs of it that it saw. */
const workingKeys = (transaction: Transaction, trades: readonly Trade[], now: Date) => transaction<{ key: string }[]>`
  select key from unnest(${hashes(trades.map(({ keyHash }) => keyHash))}::text[]) as key
  where exists (select from partner_keys
      where key_hash = decode(key, 'hex') and (expires_at is null or expires_at > ${now}))
    or exists (select from named_keys where key_hash = decode(key, 'hex') and revoked_at is null)`

function findPairs(transaction: Transaction, partnerId: string, trades: readonly Trade[]) {
  const wanted = hashes(trades.flatMap(({ refreshHash }) => refreshHash ?? []))
  return wanted.length === 0
    ? []
    : transaction<(Found & { hash: string })[]>`
        select hash, pair.* from unnest(${wanted}::text[]) as hash cross join lateral (
          select id, family_id as "familyId", named_key_id as "namedKeyId", refreshed_at as "refreshedAt",
            revoked_at as "revokedAt", refresh_expires_at as "refreshExpiresAt"
          from tokens where refresh_hash = decode(hash, 'hex') and partner_id = ${partnerId} limit 1
        ) pair`
}

const hashes = (all: readonly Buffer[]): string[] => [...new Set(all.map((hash) => hash.toString('hex')))]

const newColumns = columnsBut(tokens, 'refreshedAt', 'revokedAt', 'lastUsedAt', 'lastUsedAddress')

/** Leaves the new pairs alive and, of the others, as many as there may be beside them: those used or made last. */
function insertPairs(
  transaction: Transaction,
  partnerId: string,
  pairs: readonly Trade['next'][],
  { most, now }: Pick<Rules, 'most' | 'now'>,
) {
  const rows = pairs.map((pair) => ({
    ...pair,
    accessHash: bytea(pair.accessHash),
    accessSealed: bytea(pair.accessSealed),
    refreshHash: bytea(pair.refreshHash),
    refreshSealed: bytea(pair.refreshSealed),
  }))
  const raw = transaction.unsafe
  return [
    transaction`
      insert into tokens (${raw(newColumns.names)}) select ${raw(newColumns.of('pair'))}
      from json_to_recordset(${json(rows)}::text::json) as pair (${raw(newColumns.ofObject)})`,
    transaction`
      update tokens set revoked_at = ${now} where id in (
        select id from tokens
        where partner_id = ${partnerId} and revoked_at is null and id <> all (${pairs.map(({ id }) => id)}::text[])
          and (access_expires_at > ${now} or refreshed_at is null and refresh_expires_at > ${now})
        order by coalesce(last_used_at, created_at) desc, id desc offset ${Math.max(most - pairs.length, 0)}::int
      )`,
  ]
}

/** As PostgreSQL reads bytes out of a text. */
const bytea = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`

const revokeFamilies = (transaction: Transaction, partnerId: string, families: string[], now: Date) => [
  transaction`update tokens set revoked_at = ${now} where family_id = any (${families}::text[]) and revoked_at is null`,
  tellAccessChangedBy(transaction, partnerId),
]
