import type { Sql, TransactionSql } from 'postgres'
import type { Language } from '@edis/contract/languages'
import type { StaffRole } from '@edis/contract/staff-roles'

type Client = { $client: Sql | TransactionSql }

export type StaffSession = {
  staffId: string
  email: string
  role: StaffRole
  totpAddedAt: Date | null
  createdAt: Date
  expiresAt: Date
  lastUsedAt: Date
  browser: Buffer
  byOidc: boolean
}
type NewSession = {
  tokenHash: Buffer
  staffId: string
  createdAt: Date
  expiresAt: Date
  device: string
  browser: Buffer
  address: string
  byOidc: boolean
}
type ShownStaff = {
  id: string
  email: string
  name: string
  role: StaffRole
  language: Language
  totpAddedAt: Date | null
  codesLeft: number
  createdAt: Date
  expiresAt: Date
  byOidc: boolean
}

/** Sessions of the console. */
export function staffSessionStore({ $client: sql }: Client) {
  return {
    async find(tokenHash: Buffer): Promise<StaffSession | null> {
      const [found] = await sql<StaffSession[]>`
        select staff_id as "staffId", email, role, totp_added_at as "totpAddedAt", session.created_at as "createdAt",
          expires_at as "expiresAt", last_used_at as "lastUsedAt", browser,
          by_oidc as "byOidc"
        from accounts.staff_sessions session join accounts.staff on staff.id = staff_id
        where token_hash = ${tokenHash} and active`
      return found ?? null
    },

    /** Who has the session, and until when. */
    async show(tokenHash: Buffer): Promise<ShownStaff | null> {
      const [found] = await sql<ShownStaff[]>`
        select staff.id, email, name, role, language, totp_added_at as "totpAddedAt", session.created_at as "createdAt",
          expires_at as "expiresAt", by_oidc as "byOidc",
          (select count(*)::int from accounts.staff_recovery_codes codes
            where codes.staff_id = staff.id and used_at is null) as "codesLeft"
        from accounts.staff_sessions session join accounts.staff on staff.id = session.staff_id
        where token_hash = ${tokenHash}`
      return found ?? null
    },

    /**
     * Opens it unless the password has changed since it was judged, or the one who has it has gone: the row's lock lets
     * whoever ends every session wait for this one.
     */
    async open(session: NewSession, passwordHash: string | null): Promise<boolean> {
      const { tokenHash, staffId, createdAt, expiresAt, device, browser, address, byOidc } = session
      const { count } = await sql`
        with unchanged as (
          update accounts.staff set last_active_at = ${createdAt}
          where id = ${staffId} and active and password_hash = coalesce(${passwordHash}, password_hash)
          returning id
        )
        insert into accounts.staff_sessions
          (token_hash, staff_id, created_at, expires_at, last_used_at, device, browser, address, by_oidc)
        select ${tokenHash}::bytea, id, ${createdAt}::timestamptz, ${expiresAt}::timestamptz, ${createdAt}::timestamptz,
          ${device}, ${browser}::bytea, ${address}, ${byOidc}::boolean
        from unchanged`
      return count > 0
    },

    async noteUse(tokenHash: Buffer, staffId: string, address: string, now: Date): Promise<void> {
      await sql`
        with used as (
          update accounts.staff_sessions set last_used_at = ${now}, address = ${address} where token_hash = ${tokenHash}
        )
        update accounts.staff set last_active_at = ${now} where id = ${staffId}`
    },

    async end(tokenHash: Buffer): Promise<void> {
      await sql`delete from accounts.staff_sessions where token_hash = ${tokenHash}`
    },

    async deleteExpired(now: Date): Promise<void> {
      await sql`delete from accounts.staff_sessions where expires_at < ${now}`
    },
  }
}
export type StaffSessionStore = ReturnType<typeof staffSessionStore>
