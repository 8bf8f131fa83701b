import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Environment } from '@edis/contract/environment'
import type { Actor } from '../../audit/audit.ts'
import { audit } from '../../audit/audit.store.ts'
import { changeCatalogues } from '../change-catalogue.ts'
import { type Changes, losesMost } from './changes.ts'
import { watchChanges } from './changes.store.ts'
import { couriers } from './couriers.ts'
import { Faults } from './faults.ts'
import { holidays } from './holidays.ts'
import { importStore } from './import.store.ts'
import type { ImportJob, ImportKind } from './kind.ts'
import { products } from './products.ts'
import { rateCard } from './rate-card.ts'
import type { Source, Watch } from './table.ts'
import { stock } from './stock.ts'
import { warehouses } from './warehouses.ts'

export const importKinds: readonly ImportKind[] = [couriers, warehouses, products, rateCard, holidays, stock]

export type ImportOptions = Pick<ImportJob, 'loadRegions' | 'listPartners'> & {
  databaseUrl: string
  environments: readonly Environment[]
  /** Whose import it is, and why. */
  by: Actor
  reason?: string | null
  dropRateLines?: boolean
  card?: ImportJob['card']
  watch?: (environment: Environment) => Watch
  /** Changes nothing, and says what would change. */
  dryRun?: boolean
  /** The file may take away more than half of what is there. */
  mayLoseMost?: boolean
  /** Another import runs; this one waits for it. */
  onWait?: () => void
}

/** What an import did to an environment, in words; of stock, each row tells of itself. */
export type Imported = { environment: Environment; said: string; changes: Changes | null }

/**
 * Imports a file into the environments: into all of them or, when anything is wrong, into none. Resolves with what was
 * done in each.
 *
 * @throws {ImportRefused} naming every wrong row
 */
export async function importFile(kind: ImportKind, source: Source, options: ImportOptions): Promise<Imported[]> {
  const { loadRegions, listPartners, dropRateLines = false, card = {} } = options
  const { environments, dryRun = false, mayLoseMost = false } = options
  const done: Imported[] = []
  const changing = changeCatalogues({ ...options, isHeld: kind.isHeld }, async (transaction, environment) => {
    const watch = options.watch?.(environment) ?? { read: () => {}, rows: () => {} }
    const faults = new Faults(source.name)
    const store = importStore(transaction)
    const changesSince = await watchChanges(transaction, kind.name)
    const said = await kind.run({ source, store, loadRegions, listPartners, faults, watch, dropRateLines, card })
    const changes = await changesSince()
    if (changes && losesMost(changes) && !mayLoseMost && !dryRun) throw new LosesMost(source.name, environment, changes)
    done.push({ environment, said, changes })
    const before = changes && { rows: changes.before }
    const after = { file: source.name, said, ...changes }
    const entry = { action: 'catalogue.imported', target: kind.name, environment, before, after } as const
    await audit(transaction, options.by, { ...entry, reason: options.reason ?? null })
    if (dryRun && done.length === environments.length) throw new RolledBack()
  })
  await changing.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error
  })
  return done
}

/** Ends a dry run. */
class RolledBack extends Error {}

class LosesMost extends Error {
  constructor(file: string, environment: Environment, { gone, before }: Changes) {
    super(
      `${file}: nothing was imported. In ${environment} ${gone.toLocaleString('en')} of ${before.toLocaleString('en')} would go, more than half: is the file whole? Run it with --dry-run to see, or with --yes if you mean it.`,
    )
    this.name = 'LosesMost'
  }
}

export async function fileSource(path: string): Promise<Source> {
  const { size } = await stat(path).catch(() => {
    throw new Error(`There is no file ${path}`)
  })
  return { name: basename(path), size, bytes: () => createReadStream(path, { highWaterMark: 262_144 }) }
}
