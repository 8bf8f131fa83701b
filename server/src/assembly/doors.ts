import type { FastifyInstance } from 'fastify'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Environment } from '@edis/contract/environment'
import { auditStore } from '../audit/audit.store.ts'
import { ownerOfSecret } from '../credentials/secret-owners.store.ts'
import { type Database, takesWrites } from '../database/connection.ts'
import { createVault, hashSecret } from '../database/vault.ts'
import { createMetrics } from '../metrics.ts'
import { partnerStore } from '../partners/partners.store.ts'
import { loadRegions } from '../regions/load-regions.ts'
import type { DoorName, Settings } from '../settings.ts'
import { createMailSender } from './mail-sender.ts'
import { openMetricsPort } from './metrics-port.ts'
import type { Pools } from './pools.ts'
import type { RunningDoor } from './running-door.ts'
import { openTeam } from './team/open-team.ts'
import { reportUnreadable } from './unreadable-secrets.ts'

const builtAt = (folder: string) => fileURLToPath(new URL(`../../../${folder}/dist`, import.meta.url))
/** What `npm run build` makes. */
export const builtPortal = builtAt('portal')
export const builtConsole = builtAt('console')

export type AppOptions = {
  settings: Settings
  /** Migrated. */
  databaseUrl: string
  masterKey: Buffer
  log: Logger
  doors: readonly DoorName[]
  /** The email of the demo's staff, who need no second factor; missing: there is no demo. */
  demoEmail?: string
  now?: () => Date
  portalFolder?: string
  consoleFolder?: string
}
type Options = AppOptions & { pools: Pools; isClosing: () => boolean; now: () => Date }
type Shared = Awaited<ReturnType<typeof openShared>>

/** Opens the doors that the options name, each loaded only then, the accounts that they share, and the port of their metrics. */
export async function openDoors(options: Options) {
  const shared = await openShared(options)
  const doors: Partial<Record<DoorName, RunningDoor>> = {}
  for (const name of options.doors)
    doors[name] =
      name === 'portal'
        ? await openPortal(options, shared)
        : name === 'operations'
          ? await openOperations(options, shared)
          : await openEnvironment(options, shared, name)
  const { settings, log, pools } = options
  const metricsPort = await openMetricsPort(settings, shared.metrics, log)
  const sender = createMailSender({
    settings,
    log,
    metrics: shared.metrics,
    accounts: await pools.open('accounts', { connections: 2 }),
    vault: shared.vault,
  })
  const sends = settings.deliverWebhooks && options.doors.some((door) => door !== 'portal')
  return {
    doors,
    metricsPort,
    mails: sends ? sender.start() : null,
    cleanAccounts: async () => void (await Promise.all([cleanAccounts(shared), sender.clean()])),
  }
}

async function openShared({ pools, settings, masterKey, log, now }: Options) {
  const accounts = await pools.open('accounts')
  const metrics = createMetrics()
  return {
    accounts,
    team: openTeam(accounts, log, settings.urls.portal, now),
    partners: partnerStore(accounts),
    metrics,
    vault: createVault(masterKey, settings.otherMasterKeys, reportUnreadable({ log, metrics })),
  }
}

async function cleanAccounts({ accounts, team }: Shared): Promise<void> {
  await Promise.all([team.clean(), auditStore(accounts).forget()])
}

/** What every door is made with. It is ready while `database` takes writes. */
const doorOptions = (
  { settings, log, isClosing }: Options,
  { metrics }: Shared,
  door: DoorName,
  database: Database,
) => ({
  log: log.child({ door }) as FastifyInstance['log'],
  trustedProxies: settings.trustedProxies,
  url: settings.urls[door],
  securityContact: settings.securityContact,
  portalUrl: settings.urls.portal,
  ready: async () => !isClosing() && (await takesWrites(database)),
  countAnswers: metrics.answers.bind(null, door),
})

async function openPortal(options: Options, shared: Shared): Promise<RunningDoor> {
  const { portalDocuments } = await import('../http/doors/portal-documents.ts')
  const { createPortalDoor } = await import('../http/doors/portal-door.ts')
  const { portal: portalUrl, development: developmentUrl, production: productionUrl } = options.settings.urls
  const server = await createPortalDoor({
    ...doorOptions(options, shared, 'portal', shared.accounts),
    folder: options.portalFolder ?? builtPortal,
    developmentUrl,
    productionUrl,
    documents: portalDocuments({ portalUrl, developmentUrl, productionUrl }),
  })
  const nothing = async () => {}
  return { server, clean: nothing, stop: nothing, finish: nothing }
}

async function openEnvironment(options: Options, shared: Shared, environment: Environment): Promise<RunningDoor> {
  const { pools, settings, masterKey, log, now } = options
  const { accounts, partners, vault, metrics } = shared
  const database = await pools.open(environment)
  const background = await pools.open(environment, { connections: 4 })
  const { createEnvironment } = await import('./environment.ts')
  return createEnvironment({
    environment,
    settings,
    database,
    background,
    deliveries: settings.deliverWebhooks
      ? await pools.open(environment, { connections: 4, byIndex: true })
      : background,
    vault,
    masterKey,
    accounts: partners,
    ownerOfSecret: (of, secret) => ownerOfSecret(accounts, of, hashSecret(secret)),
    regions: await loadRegions(),
    team: shared.team,
    door: doorOptions(options, shared, environment, database),
    log,
    metrics,
    now,
  })
}

async function openOperations(options: Options, shared: Shared): Promise<RunningDoor> {
  const { pools, settings, log, now } = options
  const { accounts, metrics, vault } = shared
  const production = await pools.open('production', { connections: 6 })
  const forFeed = { connections: 4, byIndex: true }
  const { createOperations } = await import('./operations.ts')
  return createOperations({
    settings,
    accounts,
    databases: { development: await pools.open('development', { connections: 6 }), production },
    feeds: {
      development: await pools.open('development', forFeed),
      production: await pools.open('production', forFeed),
    },
    regions: await loadRegions(),
    vault,
    door: doorOptions(options, shared, 'operations', production),
    consoleFolder: options.consoleFolder ?? builtConsole,
    log,
    metrics,
    demoEmail: options.demoEmail ?? null,
    now,
  })
}
