import { Option, type Command } from 'commander'
import { environments, environmentTitle, type Environment } from '@edis/contract/environment'
import type { Regions } from '../../regions/regions.ts'
import { commandActor } from '../../audit/command-actor.ts'
import type { CatalogueCommandParts } from '../catalogue-commands.ts'
import { dayOption } from '../prices/day-option.ts'
import { fileSource, type Imported, importFile, importKinds } from './import.ts'
import { changesTold, losesMost } from './changes.ts'
import type { ImportJob, ImportKind } from './kind.ts'
import { importProgress } from './progress.ts'

type Parts = CatalogueCommandParts & { loadRegions: () => Promise<Regions> }

type ImportOptions = {
  environment?: Environment
  dryRun?: true
  yes?: true
  dropRateLines?: true
  reason?: string
} & ImportJob['card']

/** `edis import couriers|warehouses|products|rate-card|holidays|stock FILE.csv`. docs/catalogue.md describes the files. */
export function importCommands(program: Command, { print, withDatabaseUrl, loadRegions, listPartners }: Parts): void {
  const group = program
    .command('import')
    .description('import couriers, warehouses, products, rates, holidays or stock from a CSV file')

  for (const kind of importKinds) {
    const command = group
      .command(kind.name)
      .description(kind.about)
      .argument('<file>', 'a CSV file whose first row names the columns')
      .addOption(
        new Option('--environment <environment>', 'only into this environment (default: both)').choices(environments),
      )
      .option('--dry-run', 'show what would change, without changing anything')
      .option('--yes', 'import the file even if it would remove more than half of the existing entries')
      .option('--reason <text>', 'reason for the audit log')
      .addHelpText('after', `\n${columnsHelp(kind)}`)
      .action(async (path: string, options: ImportOptions) => {
        const { environment: _, dryRun = false, yes = false, dropRateLines = false, reason = null, ...card } = options
        const source = await fileSource(path)
        const into = options.environment ? [options.environment] : environments
        let regions: Promise<Regions> | undefined
        const bars: { end: () => void }[] = []
        await withDatabaseUrl(async (databaseUrl) => {
          const began = performance.now()
          const done = await importFile(kind, source, {
            databaseUrl,
            environments: into,
            by: commandActor(),
            reason,
            loadRegions: () => (regions ??= loadRegions()),
            listPartners: () => listPartners(databaseUrl),
            dropRateLines,
            dryRun,
            mayLoseMost: yes,
            card,
            watch(environment) {
              const bar = importProgress({
                title: environmentTitle[environment],
                size: source.size,
                terminal: process.stderr,
              })
              bars.push(bar)
              return bar
            },
            onWait: () => print('Waiting for another import to finish.'),
          }).finally(() => bars.at(-1)?.end())
          const seconds = ((performance.now() - began) / 1000).toFixed(1)
          print(
            dryRun
              ? `Nothing was changed. ${source.name} would make these changes (${seconds} s):`
              : `Imported ${source.name} (${seconds} s). This takes effect within two seconds.`,
          )
          for (const one of done) print(importedTold(one, dryRun))
        })
      })
    if (kind.name === 'couriers')
      command.option(
        '--drop-rate-lines',
        'allow removing services that a rate card in force uses; they are no longer offered',
      )
    if (kind.name === 'rate-card')
      command
        .option('--name <name>', 'name of the version (default: the name of the file)')
        .addOption(
          dayOption('--valid-from', 'first valid day, in Jakarta time (default: the earliest valid_from in the file)'),
        )
        .addOption(
          dayOption(
            '--valid-to',
            'last valid day (default: the latest valid_to in the file, or until the next version)',
          ),
        )
        .option('--partner <partner>', 'create the rate card of this partner only: email or ID')
  }
}

function importedTold({ environment, said, changes }: Imported, isDryRun: boolean): string {
  if (!changes) return `${environment}: ${said}`
  return `${environment}: ${changesTold(changes)}${isDryRun && losesMost(changes) ? ' (more than half: requires --yes)' : ''}; ${said}`
}

function columnsHelp({ columns }: ImportKind): string {
  const width = Math.max(...Object.keys(columns).map((name) => name.length))
  const lines = Object.entries(columns).map(
    ([name, { about, example, optional }]) =>
      `  ${name.padEnd(width)}  ${optional ? 'Optional. ' : ''}${about}. Example: ${example}`,
  )
  return `Columns, in any order:\n${lines.join('\n')}`
}
