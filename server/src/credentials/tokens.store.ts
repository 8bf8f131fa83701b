import type { KeyScope } from '@edis/contract/calls/call-scopes'
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { ownRateLimit, partners } from '../database/tables/accounts-tables.ts'
import { tellAccessChanged, tellAccessChangedBy } from '../database/access-changes.store.ts'
import type { Database } from '../database/connection.ts'
import { allowedIps, namedKeys, tokens } from '../database/tables/environment-tables.ts'
import { json } from '../database/json-parameter.ts'
import { lockForPartner, takeTurn } from '../database/partner-lock.store.ts'
import { columnsBut, type RowOf } from '../database/row-columns.ts'
import { inTransaction, type Transaction } from '../database/transaction.ts'
import type { TokenUse } from './token-use.ts'

export type TokenPair = typeof tokens.$inferSelect
export type NewTokenPair = Omit<TokenPair, 'familyId' | 'refreshedAt' | 'revokedAt' | 'lastUsedAt' | 'lastUsedAddress'>
export type AlivePair = Pick<
  TokenPair,
  'id' | 'createdAt' | 'accessExpiresAt' | 'lastUsedAt' | 'lastUsedAddress' | 'madeBy' | 'scope'
> & { keyName: string | null }
export type TokenStore = ReturnType<typeof tokenStore>

/** `id` null: all. `of`: of the first key, or of the named one with this id, alone. */
type TokensOf = { partnerId: string; id: string | null; of?: 'first key' | (string & {}) }
type Executor = Pick<Database, 'execute' | 'update'>
/** What a pair is judged by when its refresh token is used. */
type TradedPair = Pick<TokenPair, 'refreshedAt' | 'revokedAt' | 'refreshExpiresAt'>
type RefreshRequest = {
  partnerId: string
  refreshHash: Buffer
  keyHash: Buffer
  next: NewTokenPair
  most: number
}

/** Of the partner, and it works still or can be refreshed. */
const alive = (partnerId: string, now: Date) =>
  and(
    eq(tokens.partnerId, partnerId),
    isNull(tokens.revokedAt),
    or(gt(tokens.accessExpiresAt, now), and(isNull(tokens.refreshedAt), gt(tokens.refreshExpiresAt, now))),
  )

/** Judged again in the pair's turn: a rotation that ended the key has revoked the pairs of it that it saw. */
const worksOf = (transaction: Transaction, keyHash: Buffer, now: Date) => transaction`
  select 1 from partner_keys where key_hash = ${keyHash} and (expires_at is null or expires_at > ${now})
  union all
  select 1 from named_keys where key_hash = ${keyHash} and revoked_at is null`

const newColumns = columnsBut(tokens, 'refreshedAt', 'revokedAt', 'lastUsedAt', 'lastUsedAddress')

/** Leaves the new pair alive and, of the others, as many as there may be beside it: those used or made last. */
function insertPair(transaction: Transaction, pair: RowOf<typeof newColumns>, most: number): Promise<unknown> {
  const { id, partnerId, createdAt: now } = pair
  return Promise.all([
    transaction.unsafe(newColumns.insertion, newColumns.values(pair), { prepare: true }),
    transaction`
      update tokens set revoked_at = ${now} where id in (
        select id from tokens
        where partner_id = ${partnerId} and revoked_at is null and id <> ${id}
          and (access_expires_at > ${now} or refreshed_at is null and refresh_expires_at > ${now})
        order by coalesce(last_used_at, created_at) desc, id desc offset ${most - 1}
      )`,
  ])
}

/** In its turn among the partner's trades: no pair comes of a refresh token that was revoked. */
export async function revokeAlive(transaction: Executor, { partnerId, id, of }: TokensOf, now: Date): Promise<number> {
  await lockForPartner(transaction, 'tokens', partnerId)
  const revoked = await transaction
    .update(tokens)
    .set({ revokedAt: now })
    .where(
      and(
        alive(partnerId, now),
        id === null ? undefined : eq(tokens.id, id),
        of === undefined ? undefined : of === 'first key' ? isNull(tokens.namedKeyId) : eq(tokens.namedKeyId, of),
      ),
    )
    .returning({ id: tokens.id })
  if (revoked.length > 0) await tellAccessChanged(transaction, partnerId)
  return revoked.length
}

