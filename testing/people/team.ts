import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import type { MemberRole } from '@edis/contract/members/member-roles'
import { login } from '@edis/contract/portal-calls/sign-in'
import { createVault } from '../../server/src/database/vault.ts'
import { codeContext } from '../../server/src/mail/mail.ts'
import type { TestApp } from '../test-app.ts'

type Partner = Awaited<ReturnType<TestApp['signedInPartner']>>
export type TeamMember = { id: string; email: string; password: string; session: string; partnerId: string }

let joined = 0

/** The people of a partner, and the mails that wait for them. */
export function openTestTeam(app: TestApp) {
  const sql = postgres(app.databaseUrl, { max: 1 })
  const vault = createVault(app.masterKey)

  return {
    sql,

    /** A member who has joined, with the password of the partner, signed in. */
    async join(partner: Partner, role: MemberRole): Promise<TeamMember> {
      const id = `mbr_test${++joined}`
      const email = `member-${joined}@edis.test`
      await sql`
        insert into accounts.members (id, partner_id, email, name, role, password_hash, created_at)
        select ${id}, partner_id, ${email}, 'Ayu', ${role}, password_hash, created_at + interval '1 second'
        from accounts.members where partner_id = ${partner.id} order by created_at limit 1`
      const { data: session } = await app.call('development', login, { user: email, pass: partner.password })
      return { id, email, password: partner.password, session, partnerId: partner.id }
    },

    /** The first member of the partner. */
    ownerOf: ({ id }: Pick<Partner, 'id'>): string => `mbr_${id.slice(4)}`,

    /** The code of the link in the newest mail to an address, which waits to be sent. */
    async code(recipient: string): Promise<string> {
      for (let tries = 0; tries < 100; tries++) {
        const [mail] = await sql<{ id: string; code: Buffer }[]>`
          select id, code_sealed as code from accounts.mails
          where recipient = ${recipient} and code_sealed is not null order by id desc limit 1`
        if (mail) return vault.open(mail.code, codeContext(mail.id))
        // It may be written after the call was answered
        await sleep(20)
      }
      throw new Error(`No mail to ${recipient} has a link`)
    },

    close: () => sql.end(),
  }
}
export type TestTeam = ReturnType<typeof openTestTeam>
