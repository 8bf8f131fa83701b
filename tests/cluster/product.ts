import { randomBytes } from 'node:crypto'
import { loadSample } from '../../server/src/catalogue/sample.ts'
import { closeDatabase, openDatabase } from '../../server/src/database/connection.ts'
import { freePorts } from '../../server/src/database/embedded-postgres/free-ports.ts'
import { migrateDatabase } from '../../server/src/database/migrate.ts'
import { addDemoPartner } from '../../server/src/partners/demo-partner.ts'
import { loadRegions } from '../../server/src/regions/load-regions.ts'
import { nodeFlags, nodeVariables } from '@edis/testing/program.ts'
import { program, type Running } from './processes.ts'

export type Addresses = {
  /** HAProxy before whichever server is the primary. */
  proxied: string
  /** Every server by address: the driver finds the primary. */
  each: string
  /** PgBouncer in transaction mode. */
  pooler: string
}

type Door = Running & { environment: 'development' | 'production'; port: number }
export type Product = { doors: Door[]; workers: Running[] }

const ordersFrom = 'SAMPLE-JKT'

/** What may be ordered, and from which warehouse of each environment. */
export type Goods = { skus: string[]; warehouse: Record<string, string> }

/** Migrates, fills both environments with the SAMPLE and goods enough for every order, and adds the demo partner. */
export async function prepareDatabase(url: string): Promise<Goods> {
  await migrateDatabase(url)
  await addDemoPartner(url)
  const regions = await loadRegions()
  const goods: Goods = { skus: [], warehouse: {} }
  for (const environment of ['development', 'production'] as const) {
    await loadSample(url, environment, async () => regions)
    const database = openDatabase(url, environment, { connections: 1 })
    await database.$client`update stock set on_hand = 2000000000`
    const rows = await database.$client<{ sku: string; warehouse: string }[]>`
      select sku, warehouse_id as warehouse from products join stock on product_id = products.id
        join warehouses on warehouses.id = warehouse_id
      where products.is_active and warehouses.code = ${ordersFrom} order by sku`
    await closeDatabase(database)
    goods.skus = rows.map(({ sku }) => sku)
    goods.warehouse[environment] = rows[0]?.warehouse ?? ''
  }
  return goods
}

/** How a process of the product is described. */
export type DescribeProcess = (name: string, args: string[], port: number, env: Record<string, string>) => Running

/** Processes of one product: they have a master key, and `settings`, together. */
export function processesWith(settings: Record<string, string>): DescribeProcess {
  const common = {
    ...nodeVariables,
    PATH: process.env.PATH,
    MASTER_KEY: randomBytes(32).toString('base64'),
    RATE_LIMIT_PER_MINUTE: '1000000',
    WEBHOOK_ALLOW_PRIVATE: 'true',
    DRAIN_MS: '2500',
    LOG_LEVEL: 'warn',
    ...settings,
  }
  return (name, args, port, env) =>
    program({
      name,
      command: process.execPath,
      args: [...nodeFlags, 'server/src/main.js', ...args],
      env: { ...common, ...env },
      isReady: async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok,
    })
}

/**
 * Three development doors, two production doors and two workers, which reach the database in each way that there is. They
 * are made one after the other, as an operator's supervisor would start them.
 */
export async function startProduct({ proxied, each, pooler }: Addresses, ports: number[]): Promise<Product> {
  const [dev1 = 0, dev2 = 0, dev3 = 0, live1 = 0, live2 = 0] = ports
  const [unused = 0, worker1 = 0, worker2 = 0] = await freePorts(3)
  const node = processesWith({ SANDBOX_STEP_MS: '1500' })
  const door = (
    environment: 'development' | 'production',
    number: number,
    port: number,
    env: Record<string, string>,
  ) => {
    const own = environment === 'development' ? 'DEVELOPMENT_PORT' : 'PRODUCTION_PORT'
    const other = environment === 'development' ? 'PRODUCTION_PORT' : 'DEVELOPMENT_PORT'
    const settings = { ...env, PORT: '1', [own]: String(port), [other]: String(unused) }
    return { ...node(`${environment} door ${number}`, ['serve', environment], port, settings), environment, port }
  }

  const pooled = { DATABASE_URL: proxied, DATABASE_POOL_URL: pooler }
  const product = {
    doors: [
      door('development', 1, dev1, { DATABASE_URL: each }),
      door('development', 2, dev2, { DATABASE_URL: proxied }),
      door('development', 3, dev3, { ...pooled, DELIVER_WEBHOOKS: 'false' }),
      door('production', 1, live1, { DATABASE_URL: each }),
      door('production', 2, live2, pooled),
    ],
    workers: [
      node('worker 1', ['worker'], worker1, { DATABASE_URL: each, WORKER_PORT: String(worker1) }),
      node('worker 2', ['worker'], worker2, { DATABASE_URL: proxied, WORKER_PORT: String(worker2) }),
    ],
  }
  for (const running of [...product.doors, ...product.workers]) await running.start()
  return product
}