export function tokenStore(database: Database) {
  const bearer = database
    .select({
      tokenId: tokens.id,
      partnerId: tokens.partnerId,
      expiresAt: tokens.accessExpiresAt,
      revokedAt: tokens.revokedAt,
      suspendedAt: partners.suspendedAt,
      productionGrantedAt: partners.productionGrantedAt,
      rateLimit: ownRateLimit,
      scope: sql<KeyScope>`coalesce(${tokens.scope}, 'all')`,
      allowedIps: sql<
        string[]
      >`array(select ${allowedIps.ip} from ${allowedIps} where ${allowedIps.partnerId} = ${tokens.partnerId})`,
    })
    .from(tokens)
    .innerJoin(partners, eq(partners.id, tokens.partnerId))
    .where(eq(tokens.accessHash, sql.placeholder('accessHash')))
    .prepare('bearer_by_access_token')

  return {
    /** What the doors judge an access token by, with the partner's allowed addresses. */
    async findBearer(accessHash: Buffer) {
      const [found] = await bearer.execute({ accessHash })
      return found ?? null
    },

    /** Adds a pair for a key that still works; gives whether it does. More pairs than `most` are not left alive. */
    async add(pair: NewTokenPair & { familyId: string }, keyHash: Buffer, most: number): Promise<boolean> {
      return inTransaction(database, async (transaction) => {
        const [, works] = await Promise.all([
          takeTurn(transaction, 'tokens', pair.partnerId),
          worksOf(transaction, keyHash, pair.createdAt),
        ])
        if (works.length > 0) await insertPair(transaction, pair, most)
        return works.length > 0
      })
    },

    /** The pairs that still work or can be refreshed, the newest first. */
    listAlive(partnerId: string, now: Date): Promise<AlivePair[]> {
      const { id, createdAt, accessExpiresAt, lastUsedAt, lastUsedAddress, madeBy, scope } = tokens
      return database
        .select({
          id,
          createdAt,
          accessExpiresAt,
          lastUsedAt,
          lastUsedAddress,
          madeBy,
          scope,
          keyName: namedKeys.name,
        })
        .from(tokens)
        .leftJoin(namedKeys, eq(namedKeys.id, tokens.namedKeyId))
        .where(alive(partnerId, now))
        .orderBy(desc(id))
    },

    /** Ends one of the partner's pairs, or with null all that are alive. Gives how many it ended. */
    async revoke({ partnerId, id }: { partnerId: string; id: string | null }, now: Date): Promise<number> {
      return database.transaction((transaction) => revokeAlive(transaction, { partnerId, id }, now))
    },

    /** Writes the last uses, of each pair once a minute, however many processes it is used at. */
    async recordUses(uses: readonly TokenUse[]): Promise<void> {
      await database.$client`
        update tokens set last_used_at = at, last_used_address = address
        from jsonb_to_recordset(${json(uses)}::text::jsonb) as used (id text, at timestamptz, address text)
        where tokens.id = used.id and (last_used_at is null or last_used_at <= at - interval '1 minute')`
    },

    /** The newest pair of the first key that still works or can be refreshed. */
    async findNewest(partnerId: string, now: Date): Promise<TokenPair | null> {
      const [pair] = await database
        .select()
        .from(tokens)
        .where(
          and(
            eq(tokens.partnerId, partnerId),
            isNull(tokens.namedKeyId),
            isNull(tokens.revokedAt),
            isNull(tokens.refreshedAt),
            gt(tokens.refreshExpiresAt, now),
          ),
        )
        .orderBy(desc(tokens.id))
        .limit(1)
      return pair ?? null
    },

    /**
     * Exchanges a refresh token: `judge` judges the pair it belongs to. `good` adds `next` to the family, `reused` revokes
     * the family. A partner's exchanges take turns: of two at once one wins, and no pair joins a family as it is revoked.
     * A key renews its own pairs alone: none gets by it what it may not do.
     */
    async refresh(
      { partnerId, refreshHash, keyHash, next, most }: RefreshRequest,
      judge: (pair: TradedPair) => 'good' | 'reused' | 'dead',
      now: Date,
    ): Promise<'good' | 'reused' | 'dead' | 'key ended'> {
      return inTransaction(database, async (transaction) => {
        const [, works, [pair]] = await Promise.all([
          takeTurn(transaction, 'tokens', partnerId),
          worksOf(transaction, keyHash, now),
          transaction<(TradedPair & { id: string; familyId: string })[]>`
            select id, family_id as "familyId", refreshed_at as "refreshedAt", revoked_at as "revokedAt",
              refresh_expires_at as "refreshExpiresAt"
            from tokens where refresh_hash = ${refreshHash} and partner_id = ${partnerId}
              and named_key_id is not distinct from ${next.namedKeyId}`,
        ])
        if (works.length === 0) return 'key ended'
        const verdict = pair ? judge(pair) : 'dead'
        if (pair && verdict === 'good')
          await Promise.all([
            transaction`update tokens set refreshed_at = ${now} where id = ${pair.id}`,
            insertPair(transaction, { ...next, familyId: pair.familyId }, most),
          ])
        if (pair && verdict === 'reused')
          await Promise.all([
            transaction`update tokens set revoked_at = ${now} where family_id = ${pair.familyId} and revoked_at is null`,
            tellAccessChangedBy(transaction, partnerId),
          ])
        return verdict
      })
    },

    /** Ends the newest pair's access token, and leaves its refresh token. Gives whether there was one. */
    async expireNewest(partnerId: string, now: Date): Promise<boolean> {
      const pair = await this.findNewest(partnerId, now)
      if (!pair) return false
      await database.update(tokens).set({ accessExpiresAt: now }).where(eq(tokens.id, pair.id))
      await tellAccessChanged(database, partnerId)
      return true
    },

    async deleteExpired(before: Date): Promise<void> {
      await database.delete(tokens).where(lt(tokens.refreshExpiresAt, before))
    },
  }
}
