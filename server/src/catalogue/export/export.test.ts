import fc from 'fast-check'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Command } from 'commander'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../../database/connection.ts'
import { loadRegions } from '../../regions/load-regions.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { arbitraryRows, fileOf, wholeCatalogue } from '@edis/testing/grounds/catalogue-rows.ts'
import { insertPartner } from '@edis/testing/partner-rows.ts'
import { csv, importer, product, rateLine, service, warehouse } from '../catalogue-fixtures.ts'
import { exportFile } from './export.ts'
import { exportCommands } from './export-command.ts'
import { importKinds, type ImportOptions } from '../import/import.ts'
import type { ImportKind } from '../import/kind.ts'

type Kind = ImportKind['name']

let url: string
let database: Database
let importInto: ReturnType<typeof importer>
let districts: string[]

beforeAll(async () => {
  ;({ url } = await createTestDatabase())
  database = openDatabase(url, 'development')
  const partner = await insertPartner(database.$client)
  const regions = await loadRegions()
  districts = regions.search({ level: 'district', after: 0, limit: 500 }).items.map(({ code }) => code)
  importInto = importer({ databaseUrl: url, regions, partners: [{ id: partner, email: `${partner}@edis.test` }] })
  partnerEmail = `${partner}@edis.test`
  partnerId = partner
})
let partnerEmail: string
let partnerId: string
afterAll(() => closeDatabase(database))

beforeEach(async () => {
  await database.$client`
    truncate couriers, services, warehouses, products, stock, rate_cards, rate_card_versions, holidays, catalogue_state`
  await importInto('couriers', csv(service))
  await importInto('warehouses', csv(warehouse))
})

async function exported(name: Kind): Promise<string> {
  const kind = importKinds.find((one) => one.name === name)
  let file = ''
  if (kind) await exportFile(kind, { databaseUrl: url, environment: 'development' }, (more) => void (file += more))
  return file
}

test.each(importKinds.map(({ name }) => name))(
  'what is exported of %s can be imported, and changes nothing',
  async (kind) => {
    await importInto('warehouses', csv(warehouse, { ...warehouse, code: 'MKS' }))
    await importInto('products', csv(product, { ...product, partner: partnerEmail }))
    await database.$client`update stock set as_of = '2026-01-01T00:00:00Z'`
    const rowsOf = arbitraryRows({ districts, partnerEmail })[kind]
    await fc.assert(
      fc.asyncProperty(rowsOf, async (rows) => {
        await importInto(kind, fileOf(rows))
        const before = await wholeCatalogue(database.$client)
        const file = await exported(kind)
        expect(file.split('\r\n').length - 2).toBeGreaterThanOrEqual(rows.length)
        await importInto(kind, file)
        expect(await wholeCatalogue(database.$client)).toEqual(before)
        expect(await exported(kind)).toBe(file)
      }),
      { numRuns: 6 },
    )
  },
  60_000,
)

test('the rate card is exported with what is switched off, and with the days of its rows', async () => {
  await importInto('rate-card', csv(rateLine), { card: { validFrom: '2026-02-01', validTo: '2099-12-31' } })
  await database.$client`update services set is_active = false`
  expect(await exported('rate-card')).toContain('CEPAT,REG,31.74,31.71.01,10000,9000,1,6000,1,2,true,2026-01-01,\r\n')
})

test('what couriers.csv says of switches is taken over; without a word of them they stay, and what is new is on', async () => {
  const switched = async () => {
    const rows = await database.$client`
      select service_code, services.is_active as service, couriers.is_active as courier
      from services join couriers on code = courier_code order by 1`
    return rows.map(({ service_code: of, service: on, courier }) => `${of} ${on} ${courier}`)
  }
  const eco = { ...service, service_code: 'ECO' }
  await importInto('couriers', csv({ ...service, courier_is_active: true, is_active: false }))
  expect(await switched()).toEqual(['REG false true'])
  await importInto('couriers', csv(service, eco))
  expect(await switched()).toEqual(['ECO true true', 'REG false true'])
  await importInto('couriers', csv({ ...service, courier_is_active: false, is_active: true }))
  expect(await switched()).toEqual(['REG true false'])
  expect(await exported('couriers')).toMatch(/,courier_is_active,is_active\r\n.*,false,true\r\n$/s)
  const unlike = csv({ ...service, courier_is_active: true }, { ...eco, courier_is_active: false })
  await expect(importInto('couriers', unlike)).rejects.toThrow('courier_is_active')
})

test('edis export rate-card writes a partner’s own card, and earlier versions by number or name', async () => {
  const card = (price: number, options: ImportOptions['card']) =>
    importInto('rate-card', csv({ ...rateLine, price_first_kg: price }), { card: options ?? {} })
  await card(11_111, { name: 'Lama' })
  await card(22_222, { name: 'Baru' })
  await card(33_333, { name: 'Baru' })
  await card(44_444, { name: 'Kontrak', partner: partnerId })
  const [, second] = await database.$client`select card from rate_card_versions order by card`
  const of = (...words: string[]) => edisExport('rate-card', '--environment', 'development', ...words)
  expect(await of()).toContain(',33333,')
  expect(await of('--partner', partnerId)).toContain(',44444,')
  expect(await of('--card', 'Lama')).toContain(',11111,')
  expect(await of('--card', String(second?.card))).toContain(',22222,')
  await expect(of('--card', 'Baru')).rejects.toThrow(/several rate cards called Baru\. Use a number instead: \d+/)
  await expect(of('--card', 'Lama', '--partner', partnerId)).rejects.toThrow(`${partnerEmail} has no rate card Lama`)
})

async function edisExport(...words: string[]): Promise<string> {
  const output = new PassThrough()
  const program = new Command()
  const listPartners = async () => [{ id: partnerId, email: partnerEmail }]
  exportCommands(program, { withDatabaseUrl: (act) => act(url), listPartners, output })
  await program.parseAsync(['export', ...words], { from: 'user' })
  output.end()
  return text(output)
}

test('an empty catalogue is exported as headers', async () => {
  await database.$client`truncate products, stock`
  expect(await exported('products')).toBe('partner,sku,name,price,weight_g,length_cm,width_cm,height_cm,is_active\r\n')
})

test('edis export writes the file of the environment that is named, production without a name', async () => {
  await importInto('holidays', 'date,name\n2026-08-17,Kemerdekaan', { environments: ['production'] })
  expect(await edisExport('holidays')).toBe('date,name\r\n2026-08-17,Kemerdekaan\r\n')
  expect(await edisExport('holidays', '--environment', 'development')).toBe('date,name\r\n')
})
