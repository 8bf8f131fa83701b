import type { Sql, TransactionSql } from 'postgres'
import type { Database } from '../database/connection.ts'

type Client = Sql | TransactionSql

export type FactorState = {
  totpSealed: Buffer | null
  totpAddedAt: Date | null
  totpLastStep: number
  passkeys: number
  codesLeft: number
  required: boolean
}
export type NewChallenge = {
  hash: Buffer
  memberId: string
  passwordHash: string
  remember: boolean
  expiresAt: Date
}
export type Challenge = {
  memberId: string
  partnerId: string
  email: string
  passwordHash: string
  remember: boolean
  attempts: number
}

/** Second factors of members, and sign-ins that wait for one. */
export function secondFactorStore({ $client: sql }: { $client: Client }) {
  return {
    /** Held until the transaction ends when `hold` says so: who uses a code takes turns. */
    async find(memberId: string, { hold = false } = {}): Promise<FactorState | null> {
      const [found] = await sql<FactorState[]>`
        select totp_sealed as "totpSealed", totp_added_at as "totpAddedAt", coalesce(totp_last_step, 0)::float8 as "totpLastStep",
          (select count(*)::int from accounts.recovery_codes where member_id = members.id and used_at is null) as "codesLeft",
          (select count(*)::int from accounts.passkeys where member_id = members.id) as passkeys,
          second_factor_required as required
        from accounts.members join accounts.partners on partners.id = partner_id
        where members.id = ${memberId} and removed_at is null
        ${hold ? sql`for update of members` : sql``}`
      return found ?? null
    },

    /** Gives whether the member had none: one that was confirmed meanwhile stays. */
    async begin(memberId: string, sealed: Buffer): Promise<boolean> {
      const { count } = await sql`
        update accounts.members set totp_sealed = ${sealed}, totp_last_step = 0
        where id = ${memberId} and totp_added_at is null`
      return count > 0
    },

    async confirm(memberId: string, step: number, now: Date): Promise<void> {
      await sql`
        update accounts.members set totp_added_at = ${now}, totp_last_step = ${step} where id = ${memberId}`
    },

    /** A code works once: neither it nor an earlier one from then on. */
    async useStep(memberId: string, step: number): Promise<void> {
      await sql`update accounts.members set totp_last_step = ${step} where id = ${memberId}`
    },

    async remove(memberId: string): Promise<void> {
      await sql`
        update accounts.members set totp_sealed = null, totp_added_at = null, totp_last_step = null where id = ${memberId}`
    },

    /** Recovery codes stand in for another factor: without one they open nothing, and go. */
    async dropIdleCodes(memberId: string): Promise<void> {
      await sql`
        delete from accounts.recovery_codes where member_id = ${memberId}
          and not exists (select from accounts.members where id = ${memberId} and totp_added_at is not null)
          and not exists (select from accounts.passkeys where member_id = ${memberId})`
    },

    /** In place of those there were. */
    async putCodes(memberId: string, hashes: readonly Buffer[], now: Date): Promise<void> {
      await sql`delete from accounts.recovery_codes where member_id = ${memberId}`
      for (const hash of hashes)
        await sql`
          insert into accounts.recovery_codes (member_id, code_hash, created_at) values (${memberId}, ${hash}, ${now})`
    },

    /** Of two at once one has it. */
    async useCode(memberId: string, hash: Buffer, now: Date): Promise<boolean> {
      const { count } = await sql`
        update accounts.recovery_codes set used_at = ${now}
        where member_id = ${memberId} and code_hash = ${hash} and used_at is null`
      return count > 0
    },

    async require(partnerId: string, required: boolean): Promise<void> {
      await sql`update accounts.partners set second_factor_required = ${required} where id = ${partnerId}`
    },

    async putChallenge({ hash, memberId, passwordHash, remember, expiresAt }: NewChallenge): Promise<void> {
      await sql`
        insert into accounts.sign_in_challenges (hash, member_id, password_hash, remember, attempts, expires_at)
        values (${hash}, ${memberId}, ${passwordHash}, ${remember}, 0, ${expiresAt})`
    },

    /** Counts a try before it is judged, so that parallel ones count too. */
    async tryChallenge(hash: Buffer, now: Date): Promise<Challenge | null> {
      const [found] = await sql<Challenge[]>`
        update accounts.sign_in_challenges challenge set attempts = attempts + 1
        from accounts.members
        where hash = ${hash} and expires_at > ${now} and members.id = member_id and removed_at is null
        returning member_id as "memberId", partner_id as "partnerId", email, challenge.password_hash as "passwordHash",
          remember, attempts`
      return found ?? null
    },

    async findChallenge(hash: Buffer, now: Date): Promise<Omit<Challenge, 'attempts'> | null> {
      const [found] = await sql<Omit<Challenge, 'attempts'>[]>`
        select member_id as "memberId", partner_id as "partnerId", email, challenge.password_hash as "passwordHash", remember
        from accounts.sign_in_challenges challenge join accounts.members on members.id = member_id
        where hash = ${hash} and expires_at > ${now} and removed_at is null`
      return found ?? null
    },

    async endChallenge(hash: Buffer): Promise<boolean> {
      const { count } = await sql`delete from accounts.sign_in_challenges where hash = ${hash}`
      return count > 0
    },

    async deleteExpired(now: Date): Promise<void> {
      await sql`delete from accounts.sign_in_challenges where expires_at < ${now}`
    },
  }
}

/** Held until the change is done: what makes and ends factors of a member takes turns. */
export const heldFactors = (within: Database, memberId: string): Promise<FactorState | null> =>
  secondFactorStore(within).find(memberId, { hold: true })
