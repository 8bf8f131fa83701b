import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Sql, TransactionSql } from 'postgres'
import { partners, sessions } from '../database/tables/accounts-tables.ts'
import { members } from '../database/tables/member-tables.ts'
import type { Language } from '@edis/contract/languages'
import type { Database } from '../database/connection.ts'
import { changing, type Transaction } from '../database/transaction.ts'
import { longestUnused } from './sign-in.ts'
import { mailMember } from '../mail/mail.store.ts'
import { newDevice } from '../mail/templates/new-device.ts'

export type SessionStore = ReturnType<typeof sessionStore>
type SignedInFrom = { device: string; address: string; language: Language }
type NewSession = { tokenHash: Buffer; memberId: string; partnerId: string; createdAt: Date; expiresAt: Date }
type ListedSession = {
  id: string
  tokenHash: Buffer
  device: string | null
  address: string | null
  createdAt: Date
  lastUsedAt: Date | null
}

export function sessionStore(database: Database) {
  const { $client: client } = database
  // Of a session that names no member it is the partner's first: a version that knew no other opened it.
  const byHash = database
    .select({
      partnerId: sessions.partnerId,
      memberId: members.id,
      role: members.role,
      totpAddedAt: members.totpAddedAt,
      hasPasskey: sql<boolean>`exists (select from accounts.passkeys where passkeys.member_id = ${members.id})`,
      secondFactorRequired: partners.secondFactorRequired,
      createdAt: sessions.createdAt,
      freshAt: sessions.freshAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
      endedAt: sessions.endedAt,
      suspendedAt: partners.suspendedAt,
      productionGrantedAt: partners.productionGrantedAt,
    })
    .from(sessions)
    .innerJoin(partners, eq(partners.id, sessions.partnerId))
    .innerJoin(
      members,
      and(
        eq(members.id, sql`coalesce(${sessions.memberId}, 'mbr_' || substr(${sessions.partnerId}, 5))`),
        isNull(members.removedAt),
      ),
    )
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session_by_hash')

  return {
    async find(tokenHash: Buffer) {
      const [session] = await byHash.execute({ tokenHash })
      return session ?? null
    },

    /**
     * Opens it unless the password has changed since it was judged, or the member has gone, or the partner is suspended:
     * the rows' locks let whoever ends every session wait for this one. A device that the member never had is told to
     * them, but for the first; their mails are in the language that they first signed in with.
     */
    async open(session: NewSession, passwordHash: string, from: SignedInFrom | null = null): Promise<boolean> {
      return changing(database, async (within, transaction) => {
        const [unchanged] = await within
          .select({ id: members.id })
          .from(members)
          .innerJoin(partners, eq(partners.id, members.partnerId))
          .where(
            and(
              eq(members.id, session.memberId),
              eq(members.passwordHash, passwordHash),
              isNull(members.removedAt),
              isNull(partners.suspendedAt),
            ),
          )
          .for('no key update')
        if (!unchanged) return false
        const { device = null, address = null } = from ?? {}
        const at = { lastUsedAt: session.createdAt, freshAt: session.createdAt }
        await within.insert(sessions).values({ ...session, device, address, ...at })
        await transaction`update accounts.members set last_active_at = ${session.createdAt} where id = ${session.memberId}`
        if (from) await noteDevice(transaction, session, from)
        return true
      })
    },

    /** Writes down a use, once a minute. */
    async noteUse(tokenHash: Buffer, memberId: string, address: string, now: Date): Promise<void> {
      await client`
        with used as (
          update accounts.sessions set last_used_at = ${now}, address = ${address}
          where token_hash = ${tokenHash} and (last_used_at is null or last_used_at <= ${now}::timestamptz - interval '1 minute')
        )
        update accounts.members set last_active_at = ${now} where id = ${memberId}`
    },

    async makeFresh(tokenHash: Buffer, now: Date): Promise<void> {
      await database.update(sessions).set({ freshAt: now }).where(eq(sessions.tokenHash, tokenHash))
    },

    /** The member's that are alive, the last used first. */
    listAlive(memberId: string, now: Date): Promise<ListedSession[]> {
      return client<ListedSession[]>`
        select ${sessionId(client)} as id, token_hash as "tokenHash", device, address, created_at as "createdAt",
          last_used_at as "lastUsedAt"
        from accounts.sessions where member_id = ${memberId} and ${isAlive(client, now)}
        order by last_used_at desc nulls last, created_at desc`
    },

    /** Ends one of the member's by its id, or with null all but the one that asks. Gives how many it ended. */
    async endOther(memberId: string, id: string | null, own: Buffer, now: Date): Promise<number> {
      const { count } = await client`
        update accounts.sessions set ended_at = ${now}
        where member_id = ${memberId} and ${isAlive(client, now)}
          and case when ${id}::text is null then token_hash <> ${own} else ${sessionId(client)} = ${id} end`
      return count
    },

    async end(tokenHash: Buffer, now: Date): Promise<void> {
      await database
        .update(sessions)
        .set({ endedAt: now })
        .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt)))
    },

    async deleteExpired(before: Date): Promise<void> {
      await database.delete(sessions).where(lt(sessions.expiresAt, before))
    },
  }
}

/** As `sessionFault` judges it. */
const isAlive = (client: Sql | TransactionSql, now: Date) => client`
  ended_at is null and expires_at > ${now}
    and coalesce(last_used_at, created_at) > ${new Date(now.getTime() - longestUnused)}`

/** By which a session is named without telling anything of its token. */
const sessionId = (client: Sql | TransactionSql) => client`'ses_' || substr(encode(sha256(token_hash), 'hex'), 1, 26)`

async function noteDevice(
  transaction: Transaction,
  { memberId, createdAt }: NewSession,
  { device, address, language }: SignedInFrom,
): Promise<void> {
  await transaction`update accounts.members set language = ${language} where id = ${memberId} and language is null`
  // The column is named for whom it was kept before there were members.
  const [fresh] = await transaction<{ hasOthers: boolean }[]>`
    insert into accounts.seen_devices (partner_id, device, first_at) values (${memberId}, ${device}, ${createdAt})
    on conflict do nothing
    returning exists (select 1 from accounts.seen_devices seen where seen.partner_id = ${memberId}) as "hasOthers"`
  if (fresh?.hasOthers)
    await mailMember(transaction, memberId, newDevice, { device, address, at: createdAt.toISOString() })
}
