import { Argument, Command } from 'commander'
import { type Environment, environments } from '@edis/contract/environment'
import { importCommands } from './catalogue/import-command.ts'
import { closeDatabase, openDatabase } from './database/connection.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { migrateDatabase } from './database/migrate.ts'
import { createVault } from './database/vault.ts'
import { webhookCommands } from './deliveries/replay-command.ts'
import { orderCommands } from './orders/order-event-command.ts'
import { partnerCommands } from './partners/partner-commands.ts'
import { partnerStore, type PartnerStore } from './partners/partners.store.ts'
import { doorNames, type DoorName, parseSettings, type Settings } from './settings.ts'

/** For a database that is started together with a worker, in milliseconds. */
const longestWait = 60_000

type Surroundings = { environment: Record<string, string | undefined>; print: (line: string) => void }

/** `npx edis`: what the operator does. Works beside a running start on the same DATA_DIR, or without one. */
export function commandLine({ environment, print }: Surroundings): Command {
  const settings = () => parseSettings(environment)
  const program = new Command('edis').description('The EDIS partner portal: runs it and looks after its partners.')

  program
    .command('serve')
    .description('run all doors, or those named, until told to stop')
    .addArgument(new Argument('[doors...]', 'the doors to run').choices(doorNames))
    .action(async (doors: DoorName[]) => {
      const parsed = settings()
      // Loaded only here: the other commands answer twice as fast without the doors.
      const { serve } = await import('./serve.ts')
      await serve(parsed, doors.length > 0 ? doors : doorNames, print)
    })

  program
    .command('migrate')
    .description('bring the database up to date')
    .action(() => withDatabaseUrl(settings(), async () => print('The database is up to date.')))

  program
    .command('rotate-master-key')
    .description('seal every secret with the first key of MASTER_KEY, which names the one before it as well')
    .action(async () => {
      const parsed = settings()
      if (!parsed.masterKey) throw new Error('MASTER_KEY must name the new key and the one before it')
      const { rotateMasterKey } = await import('./rotate-master-key.ts')
      const vault = createVault(parsed.masterKey, parsed.otherMasterKeys)
      await withDatabaseUrl(parsed, (url) => rotateMasterKey(url, vault, print))
    })

  program
    .command('worker')
    .description('deliver webhooks without a door, of both environments or those named, until told to stop')
    .addArgument(new Argument('[environments...]', 'whose').choices(environments))
    .action(async (wanted: Environment[]) => {
      const parsed = settings()
      const { work } = await import('./work.ts')
      await withDatabaseUrl(parsed, (url) => work(parsed, url, wanted, print), { patience: longestWait })
    })

  partnerCommands(program, {
    print,
    withPartners: (act) => withDatabaseUrl(settings(), (url) => withPartnersOf(url, act)),
  })
  importCommands(program, {
    print,
    withDatabaseUrl: (act) => withDatabaseUrl(settings(), act),
    // Loaded only when asked for: 90,000 regions.
    loadRegions: async () => (await import('./regions/load-regions.ts')).loadRegions(),
    listPartners: (url) => withPartnersOf(url, (partners) => partners.list()),
  })
  webhookCommands(program, {
    print,
    withDatabase: (where, act) =>
      withDatabaseUrl(settings(), async (url) => {
        const database = openDatabase(url, where, { connections: 1 })
        try {
          await act(database)
        } finally {
          await closeDatabase(database)
        }
      }),
  })
  orderCommands(program, {
    print,
    withOrders: async (where, act) => {
      const parsed = settings()
      const { operateOrders } = await import('./operate-orders.ts')
      await withDatabaseUrl(parsed, (url) => operateOrders(url, where, parsed.sandboxStepMs, act))
    },
  })
  return program
}

async function withPartnersOf<T>(url: string, act: (partners: PartnerStore) => Promise<T>): Promise<T> {
  const database = openDatabase(url, 'accounts', { connections: 1 })
  try {
    return await act(partnerStore(database))
  } finally {
    await closeDatabase(database)
  }
}

/** The migrated database: DATABASE_URL, the embedded one that runs, or else the embedded one started for this. */
async function withDatabaseUrl(
  settings: Settings,
  act: (url: string) => Promise<void>,
  { patience = 0 } = {},
): Promise<void> {
  const running = settings.databaseUrl
    ? { url: settings.databaseUrl }
    : await findEmbeddedPostgres({ dataDir: settings.dataDir })
  const own = running ? null : await startEmbeddedPostgres({ dataDir: settings.dataDir, log: () => {} })
  const url = running?.url ?? own?.url ?? ''
  try {
    // What runs beside us has migrated it.
    if (own || settings.databaseUrl) await migrateDatabase(url, { patience })
    await act(url)
  } finally {
    await own?.stop()
  }
}
