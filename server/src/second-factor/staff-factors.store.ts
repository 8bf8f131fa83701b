import type { Sql, TransactionSql } from 'postgres'

type StaffFactor = {
  email: string
  totpSealed: Buffer | null
  totpAddedAt: Date | null
  totpLastStep: number
}
type Challenge = { staffId: string; email: string; passwordHash: string; attempts: number }

/** Second factors of staff, and sign-ins that wait for one: as `secondFactorStore` has those of members. */
export function staffFactorStore({ $client: sql }: { $client: Sql | TransactionSql }) {
  return {
    /** Held until the transaction ends when `hold` says so: who uses a code takes turns. */
    async find(staffId: string, { hold = false } = {}): Promise<StaffFactor | null> {
      const [found] = await sql<StaffFactor[]>`
        select email, totp_sealed as "totpSealed", totp_added_at as "totpAddedAt",
          coalesce(totp_last_step, 0)::float8 as "totpLastStep"
        from accounts.staff where id = ${staffId} and active ${hold ? sql`for update` : sql``}`
      return found ?? null
    },

    /** Gives whether there was none: one that was confirmed meanwhile stays. */
    async begin(staffId: string, sealed: Buffer): Promise<boolean> {
      const { count } = await sql`
        update accounts.staff set totp_sealed = ${sealed}, totp_last_step = 0
        where id = ${staffId} and totp_added_at is null`
      return count > 0
    },

    async confirm(staffId: string, step: number, now: Date): Promise<void> {
      await sql`update accounts.staff set totp_added_at = ${now}, totp_last_step = ${step} where id = ${staffId}`
    },

    async useStep(staffId: string, step: number): Promise<void> {
      await sql`update accounts.staff set totp_last_step = ${step} where id = ${staffId}`
    },

    async remove(staffId: string): Promise<void> {
      await sql`
        update accounts.staff set totp_sealed = null, totp_added_at = null, totp_last_step = null where id = ${staffId}`
      await sql`delete from accounts.staff_recovery_codes where staff_id = ${staffId}`
    },

    async putCodes(staffId: string, hashes: readonly Buffer[], now: Date): Promise<void> {
      await sql`delete from accounts.staff_recovery_codes where staff_id = ${staffId}`
      for (const hash of hashes)
        await sql`
          insert into accounts.staff_recovery_codes (staff_id, code_hash, created_at) values (${staffId}, ${hash}, ${now})`
    },

    async useCode(staffId: string, hash: Buffer, now: Date): Promise<boolean> {
      const { count } = await sql`
        update accounts.staff_recovery_codes set used_at = ${now}
        where staff_id = ${staffId} and code_hash = ${hash} and used_at is null`
      return count > 0
    },

    async putChallenge(challenge: {
      hash: Buffer
      staffId: string
      passwordHash: string
      expiresAt: Date
    }): Promise<void> {
      const { hash, staffId, passwordHash, expiresAt } = challenge
      await sql`
        insert into accounts.staff_challenges (hash, staff_id, password_hash, attempts, expires_at)
        values (${hash}, ${staffId}, ${passwordHash}, 0, ${expiresAt})`
    },

    /** Counts a try before it is judged, so that parallel ones count too. */
    async tryChallenge(hash: Buffer, now: Date): Promise<Challenge | null> {
      const [found] = await sql<Challenge[]>`
        update accounts.staff_challenges challenge set attempts = attempts + 1
        from accounts.staff
        where hash = ${hash} and expires_at > ${now} and staff.id = staff_id and active
          and staff.password_hash = challenge.password_hash
        returning staff_id as "staffId", email, challenge.password_hash as "passwordHash", attempts`
      return found ?? null
    },

    async endChallenge(hash: Buffer): Promise<boolean> {
      const { count } = await sql`delete from accounts.staff_challenges where hash = ${hash}`
      return count > 0
    },

    async deleteExpired(now: Date): Promise<void> {
      await sql`delete from accounts.staff_challenges where expires_at < ${now}`
    },
  }
}
