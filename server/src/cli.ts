import { Argument, Command } from 'commander'
import { closeDatabase, openDatabase } from './database/connection.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { migrateDatabase } from './database/migrate.ts'
import { hashPassword, normaliseEmail, partnerFaults, passwordFaults, randomPassword } from './partners/partners.ts'
import { type Partner, partnerStore, type PartnerStore } from './partners/partners.store.ts'
import { doorNames, type DoorName, parseSettings, type Settings } from './settings.ts'

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

  const partner = program.command('partner').description('the partners and their access')

  partner
    .command('add')
    .description('add a partner; without a password one is made and printed')
    .requiredOption('--email <email>', 'what the partner signs in with')
    .requiredOption('--name <name>', 'who the partner is')
    .option('--password <password>', 'the first password')
    .option('--production', 'grant production at once')
    .action(async (options: { email: string; name: string; password?: string; production?: true }) => {
      const email = normaliseEmail(options.email)
      const password = options.password ?? randomPassword()
      refuse(partnerFaults({ email, name: options.name, password }))
      await withPartners(settings(), async (partners) => {
        const now = new Date()
        const added = await partners.add(
          {
            email,
            name: options.name.trim(),
            passwordHash: await hashPassword(password),
            productionGrantedAt: options.production ? now : null,
          },
          now,
        )
        if (added === 'duplicate') throw new Error(`There is a partner with the email ${email} already`)
        print(`Added ${added.id}  ${email}`)
        if (!options.password) print(`Password: ${password}`)
      })
    })

  partner
    .command('list')
    .description('list the partners')
    .action(() =>
      withPartners(settings(), async (partners) => {
        const list = await partners.list()
        for (const row of list) print(partnerLine(row))
        if (list.length === 0) print('No partners yet. Add one with: edis partner add --email … --name …')
      }),
    )

  const forPartner = (
    name: string,
    description: string,
    act: (partners: PartnerStore, found: Partner, options: { password?: string }) => Promise<string>,
  ): Command =>
    partner
      .command(name)
      .description(description)
      .argument('<partner>', 'email or id')
      .action((given: string, options: { password?: string }) =>
        withPartners(settings(), async (partners) => {
          const list = await partners.list()
          const found = list.find(({ id, email }) => id === given || email === normaliseEmail(given))
          if (!found) throw new Error(`No partner has the email or id ${given}`)
          print(await act(partners, found, options))
        }),
      )

  forPartner('suspend', 'shut a partner out at once, in both environments', async (partners, found) => {
    await partners.setSuspended(found.id, new Date())
    return `Suspended ${found.email}: signed out everywhere, keys and tokens refused.`
  })
  forPartner('resume', 'lift a suspension', async (partners, found) => {
    await partners.setSuspended(found.id, null)
    return `${found.email} may sign in again.`
  })
  forPartner('grant-production', 'let a partner use production', async (partners, found) => {
    await partners.grantProduction(found.id, new Date())
    return `${found.email} may use production.`
  })
  forPartner('reset-password', 'give a partner a new password and sign it out everywhere', async (partners, found, options) => {
    const password = options.password ?? randomPassword()
    refuse(passwordFaults(password))
    await partners.setPassword(found.id, await hashPassword(password))
    return options.password ? `The password of ${found.email} is set.` : `Password: ${password}`
  }).option('--password <password>', 'the new password; without it one is made and printed')

  return program
}

function partnerLine({ id, email, name, productionGrantedAt, suspendedAt }: Partner): string {
  const access = suspendedAt ? 'suspended' : productionGrantedAt ? 'production' : 'development'
  return `${id}  ${access.padEnd(11)}  ${email}  ${name}`
}

function refuse(faults: string[]): void {
  if (faults.length > 0) throw new Error(`Not done: ${faults.join('; ')}`)
}

function withPartners(settings: Settings, act: (partners: PartnerStore) => Promise<void>): Promise<void> {
  return withDatabaseUrl(settings, async (url) => {
    const database = openDatabase(url, 'accounts', { connections: 1 })
    try {
      await act(partnerStore(database))
    } finally {
      await closeDatabase(database)
    }
  })
}

/** The migrated database: DATABASE_URL, the embedded one that runs, or else the embedded one started for this. */
async function withDatabaseUrl(settings: Settings, act: (url: string) => Promise<void>): Promise<void> {
  const running = settings.databaseUrl
    ? { url: settings.databaseUrl }
    : await findEmbeddedPostgres({ dataDir: settings.dataDir })
  const own = running ? null : await startEmbeddedPostgres({ dataDir: settings.dataDir, log: () => {} })
  const url = running?.url ?? own?.url ?? ''
  try {
    // What runs beside us has migrated it.
    if (own || settings.databaseUrl) await migrateDatabase(url)
    await act(url)
  } finally {
    await own?.stop()
  }
}
