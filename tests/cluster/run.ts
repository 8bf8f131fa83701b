import { writeSection } from '../bench/results.ts'
import { freePorts } from '../../server/src/database/embedded-postgres/free-ports.ts'
import { startReceiver } from '@edis/testing/receiver.ts'
import { role, startDatabaseMachines } from './database-machines.ts'
import { faults, suffer, type Window } from './faults.ts'
import { broken, settle } from './judgement.ts'
import { startLoad } from './load.ts'
import { findPrograms } from './needs.ts'
import { integratePartner } from './partner.ts'
import { makeNetwork } from './network.ts'
import { makePlace } from './place.ts'
import { pgbouncer } from './pooler.ts'
import { endAll } from './processes.ts'
import { prepareDatabase, startProduct } from './product.ts'
import { haproxy } from './proxy.ts'
import { report } from './report.ts'
import { makeProbeTable, splitBrains, startWriteProbes } from './write-probes.ts'

// `npm run test:cluster`: the product as an operator runs it, under a steady load, while one thing after another dies.
const programs = findPrograms()
const network = makeNetwork()
const place = makePlace(programs, network)
// Long enough that some deliveries are under way whenever something is killed
const receiver = await startReceiver((_received, response) => void setTimeout(() => response.end('ok'), 300))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end().then(() => process.exit(1)))

async function end(): Promise<void> {
  await endAll()
  network.remove()
  await receiver.close()
  place.remove()
}

async function run(): Promise<string[]> {
  const [pooler = 0, database = 0, development = 0, production = 0, ...doors] = await freePorts(9)
  const tls = `sslmode=verify-full&sslrootcert=${place.tls.root}`
  const at = (hosts: string, name = 'edis') => `postgres://${role.name}:${role.password}@${hosts}/${name}?${tls}`

  console.log('Starting etcd and PostgreSQL under Patroni on three machines, HAProxy, PgBouncer')
  const machines = await startDatabaseMachines(programs, place, network)
  const behind = { network, development: doors.slice(0, 3), production: doors.slice(3) }
  await haproxy(programs, place, { database, development, production }, behind).start()
  const bouncer = pgbouncer(programs, place, pooler, database)
  await bouncer.start()
  const each = `${at(machines.hosts)}&target_session_attrs=read-write`
  const goods = await prepareDatabase(each)
  await makeProbeTable(each)

  console.log('Starting five doors and two workers')
  const proxied = at(`127.0.0.1:${database}`)
  const product = await startProduct({ proxied, each, pooler: at(`127.0.0.1:${pooler}`, 'edis_{schema}') }, doors)
  const url = { development: `http://127.0.0.1:${development}`, production: `http://127.0.0.1:${production}` }
  const partner = await integratePartner(url, receiver.url())

  console.log('Under load:')
  const load = startLoad({ url, partner, goods })
  const probes = startWriteProbes({ machines: machines.all, url: at })
  const windows: Window[] = []
  for (const fault of faults(product, machines, bouncer)) windows.push(await suffer(fault, load))
  await load.stop()
  await probes.stop()
  console.log('Waiting for the last events')
  const kept = await settle(each)
  const { written } = probes
  const problems = [...broken(load, kept, receiver, partner.secret), ...splitBrains(written)]
  const told = report({ windows, load, receiver, kept, written })
  if (problems.length === 0) await writeSection('Faults in a cluster', `${text}\n\n${told}`)
  else console.log(told)
  return problems
}

const text = `\`npm run test:cluster\`: three machines, in namespaces of the network, each with etcd and PostgreSQL under Patroni as in
deploy/patroni; HAProxy, PgBouncer before two of the doors, three development doors, two production doors, two workers and
the load, all on this machine. 6 orders sent and 6 tracked a second, by a client that tries again as the reference says; the
receiver answers after 0.3 s. An event's time is from its commit to its receiver: what a killed process had claimed is sent,
or sent again, when its lease of a minute is over. All servers are written to all the time, without waiting for a standby:
the last column says, from the fault's beginning, when the old primary took its last write and the new one its first.`

try {
  const problems = await run()
  for (const problem of problems.slice(0, 20)) console.error(problem)
  if (problems.length > 20) console.error(`and ${problems.length - 20} more`)
  console.log(problems.length === 0 ? 'Every promise was kept.' : `${problems.length} promises were broken.`)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  await end()
}
