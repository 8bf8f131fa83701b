import { randomBytes } from 'node:crypto'
import { loadSample } from '../../server/src/catalogue/sample.ts'
import { closeDatabase, openDatabase } from '../../server/src/database/connection.ts'
import { addDemoPartner } from '../../server/src/partners/demo-partner.ts'
import { loadRegions } from '../../server/src/regions/load-regions.ts'
import { startCluster } from './cluster.ts'

/**
 * A PostgreSQL of its own with the SAMPLE and the demo partner, and goods enough for every order; durable unless `settings` say
 * otherwise.
 */
export async function prepareDatabase(settings: Record<string, string> = {}) {
  const cluster = await startCluster(settings)
  await loadSample(cluster.url, 'development', loadRegions)
  await addDemoPartner(cluster.url)
  const database = openDatabase(cluster.url, 'development', { connections: 1 })
  await database.$client`update stock set on_hand = 2000000000`
  const goods = await database.$client<{ warehouse: string; sku: string; id: string }[]>`
    select warehouse_id as warehouse, sku, products.id from products join stock on product_id = products.id
      join warehouses on warehouses.id = warehouse_id
    where products.is_active and warehouses.code = 'SAMPLE-JKT' order by sku`
  await closeDatabase(database)
  return {
    url: cluster.url,
    masterKey: randomBytes(32).toString('base64'),
    goods,
    stop: cluster.stop,
  }
}
