import { closeDatabase, openDatabase } from '../../server/src/database/connection.ts'
import { partnerStore } from '../../server/src/partners/partners.store.ts'
import { loadRegions } from '../../server/src/regions/load-regions.ts'
import { createTestDatabase } from '../database.ts'
import { csv, importer, service, warehouse } from '../../server/src/catalogue/catalogue-fixtures.ts'

export type ImportGround = Awaited<ReturnType<typeof startImportGround>>

/** For tests: both environments of a database of their own, with one partner, into which files are imported. */
export async function startImportGround() {
  const { url } = await createTestDatabase()
  const database = openDatabase(url, 'development')
  const production = openDatabase(url, 'production')
  const email = 'toko@edis.test'
  const added = await partnerStore(database).add(
    { email, name: 'Toko', passwordHash: '', productionGrantedAt: null },
    new Date(),
  )
  if (added === 'duplicate') throw new Error('not a fresh database')
  const partnerId = added.id
  const importInto = importer({
    databaseUrl: url,
    regions: await loadRegions(),
    partners: [{ id: partnerId, email }],
  })
  const rows = (table: string, from = database) => from.$client`select * from ${from.$client(table)} order by 1, 2`
  const version = async () => Number((await rows('catalogue_state'))[0]?.version)

  /** Leaves a courier and a warehouse in development, and nothing else. */
  async function empty() {
    for (const { $client: sql } of [database, production])
      await sql`truncate couriers, services, warehouses, products, stock, rate_cards, rate_card_versions, holidays, catalogue_state`
    await importInto('couriers', csv(service))
    await importInto('warehouses', csv(warehouse))
  }
  const close = () => Promise.all([closeDatabase(database), closeDatabase(production)])

  return { database, production, partnerId, importInto, rows, version, empty, close }
}
