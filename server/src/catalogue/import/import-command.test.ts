import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../../database/connection.ts'
import { loadRegions } from '../../regions/load-regions.ts'
import type { Regions } from '../../regions/regions.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { csv, holiday, importer, product, rateLine, service, warehouse } from '../catalogue-fixtures.ts'
import { importCommands } from './import-command.ts'

let url: string
let database: Database
let regions: Regions
let folder: string
let importInto: ReturnType<typeof importer>

beforeAll(async () => {
  ;({ url } = await createTestDatabase())
  database = openDatabase(url, 'development')
  regions = await loadRegions()
  folder = await mkdtemp(join(tmpdir(), 'edis-import-'))
  importInto = importer({ databaseUrl: url, regions })
})
afterAll(async () => {
  await closeDatabase(database)
  await rm(folder, { recursive: true })
})

const days = (...dates: string[]) => csv(...dates.map((date) => ({ ...holiday, date })))
const four = days('2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04')

beforeEach(async () => {
  const both = { environments: ['development', 'production'] } as const
  await importInto('couriers', csv(service), both)
  await importInto('warehouses', csv(warehouse), both)
  await importInto('holidays', four, both)
})

/** What `edis import` prints, without the seconds. */
async function edis(kind: string, content: string, ...options: string[]): Promise<string[]> {
  await writeFile(join(folder, 'file.csv'), content)
  const lines: string[] = []
  const program = new Command()
  importCommands(program, {
    print: (line) => lines.push(...line.replace(/ \(\d+\.\d s\)/, '').split('\n')),
    withDatabaseUrl: (act) => act(url),
    loadRegions: async () => regions,
    listPartners: async () => [],
  })
  await program.parseAsync(['import', kind, join(folder, 'file.csv'), ...options], { from: 'user' })
  return lines
}
const dates = async () => (await database.$client`select date from holidays order by date`).map(({ date }) => date)
const version = async () => (await database.$client`select version from catalogue_state`)[0]?.version

test('what an import did is told of each environment by itself', async () => {
  await importInto('holidays', days('2026-01-01', '2026-05-05'), { environments: ['production'] })
  expect(await edis('holidays', days('2026-01-01', '2026-01-02', '2026-01-03', '2026-02-02'))).toEqual([
    'Imported file.csv. This takes effect within two seconds.',
    'development: 1 added, 0 changed, 1 of 4 gone; 4 holidays',
    'production: 3 added, 0 changed, 1 of 2 gone; 4 holidays',
  ])
})

test('a dry run says what would change, of each environment, and changes nothing', async () => {
  const before = [await dates(), await version()]
  expect(await edis('holidays', csv({ ...holiday, date: '2026-01-01', name: 'Lain' }), '--dry-run')).toEqual([
    'Nothing was changed. file.csv would make these changes:',
    'development: 0 added, 1 changed, 3 of 4 gone (more than half: requires --yes); 1 holidays',
    'production: 0 added, 1 changed, 3 of 4 gone (more than half: requires --yes); 1 holidays',
  ])
  expect([await dates(), await version()]).toEqual(before)
  await expect(edis('holidays', days('2026-02-30'), '--dry-run')).rejects.toThrow('"2026-02-30" is not a date')
})

test('a dry run of counts says what would become of each, and takes none', async () => {
  await importInto('products', csv(product))
  expect(
    await edis('stock', 'sku,warehouse_code,on_hand\nKOPI,JKT,7\nX,JKT,7', '--dry-run', '--environment', 'development'),
  ).toEqual([
    'Nothing was changed. file.csv would make these changes:',
    'development: 2 counts: 1 applied, 1 unknown_sku',
    '  line 3: X in JKT was not changed: there is no such product (unknown_sku)',
  ])
  expect(await database.$client`select on_hand from stock`).toEqual([{ on_hand: 100 }])
})

test('a file that may have been cut off is refused: half may go, more takes --yes', async () => {
  await expect(edis('holidays', days('2026-01-01'))).rejects.toThrow(
    'file.csv: nothing was imported. The file would remove 3 of 4 existing entries in development, so it may be truncated',
  )
  expect(await dates()).toHaveLength(4)
  await edis('holidays', days('2026-01-01', '2026-01-02'))
  expect(await dates()).toEqual(['2026-01-01', '2026-01-02'])
  await edis('holidays', days('2026-12-25'), '--yes')
  expect(await dates()).toEqual(['2026-12-25'])
})

test('so are services, warehouses that would become inactive, and a rate card', async () => {
  await importInto('couriers', csv(service, { ...service, service_code: 'EXP' }, { ...service, service_code: 'ECO' }))
  await importInto('warehouses', csv(warehouse, { ...warehouse, code: 'MKS' }, { ...warehouse, code: 'JPR' }))
  const lines = ['31.71.01', '31.71.02', '31.71.03'].map((to) => ({ ...rateLine, destination_district_code: to }))
  await importInto('rate-card', csv(...lines))
  const refused = async (kind: string, content: string) =>
    expect(edis(kind, content, '--environment', 'development')).rejects.toThrow(
      'The file would remove 2 of 3 existing entries in development',
    )
  await refused('couriers', csv({ ...service, cod: false }))
  await refused('warehouses', csv(warehouse))
  await refused('rate-card', csv(rateLine))
  expect(
    await edis(
      'rate-card',
      csv({ ...rateLine, price_first_kg: 1 }, ...lines.slice(1)),
      '--environment',
      'development',
      '--name',
      'x',
    ),
  ).toEqual([
    'Imported file.csv. This takes effect within two seconds.',
    'development: 0 added, 1 changed, 0 of 3 gone; rate card x, 3 rows, valid from 2026-01-01',
  ])
  expect(await edis('warehouses', csv(warehouse), '--environment', 'development', '--yes')).toContain(
    'development: 0 added, 0 changed, 2 of 3 gone; 1 warehouses; 2 others became inactive',
  )
})
