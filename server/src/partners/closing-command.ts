import type { Command } from 'commander'
import type { AuditEntry } from '../audit/audit.ts'
import type { Transaction } from '../database/transaction.ts'
import { closeAndTell } from './closing.store.ts'
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
    .description(
      'close an account at its owner’s request: sign-in, keys, tokens and webhooks stop working immediately; orders are kept',
    )
    .argument('<partner>', 'email or ID')
    .option('--unasked', 'close the account even if its owner has not asked for it')
    .option('--reason <text>', 'reason for the audit log')
    .action((given: string, { unasked, reason = null }: Options) =>
      change(given, async (transaction, { id, email, closingRequestedAt }, audit) => {
        if (!closingRequestedAt && !unasked)
          throw new Error(
            `${email} has not asked to close its account. Nothing was changed. Use --unasked to close it anyway.`,
          )
        const ended = await closeAndTell(transaction, id, new Date())
        await audit({ action: 'partner.closed', target: id, partnerId: id, environment: null, after: ended, reason })
        print(
          `Closed ${email}. Keys revoked: ${ended.keys}, tokens revoked: ${ended.tokens}, webhooks deleted: ${ended.webhooks}. Orders are kept.`,
        )
      }),
    )
}
