import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { partners, sessions } from '../database/tables/accounts-tables.ts'
import type { Language } from '@edis/contract/languages'
import type { Database } from '../database/connection.ts'
import { changing, type Transaction } from '../database/transaction.ts'
import { mailPartner } from '../mail/mail.store.ts'
import { newDevice } from '../mail/templates/new-device.ts'

export type SessionStore = ReturnType<typeof sessionStore>
type SignedInFrom = { device: string; address: string; language: Language }
type NewSession = { tokenHash: Buffer; partnerId: string; createdAt: Date; expiresAt: Date }

export function sessionStore(database: Database) {
  const byHash = database
    .select({
      partnerId: sessions.partnerId,
      expiresAt: sessions.expiresAt,
      endedAt: sessions.endedAt,
      suspendedAt: partners.suspendedAt,
      productionGrantedAt: partners.productionGrantedAt,
    })
    .from(sessions)
    .innerJoin(partners, eq(partners.id, sessions.partnerId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session_by_hash')

  return {
    async find(tokenHash: Buffer) {
      const [session] = await byHash.execute({ tokenHash })
      return session ?? null
    },

    /**
     * Opens it unless the password has changed since it was judged, or the partner is suspended: the row's lock lets
     * whoever ends every session wait for this one. A device that the partner never had is told to it, but for the first;
     * its mails are in the language that it first signed in with.
     */
    async open(session: NewSession, passwordHash: string, from: SignedInFrom | null = null): Promise<boolean> {
      return changing(database, async (within, transaction) => {
        const [unchanged] = await within
          .select({ id: partners.id })
          .from(partners)
          .where(
            and(
              eq(partners.id, session.partnerId),
              eq(partners.passwordHash, passwordHash),
              isNull(partners.suspendedAt),
            ),
          )
          .for('no key update')
        if (!unchanged) return false
        await within.insert(sessions).values(session)
        if (from) await noteDevice(transaction, session, from)
        return true
      })
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

async function noteDevice(
  transaction: Transaction,
  { partnerId, createdAt }: NewSession,
  { device, address, language }: SignedInFrom,
): Promise<void> {
  await transaction`update accounts.partners set language = ${language} where id = ${partnerId} and language is null`
  const [fresh] = await transaction<{ hasOthers: boolean }[]>`
    insert into accounts.seen_devices (partner_id, device, first_at) values (${partnerId}, ${device}, ${createdAt})
    on conflict do nothing
    returning exists (select 1 from accounts.seen_devices seen where seen.partner_id = ${partnerId}) as "hasOthers"`
  if (fresh?.hasOthers)
    await mailPartner(transaction, partnerId, newDevice, { device, address, at: createdAt.toISOString() })
}
