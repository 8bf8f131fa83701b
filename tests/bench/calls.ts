import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { credentialsAt, signInDemo } from '@edis/testing/credentials.ts'
import { startProgram } from '@edis/testing/program.ts'
import { sampleItem, sampleOrder } from '@edis/testing/sample-order.ts'
import { startBareServer } from './bare-server.ts'
import { median, whole } from './figures.ts'
import { httpRequest, load } from './load.ts'
import { pin } from './pin.ts'
import { processorTime } from './processor.ts'
import { prepareDatabase } from './product.ts'

const rounds = 3
const seconds = 4
const connections = 16

type Call = { method: 'GET' | 'POST'; path: string; bodies?: string[]; queries?: string[] }
type Row = {
  name: string
  limit: string
  budget: number
  ours: number[]
  bare: number[]
  p50: number
  p99: number
  costs?: Costs
}
/** Microseconds of processor time a request, ours and the bare route's. */
type Costs = { ours: number[]; bare: number[] }
type Bench = Awaited<ReturnType<typeof startBench>>

/** Each call beside its limit, on one core for the server and another for the load, taking turns. */
export async function benchCalls(): Promise<string> {
  pin(process.pid, 1)
  const bench = await startBench()
  const rates: Call = {
    method: 'POST',
    path: '/rate/v2',
    bodies: Array.from({ length: 5_000 }, (_, at) => bench.shipment(150_000 + at)),
  }
  // Written in other ways, the text finds the same: the bytes are as many.
  const ways = Array.from({ length: 64 }, (_, way) =>
    'gambir'.replaceAll(/./g, (letter, at: number) => ((way >> at) & 1 ? letter.toUpperCase() : letter)),
  )
  const searches = ways.flatMap((way) => Array.from({ length: 60 }, (_, spaces) => way + '+'.repeat(spaces)))
  const region: Call = {
    method: 'GET',
    path: '/region',
    queries: searches.map((text) => `?search=${text}&limit=20`),
  }
  const rows = [
    await besideBareRoute(bench, 'POST /rate/v2, each another', rates),
    await besideBareRoute(bench, 'GET /region?search, each another', region),
    await besideStatements(bench),
  ]
  await bench.program.stop()
  await bench.database.stop()
  return `Server on one core, load and PostgreSQL on the other; ${connections} connections; medians of ${rounds} rounds of ${seconds} s, in turns.

| Call | per second | p50 / p99 ms | Beside | per second | Ratio | Budget | µs of processor, ours / bare |
|---|---|---|---|---|---|---|---|
${rows.map(line).join('\n')}
`
}

async function startBench() {
  const database = await prepareDatabase()
  const program = await startProgram({
    doors: ['development'],
    variables: {
      DATABASE_URL: database.url,
      MASTER_KEY: database.masterKey,
      RATE_LIMIT_PER_MINUTE: '10000000',
      SANDBOX_STEP_MS: '86400000',
      LOG_LEVEL: 'warn',
    },
  })
  pin(program.process.pid, 0)
  const development = program.url.development
  const { token, partnerId } = await credentialsAt(development, await signInDemo(development))
  const bearer = { authorization: `Bearer ${token}` }
  const json = { ...bearer, 'content-type': 'application/json' }
  const [good] = database.goods
  const shipment = (price: number) =>
    JSON.stringify({
      warehouse_id: good?.warehouse,
      destination_district: '31.71.01',
      payment_method: 'PREPAID',
      items: [{ ...sampleItem(good?.sku), price }],
    })
  return { database, program, development, partnerId, bearer, json, shipment }
}

function line({ name, limit, budget, ours, bare, p50, p99, costs }: Row): string {
  const [mine, theirs] = [median(ours), median(bare)]
  const ratio = (mine / theirs).toFixed(2)
  const cost = costs && { mine: median(costs.ours), theirs: median(costs.bare) }
  const time = cost
    ? `${cost.mine.toFixed(1)} / ${cost.theirs.toFixed(1)} = ${(cost.theirs / cost.mine).toFixed(2)}`
    : ''
  return `| ${name} | ${whole(mine)} | ${p50.toFixed(2)} / ${p99.toFixed(2)} | ${limit} | ${whole(theirs)} | ${ratio} | ${budget} | ${time} |`
}

