import type { Writable } from 'node:stream'
import { once } from 'node:events'
import { Option, type Command } from 'commander'
import { environments, type Environment } from '@edis/contract/environment'
import type { CardChoice } from './card-named.ts'
import { exportFile } from './export.ts'
import { importKinds } from '../import/import.ts'
import type { NamedPartner } from '../prices/partner-named.ts'

type Parts = {
  withDatabaseUrl: (act: (url: string) => Promise<void>) => Promise<void>
  listPartners: (databaseUrl: string) => Promise<readonly NamedPartner[]>
  /** Where the file goes. */
  output: Writable
}

/** `edis export couriers|warehouses|products|rate-card|holidays|stock > FILE.csv`: what the import of it takes over. */
export function exportCommands(program: Command, { withDatabaseUrl, listPartners, output }: Parts): void {
  const group = program
    .command('export')
    .description('export couriers, warehouses, products, rates, holidays or stock as a CSV file that import can read')

  for (const kind of importKinds) {
    const command = group
      .command(kind.name)
      .description(`write the ${kind.name.replace('-', ' ')} file to standard output`)
      .addOption(
        new Option('--environment <environment>', 'environment to export from')
          .choices(environments)
          .default('production' satisfies Environment),
      )
    if (kind.name === 'rate-card')
      command
        .option('--partner <partner>', 'a partner’s own rate card, by email or ID (default: the general one)')
        .option(
          '--card <card>',
          'version, by number or name as in edis rate-card list (default: the one in force today)',
        )
    command.action(async ({ environment, ...choice }: CardChoice & { environment: Environment }) => {
      await withDatabaseUrl(async (databaseUrl) => {
        const partners = choice.partner === undefined ? [] : await listPartners(databaseUrl)
        await exportFile(kind, { databaseUrl, environment, choice, partners }, async (text) => {
          if (!output.write(text)) await once(output, 'drain')
        })
      })
    })
  }
}
