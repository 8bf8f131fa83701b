import type { Sql, TransactionSql } from 'postgres'

type Client = Sql | TransactionSql

export type Passkey = {
  id: string
  memberId: string
  name: string
  credentialId: Buffer
  publicKey: Buffer
  counter: number
  transports: string[]
  createdAt: Date
  lastUsedAt: Date | null
}
/** Whom a challenge is for, and in which session or sign-in. */
export type ChallengeOf = { memberId: string; purpose: 'add' | 'sign-in' | 'confirm'; boundTo: Buffer }

export type PasskeyStore = ReturnType<typeof passkeyStore>

/** Passkeys of members, and what was given to browsers to sign with them. */
export function passkeyStore({ $client: sql }: { $client: Client }) {
  const columns = sql`
    id, member_id as "memberId", name, credential_id as "credentialId", public_key as "publicKey",
    counter::float8 as counter, transports, created_at as "createdAt", last_used_at as "lastUsedAt"`
  return {
    /** The newest first. */
    list(memberId: string): Promise<Passkey[]> {
      return sql<Passkey[]>`
        select ${columns} from accounts.passkeys where member_id = ${memberId} order by created_at desc, id desc`
    },

    /** The member's own, held until the transaction ends: its uses take turns. */
    async hold(memberId: string, credentialId: Buffer): Promise<Passkey | null> {
      const [found] = await sql<Passkey[]>`
        select ${columns} from accounts.passkeys
        where member_id = ${memberId} and credential_id = ${credentialId} for update`
      return found ?? null
    },

    /** Gives whether nobody had it. */
    async add(passkey: Passkey): Promise<boolean> {
      const { id, memberId, name, credentialId, publicKey, counter, transports, createdAt } = passkey
      const { count } = await sql`
        insert into accounts.passkeys (id, member_id, name, credential_id, public_key, counter, transports, created_at)
        values (${id}, ${memberId}, ${name}, ${credentialId}, ${publicKey}, ${counter}, ${transports}, ${createdAt})
        on conflict (credential_id) do nothing`
      return count > 0
    },

    async noteUse(id: string, counter: number, now: Date): Promise<void> {
      await sql`update accounts.passkeys set counter = ${counter}, last_used_at = ${now} where id = ${id}`
    },

    /** One of the member's, or all. Gives the names of those that are gone. */
    async remove(memberId: string, id: string | null): Promise<string[]> {
      const gone = await sql<{ name: string }[]>`
        delete from accounts.passkeys where member_id = ${memberId} and (${id}::text is null or id = ${id}) returning name`
      return gone.map(({ name }) => name)
    },

    async putChallenge(hash: Buffer, { memberId, purpose, boundTo }: ChallengeOf, expiresAt: Date): Promise<void> {
      await sql`
        insert into accounts.passkey_challenges (hash, member_id, purpose, bound_to, expires_at)
        values (${hash}, ${memberId}, ${purpose}, ${boundTo}, ${expiresAt})`
    },

    /** Uses it up, whatever comes of it: of two at once one has it. */
    async takeChallenge(hash: Buffer, { memberId, purpose, boundTo }: ChallengeOf, now: Date): Promise<boolean> {
      const { count } = await sql`
        delete from accounts.passkey_challenges
        where hash = ${hash} and member_id = ${memberId} and purpose = ${purpose} and bound_to = ${boundTo}
          and expires_at > ${now}`
      return count > 0
    },

    async deleteExpired(now: Date): Promise<void> {
      await sql`delete from accounts.passkey_challenges where expires_at < ${now}`
    },
  }
}
