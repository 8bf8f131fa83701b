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
      .addOption(new Option('--environment <environment>', 'only there; without it, into both').choices(environments))
      .option('--dry-run', 'say what would change, and change nothing')
      .option('--yes', 'import it even if more than half of what is there would go')
      .option('--reason <text>', 'why, for the audit log')
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
            onWait: () => print('Another import is running; waiting for it.'),
          }).finally(() => bars.at(-1)?.end())
          const seconds = ((performance.now() - began) / 1000).toFixed(1)
          print(
            dryRun
              ? `Nothing was changed. ${source.name} would do this (${seconds} s):`
              : `Imported ${source.name} (${seconds} s). It is live within two seconds.`,
          )
          for (const one of done) print(importedTold(one, dryRun))
        })
      })
    if (kind.name === 'couriers')
      command.option(
        '--drop-rate-lines',
        'let services go of which a rate card in force has lines; those are offered no more',
      )
    if (kind.name === 'rate-card')
      command
        .option('--name <name>', 'what the version is called; without it, as the file is')
        .addOption(
          dayOption('--valid-from', 'the first day it is in force, in Jakarta; without it, that of its first row'),
        )
        .addOption(dayOption('--valid-to', 'the last day; without it, that of its last row, or until another comes'))
        .option('--partner <partner>', 'make it the own card of this partner: email or ID')
  }
}

function importedTold({ environment, said, changes }: Imported, isDryRun: boolean): string {
  if (!changes) return `${environment}: ${said}`
  return `${environment}: ${changesTold(changes)}${isDryRun && losesMost(changes) ? ', more than half, which takes --yes' : ''}; ${said}`
}

function columnsHelp({ columns }: ImportKind): string {
  const width = Math.max(...Object.keys(columns).map((name) => name.length))
  const lines = Object.entries(columns).map(
    ([name, { about, example, optional }]) =>
      `  ${name.padEnd(width)}  ${about}${optional ? ' (may be left out)' : ''}, as in ${example}`,
  )
  return `Columns, in any order:\n${lines.join('\n')}`
}
