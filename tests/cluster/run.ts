import { writeSection } from '../bench/results.ts'
import { freePorts } from '../../server/src/database/embedded-postgres/free-ports.ts'
import { startReceiver } from '@edis/testing/receiver.ts'
import { faults, suffer, type Window } from './faults.ts'
import { broken, settle } from './judgement.ts'
import { startLoad } from './load.ts'
import { findPrograms } from './needs.ts'
import { integratePartner } from './partner.ts'
import { makePlace } from './place.ts'
import { pgbouncer } from './pooler.ts'
import { role, startPostgresPair } from './postgres-pair.ts'
import { endAll } from './processes.ts'
import { prepareDatabase, startProduct } from './product.ts'
import { haproxy } from './proxy.ts'
import { report } from './report.ts'

// `npm run test:cluster`: the product as an operator runs it, under a steady load, while one thing after another dies.
const programs = findPrograms()
const place = makePlace(programs)
// Long enough that some deliveries are under way whenever something is killed
const receiver = await startReceiver((_received, response) => void setTimeout(() => response.end('ok'), 300))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end().then(() => process.exit(1)))

async function end(): Promise<void> {
  await endAll()
  await receiver.close()
  place.remove()
}

async function run(): Promise<string[]> {
  const [primary = 0, standby = 0, pooler = 0, database = 0, development = 0, production = 0, ...doors] =
    await freePorts(11)
  const tls = `sslmode=verify-full&sslrootcert=${place.tls.root}`
  const at = (hosts: string, name = 'edis') => `postgres://${role.name}:${role.password}@${hosts}/${name}?${tls}`
  const proxied = at(`127.0.0.1:${database}`)

  console.log('Starting PostgreSQL with its standby, HAProxy, PgBouncer')
  const pair = await startPostgresPair(programs, place, { primary, standby })
  const behind = { databases: [primary, standby], development: doors.slice(0, 3), production: doors.slice(3) }
  await haproxy(programs, place, { database, development, production }, behind).start()
  const bouncer = pgbouncer(programs, place, pooler, database)
  await bouncer.start()
  const goods = await prepareDatabase(at(`127.0.0.1:${primary}`))

  console.log('Starting five doors and two workers')
  const both = `${at(`127.0.0.1:${primary},127.0.0.1:${standby}`)}&target_session_attrs=read-write`
  const product = await startProduct({ proxied, both, pooler: at(`127.0.0.1:${pooler}`, 'edis_{schema}') }, doors)
  const url = { development: `http://127.0.0.1:${development}`, production: `http://127.0.0.1:${production}` }
  const partner = await integratePartner(url, receiver.url())

  console.log('Under load:')
  const load = startLoad({ url, partner, goods })
  const windows: Window[] = []
  for (const fault of faults(product, pair, bouncer)) windows.push(await suffer(fault, load))
  await load.stop()
  console.log('Waiting for the last events')
  const kept = await settle(at(`127.0.0.1:${standby}`))
  const problems = broken(load, kept, receiver, partner.secret)
  if (problems.length === 0)
    await writeSection('Faults in a cluster', `${text}\n\n${report({ windows, load, receiver, kept })}`)
  else console.log(report({ windows, load, receiver, kept }))
  return problems
}

const text = `\`npm run test:cluster\`: PostgreSQL with a synchronous standby, HAProxy, PgBouncer before two of the doors, three
development doors, two production doors, two workers and the load, all on this machine. 6 orders sent and 6 tracked a
second, by a client that tries again as the reference says; the receiver answers after 0.3 s. An event's time is from its
commit to its receiver: what a killed process had claimed is sent, or sent again, when its lease of a minute is over. The
standby is promoted 3 s after the kill, as long as a watcher needs to be sure; those are in the gap.`

try {
  const problems = await run()
  for (const problem of problems.slice(0, 20)) console.error(problem)
  if (problems.length > 20) console.error(`and ${problems.length - 20} more`)
  console.log(problems.length === 0 ? 'Every promise was kept.' : `${problems.length} promises were broken.`)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  await end()
}
