import { Option } from 'commander'
import { environments, type Environment } from '@edis/contract/environment'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import type { NamedPartner } from './prices/partner-named.ts'

/** What the commands on prices and couriers are given. */
export type CatalogueCommandParts = {
  print: (line: string) => void
  withDatabaseUrl: (act: (url: string) => Promise<void>) => Promise<void>
  listPartners: (databaseUrl: string) => Promise<readonly NamedPartner[]>
}

export const environmentOption = (): Option =>
  new Option('--environment <environment>', 'only in this environment (default: both)').choices(environments)

/** Reads from one environment after the other; `only` names one. */
export async function inEach(
  databaseUrl: string,
  only: Environment | undefined,
  act: (sql: Database['$client'], environment: Environment) => Promise<void>,
): Promise<void> {
  for (const environment of only ? [only] : environments) {
    const database = openDatabase(databaseUrl, environment, { connections: 1 })
    try {
      await act(database.$client, environment)
    } finally {
      await closeDatabase(database)
    }
  }
}
