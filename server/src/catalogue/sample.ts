import { fileURLToPath } from 'node:url'
import type { Environment } from '@edis/contract/environment'
import { closeDatabase, openDatabase } from '../database/connection.ts'
import type { Regions } from '../regions/regions.ts'
import { fileSource } from './import/import.ts'
import { couriers } from './import/couriers.ts'
import { Faults } from './import/faults.ts'
import { holidays } from './import/holidays.ts'
import { catalogueIsEmpty, changeTransaction, importStore, type ImportStore } from './import/import.store.ts'
import { products } from './import/products.ts'
import { warehouses } from './import/warehouses.ts'
import { copyText } from './prices/rate-card.ts'
import { sampleRateCard } from './prices/sample-rate-card.ts'

const folder = new URL('../../sample/', import.meta.url)

/**
 * Fills an empty catalogue with the SAMPLE: invented couriers, warehouses, products and prices. Says whether it was
 * empty. Regions are asked for only then.
 */
export async function loadSample(
  databaseUrl: string,
  environment: Environment,
  loadRegions: () => Promise<Regions>,
): Promise<boolean> {
  const database = openDatabase(databaseUrl, environment, { connections: 1 })
  try {
    if (!(await catalogueIsEmpty(database))) return false
    const regions = await loadRegions()
    return await changeTransaction(database, async (transaction) => {
      const store = importStore(transaction, environment)
      // Another process may have been first.
      if (!(await store.isEmpty())) return false
      for (const kind of [couriers, warehouses, products, holidays]) {
        const source = await fileSource(fileURLToPath(new URL(`${kind.name}.csv`, folder)))
        const watch = { read: () => {}, rows: () => {} }
        await kind.run({
          source,
          store,
          loadRegions: async () => regions,
          listPartners: async () => [],
          faults: new Faults(source.name),
          watch,
          dropRateLines: false,
          card: {},
          isTried: false,
        })
      }
      await loadRates(store, regions)
      return true
    })
  } finally {
    await closeDatabase(database)
  }
}

/** From the cities of the sample's active warehouses to every district there is. */
async function loadRates(store: ImportStore, regions: Regions): Promise<void> {
  const districts = regions.search({ level: 'district', after: 0, limit: 100_000 }).items.map(({ code }) => code)
  const origins = new Set((await store.activeWarehouseDistricts()).map((district) => district.slice(0, 5)))
  const card = await store.newCard()
  const counted = { lines: 0 }
  await store.copyRateLines(inPieces(sampleRateCard([...origins], districts), card, counted))
  await store.addCard({ card, name: 'SAMPLE', partnerId: null, validFrom: '2026-01-01', validTo: null, ...counted })
}

async function* inPieces(
  rows: Iterable<Parameters<typeof copyText>[1]>,
  card: number,
  counted: { lines: number },
): AsyncGenerator<string> {
  let text = ''
  for (const row of rows) {
    counted.lines += 1
    text += copyText(card, row)
    if (text.length < 262_144) continue
    yield text
    text = ''
  }
  yield text
}
