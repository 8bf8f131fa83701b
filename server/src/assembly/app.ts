import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Environment } from '@edis/contract/environment'
import { ownerOfSecret } from '../credentials/secret-owners.store.ts'
import {
  checkWall,
  closeDatabase,
  type Database,
  type DatabaseSchema,
  openDatabase,
  takesWrites,
} from '../database/connection.ts'
import { createVault, hashSecret } from '../database/vault.ts'
import { createEnvironment, type RunningEnvironment } from './environment.ts'
import { operatorCheck } from '../http/gate/bearer.ts'
import { createOperations, type RunningOperations } from './operations.ts'
import { createPortalDoor } from '../http/doors/portal-door.ts'
import { portalDocuments } from '../http/doors/portal-documents.ts'
import { partnerStore } from '../partners/partners.store.ts'
import { createMetrics } from '../metrics.ts'
import { loadRegions } from '../regions/load-regions.ts'
import { sessionStore } from '../sessions/sessions.store.ts'
import { signInThrottleStore } from '../sessions/sign-in-throttle.store.ts'
import type { DoorName, Settings } from '../settings.ts'
import { reportUnreadable } from './unreadable-secrets.ts'

export type AppOptions = {
  settings: Settings
  /** Migrated. */
  databaseUrl: string
  masterKey: Buffer
  log: Logger
  doors: readonly DoorName[]
  now?: () => Date
  portalFolder?: string
}

export type App = {
  doors: Partial<Record<DoorName, FastifyInstance>>
  /** Binds each door's port. Rejects, naming the door, when one can't be had. */
  listen(): Promise<void>
  /**
   * Says for `drain` milliseconds that it is not ready and asks callers to leave, still answering them. Then lets calls in
   * hand finish, for `patience` milliseconds at most, and lets the database go.
   */
  close(options?: { drain?: number; patience?: number }): Promise<void>
}

export const builtPortal = fileURLToPath(new URL('../../../portal/dist', import.meta.url))

/** The doors, put together over one database. A function of its options alone: tests boot this one too. */
export async function createApp(options: AppOptions): Promise<App> {
  const databases: Database[] = []
  try {
    return await putTogether(options, databases)
  } catch (error) {
    // What stays connected would keep the process from ending.
    await Promise.all(databases.map(closeDatabase))
    throw error
  }
}

async function putTogether(options: AppOptions, databases: Database[]): Promise<App> {
  const { settings, log, doors: wanted, now = () => new Date() } = options
  const timers: NodeJS.Timeout[] = []
  let closing = false

  const pooler = settings.databasePoolUrl
  const open = async (schema: DatabaseSchema, connections = 10, byIndex = false): Promise<Database> => {
    const database = openDatabase(options.databaseUrl, schema, { connections, byIndex, pooler })
    databases.push(database)
    if (pooler) await checkWall(database, schema)
    return database
  }
  const accounts = await open('accounts')
  const sessions = sessionStore(accounts)
  const throttle = signInThrottleStore(accounts)
  const partners = partnerStore(accounts)
  const metrics = createMetrics()
  const vault = createVault(options.masterKey, settings.otherMasterKeys, reportUnreadable({ log, metrics }))

  const common = (door: DoorName, database: Database) => ({
    log: log.child({ door }) as FastifyInstance['log'],
    trustedProxies: settings.trustedProxies,
    url: settings.urls[door],
    securityContact: settings.securityContact,
    portalUrl: settings.urls.portal,
    ready: async () => !closing && (await takesWrites(database)),
    metrics: {
      text: metrics.text,
      check: operatorCheck(settings.operatorKey),
      answers: metrics.answers.bind(null, door),
    },
  })

  const environments: RunningEnvironment[] = []
  let operations: RunningOperations | null = null
  const regions = wanted.some((name) => name !== 'portal') ? await loadRegions() : null

  async function apiDoor(environment: Environment): Promise<FastifyInstance> {
    const database = await open(environment)
    const background = await open(environment, 4)
    const running = await createEnvironment({
      environment,
      settings,
      database,
      background,
      deliveries: settings.deliverWebhooks ? await open(environment, 4, true) : background,
      vault,
      masterKey: options.masterKey,
      accounts: partners,
      ownerOfSecret: (of, secret) => ownerOfSecret(accounts, of, hashSecret(secret)),
      regions: regions ?? (await loadRegions()),
      sessions: { sessions, throttle, findPartner: partners.findByEmail, now },
      door: common(environment, database),
      log,
      metrics,
      now,
    })
    environments.push(running)
    timers.push(hourly(running.clean))
    return running.server
  }

  async function operationsDoor(): Promise<FastifyInstance> {
    const pools = { development: await open('development', 6), production: await open('production', 6) }
    operations = await createOperations({
      settings,
      accounts,
      databases: pools,
      feeds: { development: await open('development', 4, true), production: await open('production', 4, true) },
      regions: regions ?? (await loadRegions()),
      door: common('operations', pools.production),
      log,
      metrics,
      now,
    })
    timers.push(hourly(operations.clean))
    return operations.server
  }

  const doors: App['doors'] = {}
  for (const name of wanted) {
    doors[name] =
      name === 'portal'
        ? await createPortalDoor({
            ...common(name, accounts),
            folder: options.portalFolder ?? builtPortal,
            developmentUrl: settings.urls.development,
            productionUrl: settings.urls.production,
            documents: portalDocuments({
              portalUrl: settings.urls.portal,
              developmentUrl: settings.urls.development,
              productionUrl: settings.urls.production,
            }),
          })
        : name === 'operations'
          ? await operationsDoor()
          : await apiDoor(name)
  }
  timers.push(
    hourly(() =>
      Promise.all([sessions.deleteExpired(new Date(now().getTime() - 86_400_000)), throttle.deleteEnded(now())]),
    ),
  )

  function hourly(clean: () => Promise<unknown>): NodeJS.Timeout {
    const run = () => clean().catch((error: unknown) => log.error({ err: error }, 'cleaning up failed'))
    return setInterval(() => void run(), 3_600_000).unref()
  }

  return {
    doors,
    async listen() {
      for (const [name, door] of Object.entries(doors) as [DoorName, FastifyInstance][])
        await door.listen({ host: settings.host, port: settings.ports[name] }).catch((error: Error) => {
          throw new Error(`The ${name} door can't listen on ${settings.host}:${settings.ports[name]}: ${error.message}`)
        })
    },
    async close({ drain = 0, patience = 20_000 } = {}) {
      closing = true
      for (const door of Object.values(doors)) door.partWithCallers()
      await sleep(drain)
      for (const timer of timers) clearInterval(timer)
      const hurry = setTimeout(() => {
        for (const door of Object.values(doors)) door.server.closeAllConnections()
      }, patience)
      await Promise.all([...environments, ...(operations ? [operations] : [])].map((running) => running.stop()))
      await Promise.all(Object.values(doors).map((door) => door.close()))
      clearTimeout(hurry)
      await Promise.all([...environments, ...(operations ? [operations] : [])].map((running) => running.finish()))
      await Promise.all(databases.map(closeDatabase))
    },
  }
}
