import type { Regions } from '../../regions/regions.ts'
import type { Changes } from './changes.ts'
import type { Columns } from './columns.ts'
import type { Faults } from './faults.ts'
import type { ImportStore } from './import.store.ts'
import type { CardPreview } from '../prices/card-differences.store.ts'
import type { Source, Watch } from './table.ts'

/** One import into one environment, in its transaction. */
export type ImportJob = {
  source: Source
  store: ImportStore
  /** Asked for by the kinds that name regions: they take a quarter of a second to load. */
  loadRegions: () => Promise<Pick<Regions, 'find'>>
  /** Whose products there may be. */
  listPartners: () => Promise<readonly { id: string; email: string }[]>
  faults: Faults
  watch: Watch
  /** Couriers: services may go of which a rate card still has lines. */
  dropRateLines: boolean
  /** A dry run: of rate cards it also says what prices would change. */
  isTried: boolean
  /** Rate cards: what the file does not say of the version. Days `YYYY-MM-DD`; the partner by email or ID. */
  card: { name?: string; validFrom?: string; validTo?: string; partner?: string }
}

/** A kind of file. */
export type ImportKind = {
  name: 'couriers' | 'warehouses' | 'products' | 'rate-card' | 'holidays' | 'stock'
  /** For the operator: what it holds, and what becomes of what was there. */
  about: string
  /** For help and documentation; a run reads by its own, which know what there is. */
  columns: Columns
  /** Whether running processes hold what it changes, and load it anew. */
  isHeld: boolean
  /** Imports it and says what was done; what it changed, where the rows don't show it; the name of what is new. @throws {ImportRefused} */
  run: (job: ImportJob) => Promise<string | { said: string; name?: string; changes?: Changes; prices?: CardPreview }>
}
