import type { Writable } from 'node:stream'
import { Argument, Command } from 'commander'
import { type Environment, environments } from '@edis/contract/environment'
import { auditCommands } from './audit/audit-command.ts'
import { auditStore } from './audit/audit.store.ts'
import type { CatalogueCommandParts } from './catalogue/catalogue-commands.ts'
import { courierCommands } from './catalogue/courier-commands.ts'
import { exportCommands } from './catalogue/export/export-command.ts'
import { importCommands } from './catalogue/import/import-command.ts'
import { priceCommands } from './catalogue/prices/price-commands.ts'
import { changeOf, withDatabaseUrl, withSchemaOf, type Written } from './command-database.ts'
import { tokenStore } from './credentials/tokens.store.ts'
import type { Database, DatabaseSchema } from './database/connection.ts'
import type { ServingRole } from './database/serving-role.store.ts'
import { archiveCommands } from './order-archive/archive-command.ts'
import { recipientCommands } from './personal-data/recipient-commands.ts'
import { webhookCommands } from './deliveries/replay-command.ts'
import { keyCommands } from './operations-keys/key-commands.ts'
import { operationsKeyStore } from './operations-keys/operations-keys.store.ts'
import { awbCommands } from './orders/sending/awb-command.ts'
import { orderCommands } from './orders/reports/order-event-command.ts'
import { partnerNamed } from './catalogue/prices/partner-named.ts'
import { staffCommands } from './staff/staff-commands.ts'
import { staffStore } from './staff/staff.store.ts'
import { memberStore } from './members/members.store.ts'
import { normaliseEmail } from './partners/partners.ts'
import { memberCommands } from './second-factor/reset-command.ts'
import { sessionStore } from './sign-in/sessions.store.ts'
import { closingCommand } from './partners/closing-command.ts'
import { partnerCommands } from './partners/partner-commands.ts'
import { partnerStore, type PartnerStore } from './partners/partners.store.ts'
import { doorNames, type DoorName, parseSettings, parseStartSettings } from './settings.ts'

/** For a database that is started together with a worker, in milliseconds. */
const maxWaitMs = 60_000

export type CommandContext = {
  environment: Record<string, string | undefined>
  print: (line: string) => void
  /** Where files are written. */
  output: Writable
}

