import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { parseStartSettings } from '../../server/src/settings.ts'
import { root } from './run-tool.ts'

type Service = {
  user: string
  read_only: boolean
  cap_drop: string[]
  security_opt: string[]
  ports?: string[]
  networks: string[]
  secrets: string[]
  environment: Record<string, string>
  deploy: { resources: { limits: Record<string, string | number> } }
}
type Compose = {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  networks: Record<string, { internal?: boolean }>
}
const compose = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true }) as Compose

function makeSecrets(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'edis-secrets-')), 'secrets')
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }))
  execFileSync(join(root, 'deploy/compose/make-secrets.sh'), [folder])
  return folder
}

test('no container is root or may gain anything; each has its limits', () => {
  for (const [name, service] of Object.entries(compose.services)) {
    expect(service.user).toBe(name === 'postgres' ? '999:999' : '1000:1000')
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    expect(Object.keys(service.deploy.resources.limits)).toEqual(['cpus', 'memory', 'pids'])
  }
})

test('the database is on a network without a way out, and the operations door on one of its own', () => {
  const { database, operations, production } = compose.networks as Record<string, { internal?: boolean }>
  expect([database, operations, production]).toEqual([{ internal: true }, {}, undefined])
  expect(compose.services['postgres']).toMatchObject({ networks: ['database'] })
  expect(compose.services['postgres']?.ports).toBeUndefined()
  const besides = Object.entries(compose.services).filter(([, { networks }]) => networks.includes('operations'))
  expect(besides.map(([name]) => name)).toEqual(['operations'])
  for (const { ports = [] } of Object.values(compose.services))
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/)
})

test('the secrets are files that one command makes, once, and that the program takes', () => {
  const folder = makeSecrets()
  const wanted = Object.values(compose.secrets).map(({ file }) => basename(file))
  expect(new Set(readdirSync(folder))).toEqual(new Set(wanted))
  // Readable to the containers' users, behind a folder that is not
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  const contents = wanted.map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(new Set(contents).size).toBe(wanted.length)
  execFileSync(join(root, 'deploy/compose/make-secrets.sh'), [folder])
  expect(wanted.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(contents)

  for (const [name, { environment, secrets }] of Object.entries(compose.services)) {
    if (name === 'postgres') continue
    const given = Object.entries(environment).map(([variable, value]) => {
      const secret = /^\/run\/secrets\/(.+)$/.exec(value)?.[1]
      if (secret !== undefined) expect(secrets).toContain(secret)
      return [variable, secret === undefined ? value : join(folder, secret)]
    })
    const { databaseUrl, masterKey } = parseStartSettings(Object.fromEntries(given))
    expect(masterKey).toHaveLength(32)
    expect(databaseUrl).toContain(name === 'migrate' ? 'edis_owner:' : 'edis_serving:')
  }
})
