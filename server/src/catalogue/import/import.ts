import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Environment } from '@edis/contract/environment'
import type { Actor } from '../../audit/audit.ts'
import { audit } from '../../audit/audit.store.ts'
import type { Transaction } from '../../database/transaction.ts'
import type { CardPreview } from '../prices/card-differences.store.ts'
import { changeCatalogues } from '../change-catalogue.ts'
import { type Changes, losesMost } from './changes.ts'
import { watchChanges } from './changes.store.ts'
import { couriers } from './couriers.ts'
import { Faults } from './faults.ts'
import { holidays } from './holidays.ts'
import { changeWithin, importStore, trying } from './import.store.ts'
import type { ImportJob, ImportKind } from './kind.ts'
import { products } from './products.ts'
import { rateCard } from './rate-card.ts'
import type { Source, Watch } from './table.ts'
import { stock } from './stock.ts'
import { warehouses } from './warehouses.ts'

export const importKinds: readonly ImportKind[] = [couriers, warehouses, products, rateCard, holidays, stock]

export type ImportOptions = FileOptions & {
  databaseUrl: string
  environments: readonly Environment[]
  watch?: (environment: Environment) => Watch
  /** Another import runs; this one waits for it. */
  onWait?: () => void
}

/** How a file is taken over, whoever sends it. */
export type FileOptions = Pick<ImportJob, 'loadRegions' | 'listPartners'> & {
  /** Whose import it is, and why. */
  by: Actor
  reason?: string | null
  dropRateLines?: boolean
  card?: ImportJob['card']
  /** Changes nothing, and says what would change. */
  dryRun?: boolean
  /** The file may take away more than half of what is there. */
  mayLoseMost?: boolean
}

/** What an import did to an environment, in words; of stock, each row tells of itself. */
export type Imported = {
  environment: Environment
  said: string
  changes: Changes | null
  /** Of a rate card in a dry run. */
  prices: CardPreview | null
}

/**
 * Imports a file into the environments: into all of them or, when anything is wrong, into none. Resolves with what was
 * done in each.
 *
 * @throws {ImportRefused} naming every wrong row
 * @throws {LosesMost}
 */
export async function importFile(kind: ImportKind, source: Source, options: ImportOptions): Promise<Imported[]> {
  const { environments, dryRun = false } = options
  const done: Imported[] = []
  const changing = changeCatalogues({ ...options, isHeld: kind.isHeld }, async (transaction, environment) => {
    done.push(
      await takeOver(kind, source, { ...options, transaction, environment, watch: options.watch?.(environment) }),
    )
    if (dryRun && done.length === environments.length) throw new RolledBack()
  })
  await changing.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error
  })
  return done
}

type Place = { transaction: Transaction; environment: Environment; watch?: Watch | undefined }

/** Imports a file into an environment, within a transaction of it; of a dry run nothing remains. */
export function importWithin(
  kind: ImportKind,
  source: Source,
  { transaction, ...options }: FileOptions & Place,
): Promise<Imported> {
  const act = (within: Transaction) =>
    changeWithin(within, () => takeOver(kind, source, { ...options, transaction: within }), { isHeld: kind.isHeld })
  return options.dryRun ? trying(transaction, act, () => false) : act(transaction)
}

async function takeOver(
  kind: ImportKind,
  source: Source,
  { transaction, environment, watch = unwatched, ...options }: FileOptions & Place,
): Promise<Imported> {
  const { loadRegions, listPartners, dropRateLines = false, card = {}, dryRun = false, mayLoseMost = false } = options
  const faults = new Faults(source.name)
  const store = importStore(transaction, environment)
  const changesSince = await watchChanges(transaction, kind.name)
  const job = { source, store, loadRegions, listPartners, faults, watch, dropRateLines, card, isTried: dryRun }
  const ran = await kind.run(job)
  const outcome = typeof ran === 'string' ? { said: ran } : ran
  const { said, name, prices = null } = outcome
  const changes = outcome.changes ?? (await changesSince())
  if (changes && losesMost(changes) && !mayLoseMost && !dryRun) throw new LosesMost(source.name, environment, changes)
  const before = changes && { rows: changes.before }
  const after = { file: source.name, said, ...(name !== undefined && { name }), ...changes }
  const entry = { action: 'catalogue.imported', target: kind.name, environment, before, after } as const
  await audit(transaction, options.by, { ...entry, reason: options.reason ?? null })
  return { environment, said, changes, prices }
}

const unwatched: Watch = { read: () => {}, rows: () => {} }

/** Ends a dry run. */
class RolledBack extends Error {}

/** Nothing was imported: so much would have gone that the file may have been cut off. */
export class LosesMost extends Error {
  readonly changes: Changes

  constructor(file: string, environment: Environment, changes: Changes) {
    const { gone, before } = changes
    super(
      `${file}: nothing was imported. The file would remove ${gone.toLocaleString('en')} of ${before.toLocaleString('en')} existing entries in ${environment}, so it may be truncated. Use --dry-run to see what would change, or --yes to import it anyway.`,
    )
    this.name = 'LosesMost'
    this.changes = changes
  }
}

export async function fileSource(path: string): Promise<Source> {
  const { size } = await stat(path).catch(() => {
    throw new Error(`File not found: ${path}`)
  })
  return { name: basename(path), size, bytes: () => createReadStream(path, { highWaterMark: 262_144 }) }
}
