import { randomBytes } from 'node:crypto'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { deliveryBody } from '@edis/contract/webhooks/deliveries'
import { webhookExamples } from '@edis/contract/webhooks/webhook-payload'
import { closeDatabase, type Database, openDatabase } from '../../server/src/database/connection.ts'
import { createVault, type Vault } from '../../server/src/database/vault.ts'
import { createWakes } from '../../server/src/deliveries/wakes.ts'
import { writeEvents } from '@edis/testing/order-events.ts'
import { insertPartner, insertWebhook } from '@edis/testing/partner-rows.ts'
import { startWorker } from '@edis/testing/worker.ts'
import { median, quantile, whole } from './figures.ts'
import { pin } from './pin.ts'
import { processorTime, watchDatabase } from './processor.ts'
import { prepareDatabase } from './product.ts'

const rounds = 3
const seconds = 4
const webhooks = 8
/** The worker's bound. */
const maxPerWebhook = 20
/** Milliseconds: as soon as a receiver can that is not on this machine. */
const answerAfter = 20
const backlog = 12_000

/** Posts a second, and microseconds of the poster's processor time a post. */
type Speed = { perSecond: number; cost: number }
/** `stored`: microseconds of PostgreSQL's processor time a delivery. */
type Compared = { ours: Speed & { stored: number }; bare: Speed }

