import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Environment } from '@edis/contract/environment'
import { changeCatalogues } from './change-catalogue.ts'
import { couriers } from './import/couriers.ts'
import { Faults } from './import/faults.ts'
import { holidays } from './import/holidays.ts'
import { importStore } from './import/import.store.ts'
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
  card?: ImportJob['card']
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
  const { loadRegions, listPartners, dropRateLines = false, card = {} } = options
  let done = ''
  await changeCatalogues(options, async (transaction, environment) => {
    const watch = options.watch?.(environment) ?? { read: () => {}, rows: () => {} }
    const faults = new Faults(source.name)
    const store = importStore(transaction)
    done = await kind.run({ source, store, loadRegions, listPartners, faults, watch, dropRateLines, card })
  })
  return done
}

export async function fileSource(path: string): Promise<Source> {
  const { size } = await stat(path).catch(() => {
    throw new Error(`There is no file ${path}`)
  })
  return { name: basename(path), size, bytes: () => createReadStream(path, { highWaterMark: 262_144 }) }
}
