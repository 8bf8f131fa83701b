import { type Command, Option } from 'commander'
import { type Environment, environments } from '@edis/contract/environment'
import { commandActor } from '../audit/command-actor.ts'
import type { Database } from '../database/connection.ts'
import type { Settings } from '../settings.ts'
import { archivePlace } from './archive-place.ts'
import { archiveSome } from './archive-orders.ts'
import { findInArchives, keptArchives } from './order-archive.store.ts'

type Parts = {
  print: (line: string) => void
  settings: () => Pick<Settings, 'orderKeepDays' | 'orderArchive'>
  withDatabase: (
    environment: Environment,
    act: (database: Database) => Promise<void>,
    connections: number,
  ) => Promise<void>
}
type Options = { environment: Environment; reason?: string }

const mostListed = 1_000

/** `edis archive run|list|find`: orders that left the database, and those that are due to. */
export function archiveCommands(program: Command, { print, settings, withDatabase }: Parts): void {
  const archive = program.command('archive').description('archive old orders, and find archived ones')
  const within = (name: string, description: string): Command =>
    archive
      .command(name)
      .description(description)
      .addOption(
        new Option('--environment <environment>', 'environment of the orders')
          .choices(environments)
          .makeOptionMandatory(),
      )

  within('run', 'archive all orders that are due now, instead of waiting for a host to do it')
    .option('--reason <text>', 'reason for the audit log')
    .action(async ({ environment, reason = null }: { environment: Environment; reason?: string | null }) => {
      const { orderKeepDays: days, orderArchive } = settings()
      if (days === null || orderArchive === null) throw new Error('Set ORDER_KEEP_DAYS and ORDER_ARCHIVE first')
      const options = { environment, days, place: archivePlace(orderArchive), actor: commandActor(), reason }
      // One that holds the turn, one that reads rows, one besides
      await withDatabase(environment, (database) => archiveAll(database, options), 3)
    })

  async function archiveAll(
    database: Database,
    options: Omit<Parameters<typeof archiveSome>[1], 'now'>,
  ): Promise<void> {
    let all = 0
    for (;;) {
      const archived = await archiveSome(database, { ...options, now: () => new Date() })
      if (!archived) break
      all += archived.orders
      print(`${archived.id}: ${archived.orders} orders, ${archived.events} events, ${archived.bytes} bytes`)
    }
    print(all === 0 ? 'No orders are due, or another process is archiving them.' : `Archived ${all} orders.`)
  }

  within('list', 'list the archives, newest first').action(({ environment }: Options) =>
    withDatabase(
      environment,
      async (database) => {
        for (const { id, keptAt, place, orders, events, bytes } of await keptArchives(database, mostListed))
          print([keptAt.toISOString(), id, `${orders} orders`, `${events} events`, `${bytes} bytes`, place].join('\t'))
      },
      1,
    ),
  )

  within('find', 'find archived orders and the folder with their files')
    .argument('<number>', 'order ID, order number, AWB or courier AWB')
    .action((number: string, { environment }: Options) =>
      withDatabase(
        environment,
        async (database) => {
          const found = await findInArchives(database, number.trim())
          if (found.length === 0) throw new Error(`No archived order has the number ${number}`)
          for (const { orderId, partnerId, partnerOrderId, awb, status, keptAt, place, archiveId } of found)
            print(
              [
                orderId,
                partnerId,
                partnerOrderId,
                awb ?? '-',
                status,
                keptAt.toISOString(),
                `${place}/${environment}/${archiveId}`,
              ].join('\t'),
            )
        },
        1,
      ),
    )
}
