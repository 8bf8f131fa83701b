import type { Sql, TransactionSql } from 'postgres'
import type { Language } from '@edis/contract/languages'
import type { MemberRole } from '@edis/contract/members/member-roles'
import type { Database } from '../database/connection.ts'
import { newId } from '../database/id.ts'

type Client = Sql | TransactionSql

export type Member = { id: string; partnerId: string; email: string; name: string; role: MemberRole }
export type ListedMember = Member & { authenticator: boolean; lastActiveAt: Date | null; createdAt: Date }
export type MemberAccount = Member & {
  partnerName: string
  language: Language | null
  passwordHash: string
  passwordChangedAt: Date | null
}
/** Whoever may sign in with an email. */
export type SignInMember = Pick<Member, 'id' | 'partnerId'> & { passwordHash: string; suspendedAt: Date | null }
type NewMember = Omit<Member, 'id'> & { passwordHash: string; language: Language; createdAt: Date }

/** The people of partners. Emails are given in lower case; one who was removed is found by nothing here. */
export function memberStore({ $client: sql }: { $client: Client } | Database) {
  return {
    async findByEmail(email: string): Promise<SignInMember | null> {
      const [found] = await sql<SignInMember[]>`
        select members.id, partner_id as "partnerId", members.password_hash as "passwordHash", suspended_at as "suspendedAt"
        from accounts.members join accounts.partners on partners.id = partner_id
        where members.email = ${email} and removed_at is null`
      return found ?? null
    },

    async find(memberId: string): Promise<MemberAccount | null> {
      const [found] = await sql<MemberAccount[]>`
        select members.id, partner_id as "partnerId", members.email, members.name, role, partners.name as "partnerName",
          members.language, members.password_hash as "passwordHash", password_changed_at as "passwordChangedAt"
        from accounts.members join accounts.partners on partners.id = partner_id
        where members.id = ${memberId} and removed_at is null`
      return found ?? null
    },

    /** In the order in which they joined. */
    list(partnerId: string): Promise<ListedMember[]> {
      return sql<ListedMember[]>`
        select id, partner_id as "partnerId", email, name, role, 
          (totp_added_at is not null or exists (select from accounts.passkeys where member_id = members.id)) as authenticator,
          last_active_at as "lastActiveAt", created_at as "createdAt"
        from accounts.members where partner_id = ${partnerId} and removed_at is null order by created_at, id`
    },

    /** Refuses an email that a member has, of whichever partner. */
    async add(member: NewMember): Promise<Member | 'duplicate'> {
      const { partnerId, email, name, role, passwordHash, language, createdAt } = member
      const [added] = await sql<Member[]>`
        insert into accounts.members
          (id, partner_id, email, name, role, password_hash, password_changed_at, language, created_at)
        values (${newId('mbr')}, ${partnerId}, ${email}, ${name}, ${role}, ${passwordHash}, ${createdAt}, ${language}, ${createdAt})
        on conflict (email) where removed_at is null do nothing
        returning id, partner_id as "partnerId", email, name, role`
      return added ?? 'duplicate'
    },

    /** The partner's member, held until the transaction ends together with its owners: who changes them takes turns. */
    async hold(partnerId: string, memberId: string): Promise<(Member & { otherOwners: number }) | null> {
      const held = await sql<Member[]>`
        select id, partner_id as "partnerId", email, name, role from accounts.members
        where partner_id = ${partnerId} and removed_at is null and (id = ${memberId} or role = 'owner')
        order by id for update`
      const found = held.find(({ id }) => id === memberId)
      return found
        ? { ...found, otherOwners: held.filter(({ id, role }) => id !== memberId && role === 'owner').length }
        : null
    },

    async setRole(memberId: string, role: MemberRole): Promise<void> {
      await sql`update accounts.members set role = ${role} where id = ${memberId}`
    },

    async setProfile(memberId: string, { name, language }: { name: string; language: Language }): Promise<void> {
      await sql`update accounts.members set name = ${name}, language = ${language} where id = ${memberId}`
    },

    /** Ends all that the member could do. Their row stays, for the audit log's sake, and their email is free. */
    async remove(memberId: string, now: Date): Promise<void> {
      await sql`
        update accounts.members set removed_at = ${now}, password_hash = null,
          totp_sealed = null, totp_added_at = null, totp_last_step = null
        where id = ${memberId}`
      await sql`delete from accounts.sessions where member_id = ${memberId}`
      await sql`delete from accounts.passkeys where member_id = ${memberId}`
      await sql`delete from accounts.recovery_codes where member_id = ${memberId}`
    },
  }
}