/** A worker of its own on one core beside bare posts from that core, to one receiver in this process on the other. */
export async function benchDeliveries(): Promise<string> {
  pin(process.pid, 1)
  const product = await prepareDatabase()
  const masterKey = Buffer.from(product.masterKey, 'base64')
  const receiver = await startReceiver()
  const database = openDatabase(product.url, 'development', { connections: 4 })
  const wakes = createWakes(database, 'development', () => {})
  const { wake } = wakes
  const vault = createVault(masterKey)
  const worker = await startWorker({ databaseUrl: product.url, masterKey })
  pin(worker.process.pid, 0)
  const many = await addPartner(
    database,
    vault,
    Array.from({ length: webhooks }, (_, number) => receiver.url(number)),
  )
  const atOnce = await besideBarePosts(0, 64)
  const later = await besideBarePosts(answerAfter, webhooks * maxPerWebhook)

  const single = await addPartner(database, vault, [receiver.url(0)])
  const waits: number[] = []
  for (let number = 0; number < 110; number++) {
    await sleep(20)
    waits.push(...(await delivered(single)))
  }
  // The first ten warm the way.
  const idle = waits.slice(10)

  const sound = await Promise.all(
    Array.from({ length: 49 }, (_, number) => addPartner(database, vault, [receiver.url(number)])),
  )
  const dead = await addPartner(database, vault, [receiver.deadUrl])
  const steady = async (withDead: boolean) => {
    const all: number[] = []
    for (let number = 0; number < 30; number++) {
      if (withDead) await writeEvents(database, { partnerId: dead, count: 20, wake })
      const times = await Promise.all(sound.map((partnerId) => delivered(partnerId)))
      if (number >= 5) all.push(...times.flat())
    }
    return median(all)
  }
  const among = { alone: await steady(false), withDead: await steady(true) }

  /** A backlog beside bare posts of as many at a time, to a receiver that answers after so many milliseconds. */
  async function besideBarePosts(delay: number, connections: number): Promise<Compared> {
    const ours: Compared['ours'][] = []
    const bare: Speed[] = []
    receiver.answerAfter(delay)
    for (let round = 0; round <= rounds; round++) {
      const theirs = await barePosts(receiver.url(0), connections)
      worker.process.kill('SIGSTOP')
      for (let written = 0; written < backlog; written += 100 * webhooks)
        await writeEvents(database, { partnerId: many, count: 100, wake })
      receiver.arrivals.clear()
      const [session] = await database.$client<{ backend: number }[]>`select pg_backend_pid() as backend`
      const databaseRan = watchDatabase(session?.backend ?? 0)
      const ran = processorTime(worker.process.pid)
      worker.process.kill('SIGCONT')
      await receiver.until(backlog)
      await outcomesWritten()
      const times = [...receiver.arrivals.values()].flat().toSorted((one, other) => one - other)
      // The first round warms both.
      if (round === 0) continue
      bare.push(theirs)
      ours.push({
        perSecond: times.length / (((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1_000),
        cost: (processorTime(worker.process.pid) - ran) / times.length,
        stored: databaseRan() / times.length,
      })
    }
    receiver.answerAfter(0)
    const stored = median(ours.map((round) => round.stored))
    return { ours: { ...medianOf(ours), stored }, bare: medianOf(bare) }
  }

  async function outcomesWritten(): Promise<void> {
    for (let pending = true; pending;) {
      await sleep(20)
      const [row] = await database.$client<{ pending: boolean }[]>`
        select exists (select from deliveries where state = 'pending') as pending`
      pending = row?.pending ?? false
    }
  }

  async function delivered(partnerId: string): Promise<number[]> {
    const [id = ''] = await writeEvents(database, { partnerId, wake })
    const committed = performance.now()
    const [arrived = 0] = await receiver.arrival(id)
    return [Math.max(0, arrived - committed)]
  }

  receiver.close()
  await worker.kill()
  await wakes.stop()
  await closeDatabase(database)
  await product.stop()
  return `A worker on one core; receiver and PostgreSQL on the other. ${whole(backlog)} deliveries waiting for ${webhooks} webhooks beside bare posts of
the same bytes by the same client from the same core; medians of ${rounds} rounds, in turns.

| the receiver answers | deliveries per second | bare posts by undici | Ratio | Budget | µs of the worker's processor, ours / bare | and PostgreSQL's | Sum | Budget |
|---|---|---|---|---|---|---|---|---|
${line('at once', atOnce)}
${line(`after ${answerAfter} ms`, later)}

From commit to receiver when nothing else is due: p50 ${quantile(idle, 0.5).toFixed(1)} ms, p99 ${quantile(idle, 0.99).toFixed(1)} ms (budget: 50 at the median).

Of 49 webhooks that all get an event at the same time, the median waits ${among.alone.toFixed(1)} ms from commit to receiver; beside a
fiftieth that never answers ${among.withDead.toFixed(1)} ms, ${(among.withDead / among.alone).toFixed(2)} times as long (budget 1.2).
`
}

function line(answers: string, { ours, bare }: Compared): string {
  const costs = `${ours.cost.toFixed(1)} / ${bare.cost.toFixed(1)} = ${(bare.cost / ours.cost).toFixed(2)}`
  return `| ${answers} | ${whole(ours.perSecond)} | ${whole(bare.perSecond)} | ${(ours.perSecond / bare.perSecond).toFixed(2)} | 0.5 | ${costs} | ${ours.stored.toFixed(1)} | ${(ours.cost + ours.stored).toFixed(1)} | 300 |`
}

const medianOf = (speeds: readonly Speed[]): Speed => ({
  perSecond: median(speeds.map(({ perSecond }) => perSecond)),
  cost: median(speeds.map(({ cost }) => cost)),
})

async function addPartner({ $client: sql }: Database, vault: Vault, urls: string[]): Promise<string> {
  const partnerId = await insertPartner(sql)
  for (const url of urls) await insertWebhook(sql, vault, { partnerId, url })
  return partnerId
}

/** Answers at once or after a time, but for /dead, which never does. Knows when each event arrived. */
async function startReceiver() {
  const arrivals = new Map<string, number[]>()
  const waiting = new Map<string, (times: number[]) => void>()
  let count = 0
  let delay = 0
  const server = createServer((request, response) => {
    if (request.url === '/dead') return void request.resume()
    request.resume().on('end', () => {
      if (delay > 0) setTimeout(() => response.end('ok'), delay)
      else response.end('ok')
      const id = String(request.headers['webhook-id'])
      const times = arrivals.get(id) ?? []
      times.push(performance.now())
      arrivals.set(id, times)
      count++
      waiting.get(id)?.(times)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    arrivals,
    answerAfter: (milliseconds: number) => void (delay = milliseconds),
    url: (number: number) => `${origin}/hook/${number}`,
    deadUrl: `${origin}/dead`,
    async until(wanted: number) {
      const before = count
      while (count - before < wanted) await sleep(5)
    },
    arrival: (id: string) =>
      new Promise<number[]>((resolve) => {
        const times = arrivals.get(id)
        if (times) resolve(times)
        else waiting.set(id, resolve)
      }),
    close: () => (server.closeAllConnections(), server.close()),
  }
}

async function barePosts(url: string, connections: number): Promise<Speed> {
  const body = deliveryBody({ ...webhookExamples['order.created'], id: `evt_${randomBytes(13).toString('hex')}` })
  const args = ['tests/bench/bare-posts.ts', '--url', url, '--body', body, '--connections', String(connections)]
  const bare: ChildProcess = spawn(process.execPath, [...args, '--seconds', String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  pin(bare.pid, 0)
  let output = ''
  bare.stdout?.on('data', (chunk) => (output += String(chunk)))
  await once(bare, 'close')
  return JSON.parse(output) as Speed
}
