import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Sql, TransactionSql } from 'postgres'
import { tellAccessChangedBy } from '../database/access-changes.store.ts'
import { columnsBut } from '../database/row-columns.ts'
import { partners } from '../database/tables/accounts-tables.ts'
import type { Database } from '../database/connection.ts'
import { newId } from '../database/id.ts'
import type { Transaction } from '../database/transaction.ts'
import { mailPartner } from '../mail/mail.store.ts'
import { productionGranted } from '../mail/templates/production-granted.ts'
import { productionRefused } from '../mail/templates/production-refused.ts'
import { type PartnerAccess, productionOf } from './partners.ts'

export type Partner = typeof partners.$inferSelect
export type NewPartner = Pick<Partner, 'email' | 'name' | 'passwordHash' | 'productionGrantedAt'>
export type PartnerStore = ReturnType<typeof partnerStore>

/** Who the partner is; '' when it is gone. */
export async function partnerName(transaction: Transaction, partnerId: string): Promise<string> {
  const [partner] = await transaction<{ name: string }[]>`select name from accounts.partners where id = ${partnerId}`
  return partner?.name ?? ''
}

/** The partners' accounts, common to both environments. Emails are given in lower case. */
export function partnerStore(database: Database) {
  const byEmail = database
    .select()
    .from(partners)
    .where(eq(partners.email, sql.placeholder('email')))
    .prepare('partner_by_email')

  return {
    async findByEmail(email: string): Promise<Partner | null> {
      const [partner] = await byEmail.execute({ email })
      return partner ?? null
    },

    async find(partnerId: string): Promise<Partner | null> {
      const [partner] = await database.select().from(partners).where(eq(partners.id, partnerId))
      return partner ?? null
    },

    list(): Promise<Partner[]> {
      return database.select().from(partners).orderBy(partners.id)
    },

    /** Refuses a second account with the email. */
    add: (partner: NewPartner, now: Date) => addPartner(database.$client, partner, now),

    change: (partnerId: string, change: (partner: Partner) => Partial<PartnerAccess> | null) =>
      changePartner(database.$client, partnerId, change),

    /** Keeps the moment of the first request, and of the first after a refusal. Gives whether it is that one. */
    async requestProduction(partnerId: string, now: Date): Promise<boolean> {
      const first = await database
        .update(partners)
        .set({ productionRequestedAt: now, productionRefusedAt: null, productionRefusedReason: null })
        .where(
          and(
            eq(partners.id, partnerId),
            or(isNull(partners.productionRequestedAt), isNotNull(partners.productionRefusedAt)),
          ),
        )
        .returning({ id: partners.id })
      return first.length > 0
    },

    /** By a member's email; by the partner's id, its first member. */
    async findMember(given: string): Promise<{ id: string; partnerId: string; email: string } | null> {
      const [found] = await database.$client<{ id: string; partnerId: string; email: string }[]>`
        select id, partner_id as "partnerId", email from accounts.members
        where removed_at is null and (email = ${given} or id = 'mbr_' || substr(${given}, 5) and partner_id = ${given})`
      return found ?? null
    },

    /** Ends every session of the member: whoever knew the old password is out. */
    setPassword: (memberId: string, passwordHash: string) =>
      setMemberPassword(database.$client, memberId, passwordHash),
  }
}

const columns = columnsBut(partners)

async function setMemberPassword(client: Sql | TransactionSql, memberId: string, passwordHash: string): Promise<void> {
  // The first member's is kept with the partner as well, for versions that know no other.
  await client`update accounts.partners set password_hash = ${passwordHash} where 'mbr_' || substr(id, 5) = ${memberId}`
  await client`
    update accounts.members set password_hash = ${passwordHash}, password_changed_at = now() where id = ${memberId}`
  await client`delete from accounts.sessions where member_id = ${memberId}`
}

/** Refuses an email that a partner or a member has. The database makes the partner's first member with it. */
export async function addPartner(
  client: Sql | TransactionSql,
  { email, name, passwordHash, productionGrantedAt }: NewPartner,
  now: Date,
): Promise<Partner | 'duplicate'> {
  const [added] = await client<Partner[]>`
    insert into accounts.partners (id, email, name, password_hash, production_granted_at, created_at)
    select ${newId('prt')}, ${email}, ${name}, ${passwordHash}, ${productionGrantedAt}::timestamptz, ${now}::timestamptz
    where not exists (select from accounts.members where members.email = ${email} and removed_at is null)
    on conflict on constraint partners_email do nothing
    returning ${client.unsafe(columns.selected)}`
  return added ?? 'duplicate'
}

/** Changes a partner's access, on the caller's transaction. A suspension ends every session. `after` null: it can't be so. */
export async function changePartner(
  client: Sql | TransactionSql,
  partnerId: string,
  change: (partner: Partner) => Partial<PartnerAccess> | null,
): Promise<{ before: Partner; after: Partner | null } | null> {
  const [before] = await client<Partner[]>`
    select ${client.unsafe(columns.selected)} from accounts.partners where id = ${partnerId} for update`
  if (!before) return null
  const changes = change(before)
  if (!changes) return { before, after: null }
  const after = { ...before, ...changes }
  await client`
    update accounts.partners set suspended_at = ${after.suspendedAt}, suspended_reason = ${after.suspendedReason},
      production_granted_at = ${after.productionGrantedAt}, production_refused_at = ${after.productionRefusedAt},
      production_refused_reason = ${after.productionRefusedReason},
      development_rate_limit = ${after.developmentRateLimit}, production_rate_limit = ${after.productionRateLimit}
    where id = ${partnerId}`
  if (after.suspendedAt) await client`delete from accounts.sessions where partner_id = ${partnerId}`
  await tellAccessChangedBy(client, partnerId)
  await tellOfProduction(client, before, after)
  return { before, after }
}

/** Has a decision on production, or another reason for it, told to the partner. */
async function tellOfProduction(client: Sql | TransactionSql, before: Partner, after: Partner): Promise<void> {
  if (after.productionGrantedAt && !before.productionGrantedAt)
    await mailPartner(client, after.id, productionGranted, {})
  const reason = after.productionRefusedReason
  if (productionOf(after) === 'refused' && reason !== null && reason !== before.productionRefusedReason)
    await mailPartner(client, after.id, productionRefused, { reason })
}

/** Of those that were added after one, the first. */
export function partnersAfter(client: Sql, after: string, limit: number): Promise<Partner[]> {
  return client<Partner[]>`
    select ${client.unsafe(columns.selected)} from accounts.partners where id > ${after} order by id limit ${limit}`
}
