import type { Sql, TransactionSql } from 'postgres'
import type { MemberRole } from '@edis/contract/members/member-roles'
import { newId } from '../database/id.ts'

type Client = Sql | TransactionSql

export type Invitation = {
  id: string
  partnerId: string
  email: string
  role: MemberRole
  invitedBy: string
  createdAt: Date
  expiresAt: Date
}
type NewInvitation = Omit<Invitation, 'id'> & { codeHash: Buffer }
/** What the one who was invited is shown. */
export type OpenInvitation = Invitation & { partnerName: string; suspendedAt: Date | null }

/** Links to join a partner. */
export function invitationStore({ $client: sql }: { $client: Client }) {
  const columns = sql`
    invitations.id, invitations.partner_id as "partnerId", invitations.email, invitations.role,
    invited_by as "invitedBy", invitations.created_at as "createdAt", expires_at as "expiresAt"`
  return {
    /** Those that have not been used or taken back, with what invited them is called. */
    list(partnerId: string): Promise<(Invitation & { inviter: string })[]> {
      return sql<(Invitation & { inviter: string })[]>`
        select ${columns}, members.name as inviter
        from accounts.invitations join accounts.members on members.id = invited_by
        where invitations.partner_id = ${partnerId} order by invitations.created_at, invitations.id`
    },

    /** In place of an earlier one to the same address, whose link ends. */
    async put({ partnerId, email, role, codeHash, invitedBy, createdAt, expiresAt }: NewInvitation): Promise<string> {
      const [put] = await sql<{ id: string }[]>`
        insert into accounts.invitations (id, partner_id, email, role, code_hash, invited_by, created_at, expires_at)
        values (${newId('inv')}, ${partnerId}, ${email}, ${role}, ${codeHash}, ${invitedBy}, ${createdAt}, ${expiresAt})
        on conflict (partner_id, email) do update
        set role = excluded.role, code_hash = excluded.code_hash, invited_by = excluded.invited_by,
          created_at = excluded.created_at, expires_at = excluded.expires_at
        returning id`
      return put?.id ?? ''
    },

    /** The one whose link has the code, if it still works. */
    async find(codeHash: Buffer, now: Date): Promise<OpenInvitation | null> {
      const [found] = await sql<OpenInvitation[]>`
        select ${columns}, partners.name as "partnerName", suspended_at as "suspendedAt"
        from accounts.invitations join accounts.partners on partners.id = invitations.partner_id
        where code_hash = ${codeHash} and expires_at > ${now}`
      return found ?? null
    },

    /** Uses it up: of two at once one has it. */
    async take(codeHash: Buffer, now: Date): Promise<Invitation | null> {
      const [taken] = await sql<Invitation[]>`
        delete from accounts.invitations where code_hash = ${codeHash} and expires_at > ${now} returning ${columns}`
      return taken ?? null
    },

    async remove(partnerId: string, id: string): Promise<Invitation | null> {
      const [removed] = await sql<Invitation[]>`
        delete from accounts.invitations where partner_id = ${partnerId} and id = ${id} returning ${columns}`
      return removed ?? null
    },

    /** Those that ended a month ago. */
    async deleteExpired(now: Date): Promise<void> {
      await sql`delete from accounts.invitations where expires_at < ${new Date(now.getTime() - 30 * 86_400_000)}`
    },
  }
}
