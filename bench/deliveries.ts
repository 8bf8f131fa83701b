import { randomBytes } from 'node:crypto'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { deliveryBody } from '@edis/contract/deliveries'
import { webhookExamples } from '@edis/contract/webhook-payload'
import { closeDatabase, type Database, openDatabase } from '../server/src/database/connection.ts'
import { newId } from '../server/src/database/id.ts'
import { createVault } from '../server/src/database/vault.ts'
import { createWakes } from '../server/src/deliveries/wakes.ts'
import { writeEvents } from '../server/src/testing/order-events.ts'
import { startWorker } from '../server/src/testing/worker.ts'
import { newWebhookSecret, webhookSealContext } from '../server/src/webhooks/webhooks.ts'
import { processorTime } from './processor.ts'

type Options = {
  url: string
  masterKey: string
  rounds: number
  seconds: number
  pin: (pid: number | undefined, core: number) => unknown
}
/** Posts a second, and milliseconds. */
type DeliveryFigures = {
  ours: number[]
  bare: number[]
  /** Microseconds of processor time a post. */
  costs: { ours: number[]; bare: number[] }
  /** From commit to the receiver, one event at a time. */
  idle: { p50: number; p99: number }
  /** The same for 49 webhooks under a steady load, and when a fiftieth never answers. */
  among: { sound: number; withDead: number }
}

const connections = 64
const webhooks = 8
const backlog = 12_000

/** A worker of its own on one core beside bare posts from that core, to one receiver in this process. */
export async function benchDeliveries({ url, masterKey, rounds, seconds, pin }: Options): Promise<DeliveryFigures> {
  const receiver = await startReceiver()
  const database = openDatabase(url, 'development', { connections: 4 })
  const wakes = createWakes(database, 'development', () => {})
  const { wake } = wakes
  const vault = createVault(Buffer.from(masterKey, 'base64'))
  const worker = await startWorker({ databaseUrl: url, masterKey: Buffer.from(masterKey, 'base64') })
  pin(worker.process.pid, 0)
  const figures: DeliveryFigures = {
    ours: [],
    bare: [],
    costs: { ours: [], bare: [] },
    idle: { p50: 0, p99: 0 },
    among: { sound: 0, withDead: 0 },
  }

  const many = await addPartner(
    database,
    vault,
    Array.from({ length: webhooks }, (_, number) => receiver.url(number)),
  )
  for (let round = 0; round <= rounds; round++) {
    const theirs = await barePosts(receiver.url(0), seconds, pin)
    worker.process.kill('SIGSTOP')
    for (let written = 0; written < backlog; written += 100 * webhooks)
      await writeEvents(database, { partnerId: many, count: 100, wake })
    receiver.arrivals.clear()
    const ran = processorTime(worker.process.pid)
    worker.process.kill('SIGCONT')
    await receiver.until(backlog)
    const times = [...receiver.arrivals.values()].flat().toSorted((one, other) => one - other)
    // The first round warms both.
    if (round === 0) continue
    figures.bare.push(theirs.perSecond)
    figures.costs.bare.push(theirs.cost)
    figures.costs.ours.push((processorTime(worker.process.pid) - ran) / times.length)
    figures.ours.push(times.length / (((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1_000))
  }

  const one = await addPartner(database, vault, [receiver.url(0)])
  const waits: number[] = []
  for (let number = 0; number < 110; number++) {
    await sleep(20)
    waits.push(...(await delivered(one)))
  }
  figures.idle = { p50: quantile(waits.slice(10), 0.5), p99: quantile(waits.slice(10), 0.99) }

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
    return quantile(all, 0.5)
  }
  figures.among = { sound: await steady(false), withDead: await steady(true) }

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
  return figures
}

async function addPartner(database: Database, vault: ReturnType<typeof createVault>, urls: string[]): Promise<string> {
  const { $client: sql } = database
  const partnerId = newId('prt')
  await sql`insert into accounts.partners (id, email, name, password_hash, created_at)
    values (${partnerId}, ${`${partnerId}@bench.test`}, 'Bench', 'x', now())`
  for (const url of urls) {
    const id = newId('whk')
    const sealed = vault.seal(newWebhookSecret(), webhookSealContext('development', id))
    await sql`insert into webhooks (id, partner_id, event, url, secret_sealed, created_at)
      values (${id}, ${partnerId}, '*', ${url}, ${sealed}, now())`
  }
  return partnerId
}

/** Answers at once, but for /dead, which never does. Knows when each event arrived. */
async function startReceiver() {
  const arrivals = new Map<string, number[]>()
  const waiting = new Map<string, (times: number[]) => void>()
  let count = 0
  const server = createServer((request, response) => {
    if (request.url === '/dead') return void request.resume()
    request.resume().on('end', () => {
      response.end('ok')
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

async function barePosts(
  url: string,
  seconds: number,
  pin: Options['pin'],
): Promise<{ perSecond: number; cost: number }> {
  const body = deliveryBody({ ...webhookExamples['order.created'], id: `evt_${randomBytes(13).toString('hex')}` })
  const args = ['bench/bare-posts.ts', '--url', url, '--body', body, '--connections', String(connections)]
  const bare: ChildProcess = spawn(process.execPath, [...args, '--seconds', String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  pin(bare.pid, 0)
  let output = ''
  bare.stdout?.on('data', (chunk) => (output += String(chunk)))
  await once(bare, 'close')
  return JSON.parse(output) as { perSecond: number; cost: number }
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0
