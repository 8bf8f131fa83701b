import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestCluster } from '@edis/testing/cluster.ts'
import { freePorts } from '../../server/src/database/embedded-postgres/free-ports.ts'
import { root, runTool } from './run-tool.ts'

const units = ['edis@.service', 'edis-worker.service', 'edis-migrate.service'] as const

let folder: string
let cluster: Awaited<ReturnType<typeof startTestCluster>>
let production = 0
let worker = 0
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edis-units-'))
  cluster = await startTestCluster()
  const ports = await freePorts(2)
  ;[production = 0, worker = 0] = ports
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  for (const unit of units)
    write(
      unit.replace('@', '@production'),
      readFileSync(join(root, 'deploy/systemd', unit), 'utf8')
        .replaceAll('/opt/edis', root.replace(/\/$/, ''))
        .replaceAll('/etc/edis', folder),
    )
  write('edis.env', 'MIGRATE=false\nLOG_LEVEL=warn\n')
  write('production.env', `PRODUCTION_PORT=${production}\nDELIVER_WEBHOOKS=false\n`)
  write('worker.env', `WORKER_PORT=${worker}\n`)
  const serving = new URL(cluster.url)
  serving.username = cluster.servingRole.role
  write('master-key', Buffer.alloc(32, 7).toString('base64'))
  write('owner-database-url', cluster.url)
  write('serving-database-url', serving.href)
})
afterAll(async () => {
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test.each(units)('systemd takes %s', async (unit) => {
  // What is missing for it here are the services of others
  const said = await runTool('systemd-analyze', [
    'verify',
    '--man=no',
    '--recursive-errors=no',
    join(folder, unit.replace('@', '@production')),
  ])
  expect(said).toBe('')
})

test.each(units)('systemd’s own judgement of what %s leaves open stays under 2 of 10', async (unit) => {
  const file = join(folder, unit.replace('@', '@production'))
  const said = await runTool('systemd-analyze', ['security', '--offline=true', '--threshold=20', '--no-pager', file])
  expect(said).toMatch(/Overall exposure level for .*: [01]\.\d/)
})

/** The service's command with its environment and nothing else, as systemd would start it. */
function start(unit: string, role: 'owner' | 'serving') {
  const text = readFileSync(join(folder, unit.replace('@', '@production')), 'utf8').replaceAll('%i', 'production')
  const valuesOf = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)
  expect(valuesOf('LoadCredential')).toEqual([
    `master-key:${folder}/master-key`,
    `database-url:${folder}/${role}-database-url`,
  ])
  writeFileSync(join(folder, 'database-url'), readFileSync(join(folder, `${role}-database-url`)))
  const files = valuesOf('EnvironmentFile').flatMap((file) =>
    readFileSync(file.replace(/^-/, ''), 'utf8').trim().split('\n'),
  )
  const pairs = [...files, ...valuesOf('Environment').flatMap((value) => value.replaceAll(/%[dC]/g, folder).split(' '))]
  const [command = '', ...args] = valuesOf('ExecStart')[0]?.split(' ') ?? []
  const child = spawn(command, args, {
    cwd: valuesOf('WorkingDirectory')[0],
    env: Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string])),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
  return { child, output: () => output, ended: once(child, 'exit') }
}

describe('the services, one after the other', () => {
  test('the migration ends well, as the owner', async () => {
    const migration = start('edis-migrate.service', 'owner')
    expect([await migration.ended, migration.output()]).toMatchObject([[0, null], expect.any(String)])
    expect(migration.output()).toContain('can now serve development and production')
  })

  test.each([
    ['edis@.service', () => production],
    ['edis-worker.service', () => worker],
  ] as const)('%s is ready, as the role that serves, and ends when told to', async (unit, port) => {
    const service = start(unit, 'serving')
    const isReady = () =>
      fetch(`http://127.0.0.1:${port()}/readyz`).then(
        ({ status }) => status,
        () => service.output(),
      )
    await expect.poll(isReady, { timeout: 30_000, interval: 200 }).toBe(200)
    service.child.kill('SIGTERM')
    expect([await service.ended, service.output()]).toMatchObject([[0, null], expect.any(String)])
  })
})
