import type { Sql, TransactionSql } from 'postgres'

type Client = Sql | TransactionSql
type NewReset = { codeHash: Buffer; memberId: string; createdAt: Date; expiresAt: Date }
export type ResetMember = { memberId: string; partnerId: string; email: string; name: string; partner: string }

/** Passwords of members, and the links by which they get new ones. */
export function passwordStore({ $client: sql }: { $client: Client }) {
  return {
    /** In place of an earlier link, which ends. */
    async putReset({ codeHash, memberId, createdAt, expiresAt }: NewReset): Promise<void> {
      await sql`
        insert into accounts.password_resets (member_id, code_hash, created_at, expires_at)
        values (${memberId}, ${codeHash}, ${createdAt}, ${expiresAt})
        on conflict (member_id) do update
        set code_hash = excluded.code_hash, created_at = excluded.created_at, expires_at = excluded.expires_at`
    },

    /** Whose link has the code, if it still works. */
    async findReset(codeHash: Buffer, now: Date): Promise<ResetMember | null> {
      const [found] = await sql<ResetMember[]>`
        select member_id as "memberId", partner_id as "partnerId", members.email, members.name, partners.name as partner
        from accounts.password_resets
        join accounts.members on members.id = member_id join accounts.partners on partners.id = partner_id
        where code_hash = ${codeHash} and expires_at > ${now} and removed_at is null`
      return found ?? null
    },

    /** Uses it up: of two at once one has it. */
    async takeReset(codeHash: Buffer, now: Date): Promise<boolean> {
      const { count } = await sql`
        delete from accounts.password_resets where code_hash = ${codeHash} and expires_at > ${now}`
      return count > 0
    },

    /** Links to choose another one end with it. Gives whether the member is still there. */
    async set(memberId: string, passwordHash: string, now: Date): Promise<boolean> {
      // The first member's is kept with the partner as well, for versions that know no other.
      await sql`update accounts.partners set password_hash = ${passwordHash} where 'mbr_' || substr(id, 5) = ${memberId}`
      const { count } = await sql`
        update accounts.members set password_hash = ${passwordHash}, password_changed_at = ${now}
        where id = ${memberId} and removed_at is null`
      await sql`delete from accounts.password_resets where member_id = ${memberId}`
      return count > 0
    },

    /** Ends every session of the member but one; gives how many. */
    async endSessions(memberId: string, but: Buffer | null, now: Date): Promise<number> {
      const { count } = await sql`
        update accounts.sessions set ended_at = ${now}
        where member_id = ${memberId} and ended_at is null and expires_at > ${now}
          and token_hash is distinct from ${but}::bytea`
      return count
    },

    async deleteExpired(now: Date): Promise<void> {
      await sql`delete from accounts.password_resets where expires_at < ${now}`
    },
  }
}
