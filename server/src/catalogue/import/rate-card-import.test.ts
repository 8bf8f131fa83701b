import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../../database/connection.ts'
import { partnerStore } from '../../partners/partners.store.ts'
import { loadRegions } from '../../regions/load-regions.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { csv, importer, rateLine, service, warehouse } from '../catalogue-fixtures.ts'

let url: string
let database: Database
let production: Database
let importInto: ReturnType<typeof importer>
let partnerId: string

beforeAll(async () => {
  ;({ url } = await createTestDatabase())
  database = openDatabase(url, 'development')
  production = openDatabase(url, 'production')
  const added = await partnerStore(database).add(
    { email: 'toko@edis.test', name: 'Toko', passwordHash: '', productionGrantedAt: null },
    new Date(),
  )
  if (added === 'duplicate') throw new Error('not a fresh database')
  partnerId = added.id
  importInto = importer({
    databaseUrl: url,
    regions: await loadRegions(),
    partners: [{ id: partnerId, email: 'toko@edis.test' }],
  })
})
afterAll(() => Promise.all([closeDatabase(database), closeDatabase(production)]))

beforeEach(async () => {
  for (const { $client: sql } of [database, production])
    await sql`truncate couriers, services, warehouses, products, stock, rate_cards, rate_card_versions, holidays, catalogue_state`
  await importInto('couriers', csv(service))
  await importInto('warehouses', csv(warehouse))
})

const rows = (table: string, from = database) => from.$client`select * from ${from.$client(table)} order by 1, 2`
const version = async () => Number((await rows('catalogue_state'))[0]?.version)

describe('a rate card', () => {
  test('is a version; those before it stay as they were', async () => {
    await importInto(
      'rate-card',
      csv(rateLine, { ...rateLine, destination_district_code: '31.71.02', valid_to: '2026-12-31' }),
    )
    const before = await rows('rate_cards')
    expect(await importInto('rate-card', csv({ ...rateLine, price_first_kg: 1 }))).toBe(
      'rate card rate-card, 1 rows, valid from 2026-01-01',
    )
    const after = await rows('rate_cards')
    expect(after).toHaveLength(3)
    expect(after.slice(0, 2)).toEqual(before)
    expect(await rows('catalogue_state')).toMatchObject([{ rate_card: after[2]?.card }])
  })

  test('has a name and days, of its rows where nothing else is said, and may be a partner’s own', async () => {
    const dated = [
      { ...rateLine, valid_from: '2026-12-05', valid_to: '2026-12-31' },
      { ...rateLine, destination_district_code: '31.71.02', valid_from: '2026-12-01', valid_to: '2027-01-31' },
    ]
    expect(await importInto('rate-card', csv(...dated))).toContain('valid 2026-12-01 to 2027-01-31')
    const card = { name: 'Kontrak 2027', validFrom: '2027-01-01', validTo: '2027-12-31', partner: 'TOKO@edis.test' }
    expect(await importInto('rate-card', csv(rateLine), { card })).toBe(
      'rate card Kontrak 2027 for toko@edis.test, 1 rows, valid 2027-01-01 to 2027-12-31',
    )
    expect(await rows('rate_card_versions')).toMatchObject([
      { name: 'rate-card', partner_id: null, valid_from: '2026-12-01', valid_to: '2027-01-31', lines: 2 },
      { name: 'Kontrak 2027', partner_id: partnerId, valid_from: '2027-01-01', valid_to: '2027-12-31', lines: 1 },
    ])
    const nobody = importInto('rate-card', csv(rateLine), { card: { partner: 'nobody@edis.test' } })
    await expect(nobody).rejects.toThrow('No partner has the email or id nobody@edis.test')
    expect(await rows('rate_card_versions')).toHaveLength(2)
  })

  test('outlives the version before this one, which deletes those that it takes for old', async () => {
    await importInto('rate-card', csv(rateLine))
    await database.$client`delete from rate_cards`
    expect(await rows('rate_cards')).toHaveLength(1)
  })

  test('that the version before this one imports takes no number of a card that waits, and becomes a version', async () => {
    await importInto('rate-card', csv(rateLine))
    await importInto('rate-card', csv(rateLine), { card: { validFrom: '2099-01-01' } })
    await database.$client`update catalogue_state set rate_card = rate_card + 1`
    await importInto('rate-card', csv(rateLine), { card: { name: 'Next' } })
    expect(await database.$client`select card::int, name from rate_card_versions order by card`).toEqual([
      { card: 1000, name: 'rate-card' },
      { card: 1001, name: 'Card 1001' },
      { card: 2000, name: 'rate-card' },
      { card: 3000, name: 'Next' },
    ])
  })

  test('that is refused late leaves the one in force as it was', async () => {
    await importInto('rate-card', csv(rateLine))
    const many = Array.from({ length: 20_000 }, () => ({ ...rateLine }))
    await expect(importInto('rate-card', csv({ ...rateLine, price_first_kg: 1 }, ...many))).rejects.toMatchObject({
      count: 20_000,
      faults: { length: 100 },
      message: expect.stringMatching(/line 3, column destination_district_code: an earlier row[^]*and 19,900 more$/),
    })
    expect(await rows('rate_cards')).toMatchObject([{ card: '1000', price_first_kg: 10_000 }])
    expect(await version()).toBe(3)
  })
})
