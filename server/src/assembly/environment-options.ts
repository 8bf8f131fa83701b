import type { Logger } from 'pino'
import type { Environment } from '@edis/contract/environment'
import type { Database } from '../database/connection.ts'
import type { Vault } from '../database/vault.ts'
import type { DoorOptions } from '../http/doors/door.ts'
import type { Metrics } from '../metrics.ts'
import type { PartnerStore } from '../partners/partners.store.ts'
import type { Regions } from '../regions/regions.ts'
import type { Settings } from '../settings.ts'
import type { Team } from './team/open-team.ts'

/** What an environment is made of. */
export type EnvironmentOptions = {
  environment: Environment
  settings: Settings
  database: Database
  /**
   * A pool beside that of the calls. A write holds its connection while it waits for an origin's rates to be loaded:
   * out of one pool, ten such writes would wait for an eleventh connection for ever.
   */
  background: Database
  /** The pool of the deliveries; of a door that delivers none, that of the background. */
  deliveries: Database
  vault: Vault
  masterKey: Buffer
  regions: Regions
  accounts: PartnerStore
  /** Whose key or token of an environment it is, whether it still works or not. */
  ownerOfSecret: (environment: Environment, secret: string) => Promise<string | null>
  team: Team
  door: Omit<DoorOptions, 'contentSecurityPolicy' | 'headers' | 'beforeAll'>
  log: Logger
  metrics: Metrics
  now: () => Date
}

/** Logs what goes wrong beside the calls. */
export const errorLog =
  ({ log, environment }: Pick<EnvironmentOptions, 'log' | 'environment'>) =>
  (what: string) =>
  (error: unknown): void =>
    log.error({ err: error, environment }, what)
