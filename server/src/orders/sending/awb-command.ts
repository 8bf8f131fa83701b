import { type Command, InvalidArgumentError, Option } from 'commander'
import { type Environment, environments } from '@edis/contract/environment'
import type { Database } from '../../database/connection.ts'
import { awbOf } from './awb.ts'
import { advanceAwbNumbers } from '../orders.store.ts'

type Parts = {
  print: (line: string) => void
  withDatabase: (environment: Environment, act: (database: Database) => Promise<void>) => Promise<void>
}
type Options = { by: number; environment?: Environment }

/** `edis awb advance`: after a restore, so that no number printed since the backup is issued again. */
export function awbCommands(program: Command, { print, withDatabase }: Parts): void {
  program
    .command('awb')
    .description('the numbers of air waybills')
    .command('advance')
    .description('after a restore: skip more numbers than can have been issued since the backup')
    .requiredOption('--by <count>', 'how many numbers to skip, such as 100000', readCount)
    .addOption(new Option('--environment <environment>', 'of one alone; without it, of both').choices(environments))
    .action(async ({ by, environment }: Options) => {
      for (const where of environment ? [environment] : environments)
        await withDatabase(where, async (database) => {
          const next = await advanceAwbNumbers(database, by)
          print(`${where}: the next AWB is ${awbOf(where, BigInt(next))}`)
        })
    })
}

/** A slip of the hand must not use up the numbers that there are. */
const mostSkipped = 100_000_000

function readCount(text: string): number {
  const count = Number(text)
  if (/^\d+$/.test(text) && count >= 1 && count <= mostSkipped) return count
  throw new InvalidArgumentError(`Send a whole number from 1 to ${mostSkipped}.`)
}
