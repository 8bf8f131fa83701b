import { freePorts } from '../../server/src/database/embedded-postgres/free-ports.ts'
import { closeDatabase, openDatabase } from '../../server/src/database/connection.ts'
import { credentialsAt, signInDemo } from '@edis/testing/credentials.ts'
import { makeOperationsKey } from '@edis/testing/operations-key.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeSection } from '../bench/results.ts'
import { type DatabaseMachines, role, startDatabaseMachines } from './database-machines.ts'
import { followFeed, type Followed } from './feed-readers.ts'
import { type Sent, sendOrders } from './feed-orders.ts'
import { findPrograms } from './needs.ts'
import { makeNetwork } from './network.ts'
import { makePlace } from './place.ts'
import { endAll, type Running } from './processes.ts'
import { prepareDatabase, processesWith } from './product.ts'

// The second half of `npm run test:cluster`: orders and cancels are sent while systems follow the feed of orders, doors are
// killed with -9 and the primary fails over. Whoever follows must have seen each.
const programs = findPrograms()
const network = makeNetwork()
const place = makePlace(programs, network)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end().then(() => process.exit(1)))

const orders = 2_000
/** In milliseconds, beside the time that a door takes to start. */
const betweenKills = 1_000

async function end(): Promise<void> {
  await endAll()
  network.remove()
  place.remove()
}

async function run(): Promise<string[]> {
  const [dev1 = 0, dev2 = 0, ops1 = 0, ops2 = 0] = await freePorts(4)
  console.log('Starting three machines of the database, two development doors and two operations doors')
  const machines = await startDatabaseMachines(programs, place, network)
  const tls = `sslmode=verify-full&sslrootcert=${place.tls.root}`
  const database = `postgres://${role.name}:${role.password}@${machines.hosts}/edis?${tls}&target_session_attrs=read-write`
  const goods = await prepareDatabase(database)
  const describe = processesWith({
    DATABASE_URL: database,
    SANDBOX_STEP_MS: '86400000',
    DELIVER_WEBHOOKS: 'false',
  })
  const door = (name: 'development' | 'operations', port: number) =>
    describe(`${name} door on ${port}`, ['serve', name], port, { [`${name.toUpperCase()}_PORT`]: String(port) })
  const doors = {
    development: [door('development', dev1), door('development', dev2)],
    operations: [door('operations', ops1), door('operations', ops2)],
  }
  for (const one of Object.values(doors).flat()) await one.start()
  const url = (port: number) => `http://127.0.0.1:${port}`
  const { token } = await credentialsAt(url(dev1), await signInDemo(url(dev1)))
  const key = await makeOperationsKey(database, 'development', { scopes: ['orders:read'] })

  console.log(`Sending ${orders} orders over 16 connections, every tenth of which is cancelled`)
  const readers = [
    followFeed([url(ops1), url(ops2)], key, { wait: 5, limit: 500 }),
    followFeed([url(ops1), url(ops2)], key, { wait: 0, limit: 7 }),
    followFeed([url(ops2), url(ops1)], key, { wait: 1, limit: 50 }),
  ]
  const sending = sendOrders({
    doors: [url(dev1), url(dev2)],
    token,
    warehouse: goods.warehouse['development'],
    skus: goods.skus,
    orders,
    connections: 16,
    pause: 300,
  })
  const kills = await harm(doors, machines, sending)
  const sent = await sending.done
  const followed = await Promise.all(readers.map((reader) => reader.end()))
  const kept = await keptIn(database)
  const problems = [...sent.failed, ...followed.flatMap((one, index) => broken(`reader ${index + 1}`, one, sent, kept))]
  const text = told(sent, followed, kills)
  console.log(text)
  if (problems.length === 0) await writeSection('The feed of orders through a failover', `${about}\n\n${text}`)
  return problems
}

/** Kills doors for as long as orders are sent, and once the primary; whatever was killed is up again. Gives how often. */
async function harm(
  doors: Readonly<Record<'development' | 'operations', Running[]>>,
  machines: DatabaseMachines,
  sending: ReturnType<typeof sendOrders>,
): Promise<number> {
  const kills = await Promise.all([...Object.values(doors).map((all) => killInTurns(all, sending)), failOver()])
  return kills.reduce((sum, count) => sum + count)

  async function failOver(): Promise<number> {
    while (sending.acknowledged() < orders * 0.4) await sleep(50)
    if (sending.isOver()) throw new Error('All was sent before the primary could be killed')
    console.log('  the primary is killed')
    const primary = await machines.primary()
    primary.killPostgres()
    await machines.whole()
    return 0
  }
}

async function killInTurns(doors: readonly Running[], sending: ReturnType<typeof sendOrders>): Promise<number> {
  let kills = 0
  for (; !sending.isOver(); kills++) {
    const door = doors[kills % doors.length]
    await door?.kill()
    await sleep(betweenKills / 2)
    await door?.start()
    await sleep(betweenKills / 2)
  }
  return kills
}

type Kept = Map<string, { status: string; sequence: number }>

async function keptIn(url: string): Promise<Kept> {
  const database = openDatabase(url, 'development', { connections: 1 })
  const rows = await database.$client<{ id: string; status: string; sequence: number }[]>`
    select id, status, sequence from orders`
  await closeDatabase(database)
  return new Map(rows.map(({ id, ...order }) => [id, order]))
}

/** What a reader was promised and did not get. */
function broken(reader: string, { newest, faults }: Followed, sent: Sent, kept: Kept): string[] {
  const problems = faults.map((fault) => `${reader}: ${fault}`)
  for (const id of sent.sent) if (!newest.has(id)) problems.push(`${reader} has not seen ${id}`)
  for (const id of sent.cancelled)
    if (newest.get(id)?.status !== 'cancelled')
      problems.push(`${reader} has seen ${id} as ${newest.get(id)?.status}, it is cancelled`)
  for (const [id, order] of kept)
    if (newest.get(id)?.sequence !== order.sequence)
      problems.push(`${reader} has ${id} at ${newest.get(id)?.sequence}, it is at ${order.sequence}`)
  for (const id of newest.keys()) if (!kept.has(id)) problems.push(`${reader} has seen ${id}, which is not there`)
  return problems
}

const about = `\`npm run test:cluster\`: three machines of the database as in deploy/patroni, two development doors and two operations
doors, the senders and three readers, all on this machine. Of the doors of each kind one is killed with -9 every few seconds; after
40 % of the orders the primary is, and Patroni promotes a standby. Each reader ends with every order that was acknowledged or is
there, in its newest state.`

const told = (sent: Sent, followed: readonly Followed[], kills: number): string =>
  [
    `${sent.sent.length} orders and ${sent.cancelled.length} cancels acknowledged, ${sent.tries} requests for them; doors killed ${kills} times.`,
    '',
    '| Reader | Pages | Requests without an answer or with 503 | Orders seen | Seen again with nothing new |',
    '| --- | --- | --- | --- | --- |',
    ...followed.map(
      ({ name, pages, unanswered, newest, again }) =>
        `| ${name} | ${pages} | ${unanswered} | ${newest.size} | ${again} |`,
    ),
  ].join('\n')

try {
  const problems = await run()
  for (const problem of problems.slice(0, 20)) console.error(problem)
  if (problems.length > 20) console.error(`and ${problems.length - 20} more`)
  console.log(problems.length === 0 ? 'Nobody has missed anything.' : `${problems.length} promises were broken.`)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  await end()
}
