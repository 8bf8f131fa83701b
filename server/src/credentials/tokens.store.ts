import type { KeyScope } from '@edis/contract/calls/call-scopes'
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { ownRateLimit, partners } from '../database/tables/accounts-tables.ts'
import { tellAccessChanged } from '../database/access-changes.store.ts'
import type { Database } from '../database/connection.ts'
import { allowedIps, namedKeys, tokens } from '../database/tables/environment-tables.ts'
import { json } from '../database/json-parameter.ts'
import { lockForPartner } from '../database/partner-lock.store.ts'
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
/** Of the partner, and it works still or can be refreshed. */
const alive = (partnerId: string, now: Date) =>
  and(
    eq(tokens.partnerId, partnerId),
    isNull(tokens.revokedAt),
    or(gt(tokens.accessExpiresAt, now), and(isNull(tokens.refreshedAt), gt(tokens.refreshExpiresAt, now))),
  )

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
