import type { Writable } from 'node:stream'
import { once } from 'node:events'
import { Option, type Command } from 'commander'
import { environments, type Environment } from '@edis/contract/environment'
import { exportFile } from './export.ts'
import { importKinds } from '../import/import.ts'

type Parts = {
  withDatabaseUrl: (act: (url: string) => Promise<void>) => Promise<void>
  /** Where the file goes. */
  output: Writable
}

/** `edis export couriers|warehouses|products|rate-card|holidays|stock > FILE.csv`: what the import of it takes over. */
export function exportCommands(program: Command, { withDatabaseUrl, output }: Parts): void {
  const group = program
    .command('export')
    .description('write couriers, warehouses, products, rates, holidays or stock as the CSV file that import reads')

  for (const kind of importKinds)
    group
      .command(kind.name)
      .description(`writes ${kind.name}.csv to standard output`)
      .addOption(
        new Option('--environment <environment>', 'of which environment')
          .choices(environments)
          .default('production' satisfies Environment),
      )
      .action(async ({ environment }: { environment: Environment }) => {
        await withDatabaseUrl(async (databaseUrl) => {
          await exportFile(kind, { databaseUrl, environment }, async (text) => {
            if (!output.write(text)) await once(output, 'drain')
          })
        })
      })
}
