import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Environment } from '@edis/contract/environment'
import { closeDatabase, openDatabase } from '../database/connection.ts'
import { couriers } from './import/couriers.ts'
import { Faults } from './import/faults.ts'
import { holidays } from './import/holidays.ts'
import { deleteOldCards, importTransaction } from './import/import.store.ts'
import type { ImportJob, ImportKind } from './import/kind.ts'
import { products } from './import/products.ts'
import { rateCard } from './import/rate-card.ts'
import type { Source, Watch } from './import/table.ts'
import { stock } from './import/stock.ts'
import { warehouses } from './import/warehouses.ts'

export const importKinds: readonly ImportKind[] = [couriers, warehouses, products, rateCard, holidays, stock]

export type ImportOptions = Pick<ImportJob, 'loadRegions' | 'listPartners'> & {
  databaseUrl: string
  environments: readonly Environment[]
  dropRateLines?: boolean
  watch?: (environment: Environment) => Watch
  /** Another import runs; this one waits for it. */
  onWait?: () => void
}

/**
 * Imports a file into the environments: into all of them or, when anything is wrong, into none. Resolves with what was
 * done, in words.
 *
 * @throws {ImportRefused} naming every wrong row
 */
export async function importFile(kind: ImportKind, source: Source, options: ImportOptions): Promise<string> {
  const { environments, databaseUrl, loadRegions, listPartners, dropRateLines = false } = options
  const databases = environments.map((environment) => openDatabase(databaseUrl, environment, { connections: 1 }))
  let done = ''

  // Each within the one before: the innermost commits first, and only when all the others are ready to.
  const into = async (index: number): Promise<void> => {
    const database = databases[index]
    const environment = environments[index]
    if (!database || !environment) return
    const watch = options.watch?.(environment) ?? { read: () => {}, rows: () => {} }
    await importTransaction(
      database,
      async (store) => {
        const faults = new Faults(source.name)
        done = await kind.run({ source, store, loadRegions, listPartners, faults, watch, dropRateLines })
        await into(index + 1)
      },
      options.onWait,
    )
  }
  try {
    await into(0)
  } finally {
    await Promise.all(databases.map(closeDatabase))
  }
  return done
}

/** Deletes the rows of rate cards that are no longer in force. What was left by a run that was stopped goes too. */
export async function deleteOldRateCards(databaseUrl: string, environments: readonly Environment[]): Promise<number> {
  let deleted = 0
  for (const environment of environments) {
    const database = openDatabase(databaseUrl, environment, { connections: 1 })
    try {
      deleted += await deleteOldCards(database)
    } finally {
      await closeDatabase(database)
    }
  }
  return deleted
}

export async function fileSource(path: string): Promise<Source> {
  const { size } = await stat(path).catch(() => {
    throw new Error(`There is no file ${path}`)
  })
  return { name: basename(path), size, bytes: () => createReadStream(path, { highWaterMark: 262_144 }) }
}