/** Our call in as many variants as are sent in turns, beside a bare Fastify route that sends the bytes of the first's answer. */
async function besideBareRoute(
  { development, program, bearer, json }: Bench,
  name: string,
  { method, path, bodies, queries }: Call,
): Promise<Row> {
  const paths = queries?.map((query) => path + query) ?? [path]
  const variants = bodies?.length ?? paths.length
  const headers = bodies ? json : bearer
  const answer = await fetch(development + paths[0], { headers, method, ...(bodies && { body: bodies[0]! }) })
  if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`)
  const bare = await startBareServer(await answer.text())
  const requests = (toPath?: string) =>
    Array.from({ length: variants }, (_, at) =>
      httpRequest(method, toPath ?? paths[at % paths.length]!, headers, bodies?.[at]),
    )
  const inTurns = (list: Buffer[]) => {
    let at = 0
    return () => list[at++ % list.length]!
  }
  const [ourRequests, bareRequests] = [requests(), requests('/bare')]
  const costs: Costs = { ours: [], bare: [] }
  const limit = 'a bare Fastify route, same bytes'
  const row: Row = { name, limit, budget: 0.5, ours: [], bare: [], p50: 0, p99: 0, costs }
  const measured = async (pid: number | undefined, at: string, list: Buffer[]) => {
    const before = processorTime(pid)
    const result = await load(at, { connections, seconds, request: inTurns(list), awake: true })
    return { ...result, cost: (processorTime(pid) - before) / (result.perSecond * seconds) }
  }
  for (let round = 0; round <= rounds; round++) {
    const theirs = await measured(bare.pid, bare.url, bareRequests)
    const mine = await measured(program.process.pid, development, ourRequests)
    if (mine.failed + theirs.failed > 0) throw new Error(`${name}: ${mine.failed + theirs.failed} failed`)
    // The first round warms both.
    if (round === 0) continue
    row.bare.push(theirs.perSecond)
    row.ours.push(mine.perSecond)
    costs.bare.push(theirs.cost)
    costs.ours.push(mine.cost)
    Object.assign(row, { p50: mine.p50, p99: mine.p99 })
  }
  await bare.stop()
  return row
}

/** The same statements by the same driver at the same concurrency. */
async function besideStatements({ development, database, partnerId, json }: Bench): Promise<Row> {
  const name = 'POST /order/send/v2, durable'
  const row: Row = { name, limit: 'the same statements, bare', budget: 0.5, ours: [], bare: [], p50: 0, p99: 0 }
  let count = 0
  const request = () => {
    const chosen = database.goods[Math.floor(Math.random() * database.goods.length)]
    const number = `bench-${process.pid}-${++count}`
    const order = sampleOrder({ partnerOrderId: number, warehouse: chosen?.warehouse, sku: chosen?.sku })
    const headers = { ...json, 'idempotency-key': number }
    return httpRequest('POST', '/order/send/v2', headers, JSON.stringify(order))
  }
  for (let round = 0; round <= rounds; round++) {
    const bare = spawn(
      'taskset',
      // prettier-ignore
      [
        '-c', '0', process.execPath, 'tests/bench/bare-orders.ts', '--url', database.url, '--partner', partnerId,
        '--goods', JSON.stringify(database.goods), '--workers', String(connections), '--seconds', String(seconds),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    let theirs = ''
    bare.stdout.on('data', (chunk) => (theirs += String(chunk)))
    await once(bare, 'close')
    const mine = await load(development, { connections, seconds, request })
    if (mine.failed > 0) throw new Error(`${name}: ${mine.failed} failed`)
    if (round === 0) continue
    row.bare.push(Number(theirs))
    row.ours.push(mine.perSecond)
    Object.assign(row, { p50: mine.p50, p99: mine.p99 })
  }
  return row
}
