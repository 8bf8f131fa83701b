import { randomBytes } from 'node:crypto'
import { afterAll } from 'vitest'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Database } from '../database/connection.ts'
import { loadRegions } from '../regions/load-regions.ts'
import { openLoneDoor } from '@edis/testing/lone-door.ts'
import { createQuotes } from './quote.ts'
import { rateRoutes } from './rates.routes.ts'
import { cargo, catalogueOf, lineFor, regular, warehouse } from './test-shipments.ts'

type Fault = { field: string; error: string; message: string }
type Answer = { code: number; data: unknown; error?: string; message: string; errors?: Fault[] }
type Rate = {
  courier_code: string
  service_code: string
  chargeable_kg: number
  cost: Record<string, number>
  sla: object
}
type RateV2 = {
  quote_id: string
  valid_until: string
  weight: object
  rates: Rate[]
  unavailable: { courier_code: string; service_code: string; error: string; message: string }[]
}

/** A real door with rates alone, over a catalogue and a clock of the test’s. */
export async function openRateDoor() {
  const shop: { catalogue: Catalogue } = { catalogue: catalogueOf([]) }
  const clock = { now: new Date('2026-11-20T02:00:00.000Z') }
  const quotes = createQuotes({ key: randomBytes(32), environment: 'development' })
  const lines = [lineFor(regular), lineFor(cargo)]

  const now = () => clock.now
  // Reads do not ask the database
  const door = await openLoneDoor({ database: null as unknown as Database, partnerId: () => 'prt_1', now })
  rateRoutes(door, { catalogue: () => shop.catalogue, regions: await loadRegions(), quotes, now })
  afterAll(() => door.server.close())

  async function call(path: string, body: object, query?: Record<string, string>, language = 'en') {
    const response = query
      ? await door.server.inject({ method: 'GET', url: path, query })
      : await door.server.inject({
          method: 'POST',
          url: path,
          payload: body,
          headers: { 'accept-language': language },
        })
    const answer = response.json<Answer>()
    const faults = (answer.errors ?? []).map(({ field, error }) => `${field} ${error}`)
    return { ...answer, headers: response.headers, faults }
  }

  const asked = {
    warehouse_id: warehouse.id,
    destination_district: '31.71.01',
    items: [{ sku: 'KOPI-250', qty: 1, price: 100_000, weight_g: 1_000 }],
  }
  async function rates(changes: object = {}, language?: string) {
    const answer = await call('/rate/v2', { ...asked, ...changes }, undefined, language)
    return { ...answer, data: answer.data as RateV2 }
  }
  const without = (body: object, field: string) =>
    Object.fromEntries(Object.entries(body).filter(([name]) => name !== field))

  return { shop, clock, quotes, lines, call, asked, rates, without }
}
