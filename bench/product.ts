import { randomBytes } from 'node:crypto'
import { encodeBase64 } from '@edis/contract/base64'
import type { Call, DataOf, FieldsOf } from '@edis/contract/call'
import { credentials, generate, login } from '@edis/contract/portal-calls/auth'
import { loadSample } from '../server/src/catalogue/sample.ts'
import { closeDatabase, openDatabase } from '../server/src/database/connection.ts'
import { addDemoPartner, demoPartner } from '../server/src/partners/demo-partner.ts'
import { loadRegions } from '../server/src/regions/load-regions.ts'
import { formOf } from '../server/src/testing/form-call.ts'
import { startCluster } from './cluster.ts'

/** A durable PostgreSQL of its own with the SAMPLE and the demo partner, and goods enough for every order. */
export async function prepareDatabase() {
  const cluster = await startCluster()
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

/** The demo partner's key and bearer token, got as a partner gets them. */
export async function demoPartnerAt(development: string): Promise<{ partnerId: string; key: string; token: string }> {
  async function call<C extends Call>(made: C, fields: FieldsOf<C> & { token?: string }): Promise<DataOf<C>> {
    const answer = await fetch(development + made.path, { method: 'POST', body: formOf(made, fields) })
    return ((await answer.json()) as { data: DataOf<C> }).data
  }
  const session = await call(login, { user: demoPartner.email, pass: demoPartner.password })
  const { partner_id: partnerId, partner_key: key } = await call(credentials, { token: session })
  const { token } = await call(generate, { auth: `Basic ${encodeBase64(`${partnerId}:${key}`)}` })
  return { partnerId, key, token }
}
