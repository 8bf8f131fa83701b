import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { startProgram } from '../server/src/testing/program.ts'
import { httpRequest, load } from './load.ts'
import { demoToken, prepareDatabase } from './product.ts'

// Each case beside its limit in one run, on one core for the server and another for the load, taking turns.
const rounds = 3
const seconds = 4
const connections = 16

type Row = { name: string; limit: string; budget: number; ours: number[]; bare: number[]; p50: number; p99: number }

const pin = (pid: number | undefined, core: number) => execFileSync('taskset', ['-a', '-cp', String(core), String(pid)])
pin(process.pid, 1)

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
const { token, partnerId } = await demoToken(development)
const bearer = { authorization: `Bearer ${token}` }
const json = { ...bearer, 'content-type': 'application/json' }
const [good] = database.goods
const item = { sku: good?.sku, name: 'Goods', qty: 1, price: 150_000, weight_g: 400 }
const rows: Row[] = []

const shipment = JSON.stringify({
  warehouse_id: good?.warehouse,
  destination_district: '31.71.01',
  payment_method: 'PREPAID',
  items: [item],
})
await besideBareRoute('POST /rate/v2', 0.6, httpRequest('POST', '/rate/v2', json, shipment), '/rate/v2', shipment)
const search = '/region?search=gambir&limit=20'
await besideBareRoute('GET /region?search', 0.6, httpRequest('GET', search, bearer), search)
await besideStatements()

const table = rows.map(({ name, limit, budget, ours, bare, p50, p99 }) => {
  const [mine, theirs] = [median(ours), median(bare)]
  const ratio = (mine / theirs).toFixed(2)
  return `| ${name} | ${whole(mine)} | ${p50.toFixed(2)} / ${p99.toFixed(2)} | ${limit} | ${whole(theirs)} | ${ratio} | ${budget} |`
})
const results = `# Results of \`npm run bench\`

${new Date().toISOString().slice(0, 10)}, commit ${git('rev-parse', '--short', 'HEAD')}, ${cpus().length} cores of ${cpus()[0]?.model}.
Server on one core, load on the other (PostgreSQL on both); ${connections} connections; medians of ${rounds} rounds of ${seconds} s, in turns.

| Call | per second | p50 / p99 ms | Beside | per second | Ratio | Budget |
|---|---|---|---|---|---|---|
${table.join('\n')}
`
console.log(results)
await writeFile(new URL('RESULTS.md', import.meta.url), results)
await program.stop()
await database.stop()

/** A bare Fastify route that sends the bytes that our call answers. */
async function besideBareRoute(name: string, budget: number, request: Buffer, path: string, body?: string) {
  const answer = await fetch(development + path, { headers: json, ...(body ? { method: 'POST', body } : {}) })
  if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`)
  const bare = spawn(process.execPath, ['bench/bare-route.ts'], { stdio: ['pipe', 'pipe', 'inherit'] })
  bare.stdin.end(await answer.text())
  const [url] = (await once(bare.stdout, 'data')).map((chunk) => String(chunk).trim()) as [string]
  pin(bare.pid, 0)
  const method = body ? 'POST' : 'GET'
  const bareRequest = httpRequest(method, '/bare', body ? json : bearer, body)
  const row: Row = { name, limit: 'a bare Fastify route, same bytes', budget, ours: [], bare: [], p50: 0, p99: 0 }
  for (let round = 0; round <= rounds; round++) {
    const theirs = await load(url, { connections, seconds, request: () => bareRequest })
    const mine = await load(development, { connections, seconds, request: () => request })
    if (mine.failed + theirs.failed > 0) throw new Error(`${name}: ${mine.failed + theirs.failed} failed`)
    // The first round warms both.
    if (round === 0) continue
    row.bare.push(theirs.perSecond)
    row.ours.push(mine.perSecond)
    Object.assign(row, { p50: mine.p50, p99: mine.p99 })
  }
  await ended(bare)
  rows.push(row)
}

/** The same statements by the same driver at the same concurrency. */
async function besideStatements() {
  const name = 'POST /order/send/v2, durable'
  const row: Row = { name, limit: 'the same statements, bare', budget: 0.5, ours: [], bare: [], p50: 0, p99: 0 }
  let count = 0
  const request = () => {
    const chosen = database.goods[Math.floor(Math.random() * database.goods.length)]
    const order = {
      partner_order_id: `bench-${process.pid}-${++count}`,
      warehouse_id: chosen?.warehouse,
      courier_code: 'SAMPLE-KILAT',
      service_code: 'REG',
      payment_method: 'PREPAID',
      delivery_type: 'pickup',
      recipient: {
        name: 'Siti Rahma',
        phone: '081234567890',
        address: 'Jalan Merdeka Timur No. 10, RT 01 RW 02',
        district_code: '31.71.01',
      },
      items: [{ ...item, sku: chosen?.sku }],
    }
    const headers = { ...json, 'idempotency-key': `bench-${process.pid}-${count}` }
    return httpRequest('POST', '/order/send/v2', headers, JSON.stringify(order))
  }
  for (let round = 0; round <= rounds; round++) {
    const bare = spawn(
      'taskset',
      // prettier-ignore
      [
        '-c', '0', process.execPath, 'bench/bare-orders.ts', '--url', database.url, '--partner', partnerId,
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
  rows.push(row)
}

async function ended(child: ChildProcess) {
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}
function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
function whole(value: number): string {
  return Math.round(value).toLocaleString('en')
}
function git(...command: string[]): string {
  return execFileSync('git', command, { encoding: 'utf8' }).trim()
}
