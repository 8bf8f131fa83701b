import { type Command, InvalidArgumentError, Option } from 'commander'
import { type Environment, environments } from '@edis/contract/environment'
import type { AuditEntry } from '../../audit/audit.ts'
import type { Database } from '../../database/connection.ts'
import { awbOf } from './awb.ts'
import { advanceAwbNumbers } from '../orders.store.ts'

type Parts = {
  print: (line: string) => void
  /** Runs a change, with what the audit log says of it, in one transaction. */
  change: <T>(
    environment: Environment,
    act: (database: Database, audit: (entry: AuditEntry) => Promise<void>) => Promise<T>,
  ) => Promise<T>
}
type Options = { by: number; environment?: Environment; reason?: string }

/** `edis awb advance`: after a restore, so that no number printed since the backup is issued again. */
export function awbCommands(program: Command, { print, change }: Parts): void {
  program
    .command('awb')
    .description('manage air waybill (AWB) numbers')
    .command('advance')
    .description('after a restore: skip more numbers than can have been issued since the backup')
    .requiredOption('--by <count>', 'how many numbers to skip, such as 100000', readCount)
    .addOption(
      new Option('--environment <environment>', 'only in this environment (default: both)').choices(environments),
    )
    .option('--reason <text>', 'reason for the audit log')
    .action(async ({ by, environment, reason }: Options) => {
      for (const where of environment ? [environment] : environments) {
        const awb = await change(where, async (database, audit) => {
          const next = awbOf(where, BigInt(await advanceAwbNumbers(database, by)))
          const after = { next, skipped: by }
          await audit({ action: 'awb.advanced', target: null, environment: where, after, reason: reason ?? null })
          return next
        })
        print(`${where}: the next AWB is ${awb}`)
      }
    })
}

/** A slip of the hand must not use up the numbers that there are. */
const maxSkipped = 100_000_000

function readCount(text: string): number {
  const count = Number(text)
  if (/^\d+$/.test(text) && count >= 1 && count <= maxSkipped) return count
  throw new InvalidArgumentError(`Enter a whole number from 1 to ${maxSkipped}.`)
}
