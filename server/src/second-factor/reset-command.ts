import type { Command } from 'commander'
import type { AuditEntry } from '../audit/audit.ts'
import type { Database } from '../database/connection.ts'
import type { Transaction } from '../database/transaction.ts'
import { mailMember } from '../mail/mail.store.ts'
import { secondFactorReset } from '../mail/templates/second-factor-reset.ts'
import { passkeyStore } from './passkeys.store.ts'
import { secondFactorStore } from './second-factor.store.ts'

type Member = { id: string; partnerId: string; email: string }
type Change = {
  database: Database
  transaction: Transaction
  audit: (entry: AuditEntry) => Promise<void>
  /** Gives how many of the member's sessions ended. */
  endSessions: (memberId: string, now: Date) => Promise<number>
}

type Parts = {
  print: (line: string) => void
  /** Acts on the member who signs in with the email, in one transaction. */
  change: (email: string, act: (member: Member, change: Change) => Promise<void>) => Promise<void>
}

/** `edis member reset-second-factor`: for who has lost their phone, their passkeys and their recovery codes. */
export function memberCommands(program: Command, { print, change }: Parts): void {
  program
    .command('member')
    .description('manage members of partners')
    .command('reset-second-factor')
    .description(
      'remove a member’s authenticator app, passkeys and recovery codes, and sign them out. Verify their identity first: afterwards, their password alone is enough to sign in',
    )
    .argument('<email>', 'the member’s email')
    .option('--reason <text>', 'reason for the audit log')
    .action((email: string, { reason = null }: { reason?: string | null }) =>
      change(email, async (member, { database, transaction, audit, endSessions }) => {
        const now = new Date()
        const factors = secondFactorStore(database)
        const before = await factors.find(member.id, { hold: true })
        const app = Boolean(before?.totpAddedAt)
        await factors.remove(member.id)
        const passkeys = (await passkeyStore(database).remove(member.id, null)).length
        if (!app && passkeys === 0) throw new Error(`${member.email} has no second factor. Nothing was changed.`)
        await factors.dropIdleCodes(member.id)
        const sessions = await endSessions(member.id, now)
        const states = { before: { app, passkeys }, after: { sessions_ended: sessions } }
        const { id, partnerId } = member
        await audit({ action: 'second_factor.reset', target: id, partnerId, environment: null, ...states, reason })
        await mailMember(transaction, id, secondFactorReset, { at: now.toISOString() })
        print(
          `${member.email} signs in with the password alone. Passkeys removed: ${passkeys}, sessions ended: ${sessions}.`,
        )
      }),
    )
}