/** `npx edis`: what the operator does. Works beside a running start on the same DATA_DIR, or without one. */
export function commandLine({ environment, print, output }: CommandContext): Command {
  const settings = () => parseSettings(environment)
  const program = new Command('edis').description('Runs the EDIS partner portal and manages its partners.')

  program
    .command('serve')
    .description('run all hosts, or only those given, until stopped')
    .addArgument(new Argument('[hosts...]', 'the hosts to run').choices(doorNames))
    .action(async (doors: DoorName[]) => {
      const parsed = parseStartSettings(environment)
      // Loaded only here: the other commands answer twice as fast without the doors.
      const { serve } = await import('./assembly/serve.ts')
      await serve(parsed, doors.length > 0 ? doors : doorNames, print)
    })

  program
    .command('migrate')
    .description('migrate the database, as the owner of its tables')
    .option(
      '--serving-role <role...>',
      'let a role read and write rows, and nothing else, now and after later migrations, so that hosts and workers can ' +
        'use it; ROLE=development or ROLE=production limits it to one environment',
    )
    .action(async ({ servingRole = [] }: { servingRole?: string[] }) => {
      const serving = servingRole.map(servingRoleOf)
      const parsed = { ...settings(), migrate: true }
      const { openMasterKeys } = await import('./master-key/open-master-keys.ts')
      await withDatabaseUrl(parsed, async (url) => void (await openMasterKeys(parsed, url)), { serving })
      print('The database is up to date.')
      for (const one of serving) print(`${one.role} can now serve ${one.environments.join(' and ')}.`)
    })

  program
    .command('rotate-master-key')
    .description('re-encrypt all secrets with the first key in MASTER_KEY, which must also contain the previous one')
    .option('--list', 'list the secrets that no key can decrypt, without changing anything')
    .option('--discard', 'remove the secrets that no key can decrypt, then re-encrypt the others')
    .action(async ({ list, discard }: { list?: true; discard?: true }) => {
      const parsed = settings()
      if (!parsed.masterKey && !list && !discard)
        throw new Error('MASTER_KEY must contain the new key and the previous one')
      const { openMasterKeys } = await import('./master-key/open-master-keys.ts')
      const { discardLostSecrets, listLostSecrets, rotateMasterKey } = await import('./master-key/rotate-master-key.ts')
      await withDatabaseUrl(parsed, async (url) => {
        const keys = await openMasterKeys(parsed, url, { mayBegin: true })
        if (list) return listLostSecrets(url, keys, print)
        if (discard) await discardLostSecrets(url, keys, print)
        await rotateMasterKey(url, keys, print)
      })
    })

  program
    .command('worker')
    .description('deliver webhooks without serving a host, for both environments or only those given, until stopped')
    .addArgument(new Argument('[environments...]', 'the environments to deliver for').choices(environments))
    .action(async (wanted: Environment[]) => {
      const parsed = parseStartSettings(environment)
      const { work } = await import('./assembly/work.ts')
      await withDatabaseUrl(parsed, (_url, servingUrl) => work(parsed, servingUrl, wanted, print), {
        timeoutMs: maxWaitMs,
        wanted: wanted.length > 0 ? wanted : environments,
      })
    })

  async function change<T>(
    schema: DatabaseSchema,
    act: (database: Database, written: Written) => Promise<T>,
  ): Promise<T> {
    const done: T[] = []
    await withDatabaseUrl(settings(), async (url) => void done.push(await changeOf(url, schema, act)))
    return done[0] as T
  }

  partnerCommands(program, {
    print,
    withPartners: (act) => withDatabaseUrl(settings(), (url) => withPartnersOf(url, act)),
    changePartners: async (act) => {
      const said = await change('accounts', (database, written) => act(partnerStore(database), written))
      for (const line of said) print(line)
    },
    revokeTokens: (find, wanted, reason, tell) =>
      withDatabaseUrl(
        settings(),
        async (url) => {
          const { id } = await withPartnersOf(url, find)
          for (const where of wanted) {
            const revoked = await changeOf(url, where, async (database, written) => {
              const count = await tokenStore(database).revoke({ partnerId: id, id: null }, new Date())
              const after = { revoked: count }
              await written({
                action: 'tokens.revoked',
                target: null,
                partnerId: id,
                environment: where,
                after,
                reason,
              })
              return count
            })
            tell(where, revoked)
          }
        },
        { wanted },
      ),
  })
  keyCommands(program, {
    print,
    withKeys: (act) =>
      withDatabaseUrl(settings(), (url) =>
        withSchemaOf(url, 'accounts', (database) => act(operationsKeyStore(database))),
      ),
    changeKeys: (act) => change('accounts', (database, written) => act(operationsKeyStore(database), written)),
  })
  staffCommands(program, {
    print,
    withStaff: (act) =>
      withDatabaseUrl(settings(), (url) => withSchemaOf(url, 'accounts', (database) => act(staffStore(database)))),
    changeStaff: async (act) => {
      const said = await change('accounts', (database, written) => act(staffStore(database), written))
      for (const line of said) print(line)
    },
  })
  auditCommands(program, {
    print,
    output,
    withAudit: (act) =>
      withDatabaseUrl(settings(), (url) =>
        withSchemaOf(url, 'accounts', (database) =>
          act(auditStore(database), async (given) => partnerNamed(await partnerStore(database).list(), given).id),
        ),
      ),
  })
  const ofCatalogue: CatalogueCommandParts = {
    print,
    withDatabaseUrl: (act) => withDatabaseUrl(settings(), act),
    listPartners: (url) => withPartnersOf(url, (partners) => partners.list()),
  }
  importCommands(program, {
    ...ofCatalogue,
    // Loaded only when asked for: 90,000 regions.
    loadRegions: async () => (await import('./regions/load-regions.ts')).loadRegions(),
  })
  exportCommands(program, {
    withDatabaseUrl: ofCatalogue.withDatabaseUrl,
    listPartners: ofCatalogue.listPartners,
    output,
  })
  courierCommands(program, ofCatalogue)
  priceCommands(program, ofCatalogue)
  memberCommands(program, {
    print,
    change: (given, act) =>
      withDatabaseUrl(settings(), (url) =>
        changeOf(url, 'accounts', async (database, audit, transaction) => {
          const email = normaliseEmail(given)
          const member = await memberStore(database).findByEmail(email)
          if (!member) throw new Error(`No member signs in with ${email}.`)
          const endSessions = (id: string, now: Date) => sessionStore(database).endOther(id, null, Buffer.alloc(0), now)
          await act({ ...member, email }, { database, transaction, audit, endSessions })
        }),
      ),
  })
  closingCommand(program, {
    print,
    change: (given, act) =>
      withDatabaseUrl(settings(), (url) =>
        changeOf(url, 'accounts', async (database, written, transaction) => {
          const partners = partnerStore(database)
          const found = await partners.find(partnerNamed(await partners.list(), given).id)
          if (found) await act(transaction, found, written)
        }),
      ),
  })
  recipientCommands(program, {
    print,
    change: (given, where, act) =>
      withDatabaseUrl(settings(), async (url) => {
        const { id } = partnerNamed(await withPartnersOf(url, (partners) => partners.list()), given)
        await changeOf(url, where, (_database, written, transaction) => act(transaction, id, written))
      }),
  })
  const withDatabase = (where: Environment, act: (database: Database) => Promise<void>, connections = 1) =>
    withDatabaseUrl(settings(), (url) => withSchemaOf(url, where, act, connections))
  archiveCommands(program, { print, settings, withDatabase })
  webhookCommands(program, { print, withDatabase })
  awbCommands(program, { print, change })
  orderCommands(program, {
    print,
    withOrders: async (where, act) => {
      const parsed = settings()
      const { operateOrders } = await import('./assembly/operate-orders.ts')
      await withDatabaseUrl(parsed, (url) => operateOrders(url, where, parsed.sandboxStepMs, act))
    },
  })
  return program
}

const withPartnersOf = <T>(url: string, act: (partners: PartnerStore) => Promise<T>): Promise<T> =>
  withSchemaOf(url, 'accounts', (database) => act(partnerStore(database)))

function servingRoleOf(text: string): ServingRole {
  const [role = '', only] = text.split('=')
  if (only === undefined) return { role, environments }
  if (only !== 'development' && only !== 'production') throw new Error(`${only} is neither development nor production`)
  return { role, environments: [only] }
}
