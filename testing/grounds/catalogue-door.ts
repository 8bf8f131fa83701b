import { Value } from 'typebox/value'
import { expect } from 'vitest'
import type { DocumentedCall } from '@edis/contract/calls/call'
import { csv, importer, product, rateLine, service, warehouse } from '../../server/src/catalogue/catalogue-fixtures.ts'
import { catalogueRoutes } from '../../server/src/catalogue/catalogue.routes.ts'
import { catalogueStore } from '../../server/src/catalogue/catalogue.store.ts'
import { startLiveCatalogue } from '../../server/src/catalogue/live-catalogue.ts'
import { rateCardStore } from '../../server/src/catalogue/prices/rate-card.store.ts'
import { productStore } from '../../server/src/catalogue/products.store.ts'
import { closeDatabase, openDatabase } from '../../server/src/database/connection.ts'
import { createLog } from '../../server/src/log.ts'
import { partnerStore } from '../../server/src/partners/partners.store.ts'
import { loadRegions } from '../../server/src/regions/load-regions.ts'
import { createTestDatabase } from '../database.ts'
import { openLoneDoor } from '../lone-door.ts'

export type Row = Record<string, unknown>
export type Answer = {
  code: number
  data: { items: Row[]; next_cursor: string | null }
  error?: string
  errors?: { field: string; error: string }[]
}
export type CatalogueDoor = Awaited<ReturnType<typeof startCatalogueDoor>>

/** A real door with a small catalogue alone, over a database of its own. `callers.now` is the partner that asks. */
export async function startCatalogueDoor() {
  const { url } = await createTestDatabase()
  const database = openDatabase(url, 'development')
  const regions = await loadRegions()
  /** More than a batch of the stream: it takes two. */
  const districts = regions.search({ level: 'district', after: 0, limit: 10_000 }).items.map(({ code }) => code)
  const partners = await Promise.all(
    ['one@edis.test', 'other@edis.test'].map(async (email) => {
      const added = await partnerStore(database).add(
        { email, name: 'Toko', passwordHash: '', productionGrantedAt: null },
        new Date(),
      )
      return { id: added === 'duplicate' ? '' : added.id, email }
    }),
  )
  const callers = { now: partners[0]?.id ?? '' }
  const importInto = importer({ databaseUrl: url, regions, partners })
  const cargo = {
    ...service,
    courier_code: 'TRUK',
    courier_name: 'Truk',
    type: 'cargo',
    rounding_tolerance_kg: 0,
    min_weight_kg: 10,
    cod: false,
  }
  await importInto('couriers', csv(service, { ...service, service_code: 'ECO', cod: false }, cargo))
  await importInto('warehouses', csv(warehouse, { ...warehouse, code: 'BDG', is_active: false }))
  await importInto(
    'products',
    csv(
      product,
      { ...product, sku: 'TEH', warehouse_code: 'BDG' },
      { ...product, sku: 'X', partner: 'other@edis.test' },
    ),
  )
  const every = districts.map((destination_district_code) => ({ ...rateLine, destination_district_code }))
  await importInto(
    'rate-card',
    csv(...every, { ...rateLine, service_code: 'ECO', origin_city_code: '73.71', valid_to: '2026-12-31' }),
  )

  const live = await startLiveCatalogue(catalogueStore(database), createLog('silent'))
  const door = await openLoneDoor({ database, partnerId: () => callers.now, now: () => new Date() })
  catalogueRoutes(door, {
    catalogue: live.current,
    products: productStore(database),
    rateCards: rateCardStore(database),
    regions,
  })

  async function list(
    call: Pick<DocumentedCall, 'path' | 'data'>,
    query: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await door.server.inject({ method: 'GET', url: call.path, query })
    const answer = response.json<Answer>()
    if (answer.code === 200) expect(Value.Check(call.data, answer.data)).toBe(true)
    return answer
  }
  const items = async (...given: Parameters<typeof list>) => (await list(...given)).data.items
  const csvOf = (query = {}) =>
    door.server.inject({ method: 'GET', url: '/ratecard/v1', query, headers: { accept: 'text/csv' } })

  async function close() {
    live.stop()
    await door.server.close()
    await closeDatabase(database)
  }
  return { door, database, live, districts, callers, importInto, list, items, csvOf, close }
}
