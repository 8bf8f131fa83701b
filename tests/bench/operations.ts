import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { straightWay } from '@edis/contract/order-states'
import { credentialsAt, signInDemo } from '@edis/testing/credentials.ts'
import { makeOperationsKey } from '@edis/testing/operations-key.ts'
import { startProgram } from '@edis/testing/program.ts'
import { sampleOrder } from '@edis/testing/sample-order.ts'
import { closeDatabase, openDatabase } from '../../server/src/database/connection.ts'
import { median, whole } from './figures.ts'
import { httpRequest, load, type LoadResult } from './load.ts'
import { pin } from './pin.ts'
import { prepareDatabase } from './product.ts'

const orders = 20_000
const rounds = 3
const seconds = 4
const connections = 4
const ofAPage = 500
const ofABatch = 100

type Row = { name: string; limit: string; times: number; request: () => Buffer | null; bare: 'feed' | 'reports' }

/** The feed and batches of reports beside their limits, on one core for the server and another for the load, taking turns. */
export async function benchOperations(): Promise<string> {
  pin(process.pid, 1)
  const database = await prepareDatabase()
  const program = await startProgram({
    doors: ['development', 'operations'],
    variables: {
      DATABASE_URL: database.url,
      MASTER_KEY: database.masterKey,
      SANDBOX_STEP_MS: '86400000',
      DELIVER_WEBHOOKS: 'false',
      LOG_LEVEL: 'warn',
    },
  })
  pin(program.process.pid, 0)
  const { development, operations } = program.url
  const { token } = await credentialsAt(development, await signInDemo(development))
  const ids = await fillOrders(database, development, token)
  const headers = { authorization: `Bearer ${await makeOperationsKey(database.url, 'development')}` }
  const positions = await positionsOf(operations, headers)
  let pages = 0
  const rows: Row[] = [
    {
      name: `GET /orders, pages of ${ofAPage}, orders`,
      limit: 'the bare select of a page, orders',
      times: ofAPage,
      bare: 'feed',
      request: () => httpRequest('GET', `/orders?limit=${ofAPage}${positions[pages++ % positions.length]}`, headers),
    },
    {
      name: `POST /order-events/batch of ${ofABatch}, all applied, reports`,
      limit: 'bare durable inserts of a report, reports',
      times: ofABatch,
      bare: 'reports',
      request: batchesOf(ids, { ...headers, 'content-type': 'application/json' }),
    },
  ]
  const lines: string[] = []
  for (const row of rows) lines.push(await besideBare(row, operations, database.url))
  await program.stop()
  await database.stop()
  return `The operations door on one core, load and PostgreSQL on the other; ${connections} connections; ${whole(orders)} orders; medians of ${rounds} rounds
of ${seconds} s, in turns. Each report commits by itself and moves its order, with its history and the change for the feed; the limit writes one
row and commits. p50 and p99 are those of a page and of a batch.

| Call | per second | p50 / p99 ms | Beside | per second | Ratio |
|---|---|---|---|---|---|
${lines.join('\n')}
`
}

async function besideBare({ name, limit, times, request, bare }: Row, url: string, database: string): Promise<string> {
  const [ours, theirs]: [LoadResult[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    const limitIs = await bareRate(bare, database)
    const mine = await load(url, { connections, seconds, request })
    if (mine.failed > 0) throw new Error(`${name}: ${mine.failed} failed`)
    // The first round warms both.
    if (round === 0) continue
    ours.push(mine)
    theirs.push(limitIs)
  }
  const [mine, bareIs] = [
    median(ours.map(({ perSecond }) => perSecond)) * times,
    median(theirs) * (bare === 'feed' ? times : 1),
  ]
  const { p50, p99 } = ours.at(-1)!
  const line = `| ${name} | ${whole(mine)} | ${p50.toFixed(1)} / ${p99.toFixed(1)} | ${limit} | ${whole(bareIs)} | ${(mine / bareIs).toFixed(2)} |`
  console.log(line)
  return line
}

async function bareRate(what: Row['bare'], url: string): Promise<number> {
  // prettier-ignore
  const options = [
    '-c', '0', process.execPath, 'tests/bench/bare-operations.ts', '--what', what, '--url', url,
    '--workers', String(connections), '--seconds', String(seconds), '--page', String(ofAPage),
  ]
  const bare = spawn('taskset', options, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  bare.stdout.on('data', (chunk) => (said += String(chunk)))
  await once(bare, 'close')
  return Number(said)
}

/** One order sent, and as many rows like it. Gives their ids. */
async function fillOrders(
  { url, goods }: { url: string; goods: { warehouse: string; sku: string }[] },
  door: string,
  token: string,
) {
  const [good] = goods
  const body = sampleOrder({ partnerOrderId: 'FIRST', warehouse: good?.warehouse, sku: good?.sku })
  const sent = await fetch(`${door}/order/send/v2`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'first' },
    body: JSON.stringify(body),
  })
  if (!sent.ok) throw new Error(await sent.text())
  const database = openDatabase(url, 'development', { connections: 1 })
  const { $client: sql } = database
  const likeIt = async (table: string, own: Record<string, string>) => {
    const columns = await sql<{ name: string }[]>`
      select column_name as name from information_schema.columns
      where table_schema = 'development' and table_name = ${table} and is_generated = 'NEVER'`
    const values = columns.map(({ name }) => own[name] ?? `one."${name}"`)
    const names = columns.map(({ name }) => `"${name}"`)
    await sql.unsafe(`insert into ${table} (${names.join()}) select ${values.join()}
      from (select * from ${table} limit 1) one, generate_series(1, ${orders}) number`)
  }
  await likeIt('orders', { id: `'ord_bench_' || number`, partner_order_id: `'BENCH-' || number` })
  await likeIt('order_events', { id: `'evt_bench_' || number`, order_id: `'ord_bench_' || number` })
  await sql`analyze`
  await closeDatabase(database)
  return Array.from({ length: orders }, (_, index) => `ord_bench_${index + 1}`)
}

/** Where each page of the feed begins, as it stands in the query. */
async function positionsOf(door: string, headers: Record<string, string>): Promise<string[]> {
  const positions = ['']
  for (;;) {
    const answer = await fetch(`${door}/orders?limit=${ofAPage}${positions.at(-1)}`, { headers })
    const { data } = (await answer.json()) as { data: { items: unknown[]; next_after: string } }
    if (data.items.length < ofAPage) return positions.slice(0, -1)
    positions.push(`&after=${data.next_after}`)
  }
}

/** Batches that bring one order after the other to the next state, until all are at their doors. */
function batchesOf(ids: readonly string[], headers: Record<string, string>): () => Buffer | null {
  let count = 0
  const batches = ids.length / ofABatch
  return () => {
    const status = straightWay[1 + Math.floor(count / batches)]
    if (status === undefined) return null
    const at = (count++ % batches) * ofABatch
    const reports = ids
      .slice(at, at + ofABatch)
      .map((order_id) => ({ external_id: `${order_id}-${status}`, order_id, status, location: 'SAMPLE Hub' }))
    return httpRequest('POST', '/order-events/batch', headers, JSON.stringify({ reports }))
  }
}
