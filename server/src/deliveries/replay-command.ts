import { setTimeout as sleep } from 'node:timers/promises'
import { type Command, Option } from 'commander'
import { type Environment, environments } from '@edis/contract/environment'
import { audit } from '../audit/audit.store.ts'
import { commandActor } from '../audit/command-actor.ts'
import type { Database } from '../database/connection.ts'
import { changing } from '../database/transaction.ts'
import { replayStore } from './replays.store.ts'

type CommandContext = {
  print: (line: string) => void
  withDatabase: (environment: Environment, act: (database: Database) => Promise<void>) => Promise<void>
}
type Options = { environment: Environment; since?: string; reason?: string | null }

const batch = 500

/** `npx edis webhook replay`: sends again what failed or is held. The workers that run do the sending. */
export function webhookCommands(program: Command, { print, withDatabase }: CommandContext): void {
  program
    .command('webhook')
    .description('manage partners’ webhooks and your own')
    .command('replay')
    .description('resend a webhook’s failed and held events')
    .argument('<webhook>', 'the webhook’s ID, whk_…')
    .addOption(
      new Option('--environment <name>', 'environment of the webhook').choices(environments).default('production'),
    )
    .option('--since <time>', 'only events since this time, such as 2026-11-21T10:30:00+07:00 (default: all)')
    .option('--reason <text>', 'reason for the audit log')
    .action(async (webhookId: string, { environment, since, reason = null }: Options) => {
      const from = since === undefined ? null : new Date(since)
      if (from && Number.isNaN(from.getTime())) throw new Error(`${since} is not a valid time`)
      await withDatabase(environment, async (database) => {
        const replays = replayStore(database)
        const id = await changing(database, async (within, transaction) => {
          const started = await replayStore(within).startFor({ webhookId, since: from, now: new Date() })
          if (!started) throw new Error(`There is no webhook ${webhookId} in ${environment}`)
          const { partnerId } = started
          const after = { since: from?.toISOString() ?? null }
          const entry = {
            action: 'webhook.replayed',
            target: webhookId,
            partnerId,
            environment,
            after,
            reason,
          } as const
          await audit(transaction, commandActor(), entry)
          return started.id
        })
        let progress = await replays.progress(id)
        while (!progress.finished) {
          const step = await replays.step(batch, { id })
          // A worker is at it
          if (!step) await sleep(100)
          progress = await replays.progress(id)
          print(`${progress.replayed} of ${progress.total} events queued`)
        }
      })
    })
}
