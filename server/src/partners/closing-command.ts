import type { Command } from 'commander'
import type { AuditEntry } from '../audit/audit.ts'
import type { Transaction } from '../database/transaction.ts'
import { mailPartner } from '../mail/mail.store.ts'
import { accountClosed } from '../mail/templates/account-closed.ts'
import { closeAccount } from './closing.store.ts'
import type { Partner } from './partners.store.ts'

type Act = (transaction: Transaction, found: Partner, audit: (entry: AuditEntry) => Promise<void>) => Promise<void>

type Parts = {
  print: (line: string) => void
  /** Acts on the partner named so, in one transaction. */
  change: (partner: string, act: Act) => Promise<void>
}
type Options = { unasked?: true; reason?: string | null }

/** `edis partner close`: confirms what an owner asked for. */
export function closingCommand(program: Command, { print, change }: Parts): void {
  const partner = program.commands.find((command) => command.name() === 'partner')
  partner
    ?.command('close')
    .description('close an account as its owner asked: sign-in, keys, tokens and webhooks end at once, orders stay')
    .argument('<partner>', 'email or ID')
    .option('--unasked', 'close it although nobody asked for it')
    .option('--reason <text>', 'reason for the audit log')
    .action((given: string, { unasked, reason = null }: Options) =>
      change(given, async (transaction, { id, email, closingRequestedAt }, audit) => {
        if (!closingRequestedAt && !unasked)
          throw new Error(`${email} has not asked to be closed. Nothing was changed; --unasked closes it all the same.`)
        const ended = await closeAccount(transaction, id, new Date())
        await mailPartner(
          transaction,
          id,
          accountClosed,
          { keys: String(ended.keys), webhooks: String(ended.webhooks) },
          { once: id },
        )
        await audit({ action: 'partner.closed', target: id, partnerId: id, environment: null, after: ended, reason })
        print(
          `Closed ${email}: ended ${ended.keys} keys, ${ended.tokens} tokens, ${ended.webhooks} webhooks. Its orders stay.`,
        )
      }),
    )
}
