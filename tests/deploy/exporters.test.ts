import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestCluster } from '@edis/testing/cluster.ts'
import { freePorts } from '../../server/src/database/embedded-postgres/free-ports.ts'
import { program, type Running } from '../cluster/processes.ts'
import { accepts } from '../cluster/proxy.ts'
import { tool } from './needs.ts'
import { haproxy } from './proxies.ts'
import { makeProxyPlace, type ProxyPlace } from './proxy-place.ts'
import { root } from './run-tool.ts'

// The figures that the rules ask of others: HAProxy's own and those of postgres_exporter.

let cluster: Awaited<ReturnType<typeof startTestCluster>>
let place: ProxyPlace
const running: Running[] = []
let figures = ''
beforeAll(async () => {
  cluster = await startTestCluster()
  place = makeProxyPlace()
  const [plain = 0, partners = 0, operations = 0, own = 0, exporter = 0] = await freePorts(5)
  const nobody = 'http://127.0.0.1:9'
  const doors = { portal: nobody, development: nobody, production: nobody, operations: nobody }
  const proxy = haproxy(place, { plain, partners, operations, figures: own }, doors)
  const postgres = program({
    name: 'postgres_exporter',
    command: tool('prometheus-postgres-exporter'),
    args: [`--web.listen-address=127.0.0.1:${exporter}`],
    env: { DATA_SOURCE_NAME: cluster.url },
    isReady: () => accepts(exporter),
  })
  running.push(proxy, postgres)
  for (const one of running) await one.start()
  const read = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  figures = (await read(own)) + (await read(exporter))
})
afterAll(async () => {
  for (const one of running) await one.stop()
  place?.remove()
  await cluster?.stop()
})

/** Those of a primary that a standby follows; here is none. */
const ofStandby = 'pg_stat_replication_pg_wal_lsn_diff'

test('every figure that the rules ask of HAProxy and postgres_exporter is one of theirs', () => {
  const rules = readFileSync(join(root, 'deploy/prometheus/alerts.yaml'), 'utf8').replaceAll(/^#.*/gm, '')
  const names = new Set([...rules.matchAll(/\b(?:haproxy|pg)_\w+/g)].map(([name]) => name))
  for (const backup of ['pg_basebackup', 'pg_receivewal', ofStandby]) expect(names.delete(backup)).toBe(true)
  expect([...names].filter((name) => !figures.includes(`\n${name}{`) && !figures.includes(`\n${name} `))).toEqual([])
  expect(names.size).toBeGreaterThan(4)
})
