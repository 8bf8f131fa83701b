import { chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Certificate, makeCertificate } from '@edis/testing/certificate.ts'
import { closeDatabase, openDatabase } from './connection.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

vi.setConfig({ hookTimeout: 30_000 })

let dataDir: string
let folder: string
let server: EmbeddedPostgres
const start = (settings: Record<string, string>) =>
  startEmbeddedPostgres({ dataDir, log: () => {}, settings: { fsync: 'off', ...settings } })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'edis-tls-'))
  await chmod(dataDir, 0o711)
  await (await start({})).stop()
  const elsewhere = await readFile(join(dataDir, 'postgres.location'), 'utf8').catch(() => null)
  folder = elsewhere?.trim() ?? join(dataDir, 'postgres')
  const authority = makeCertificate({ name: 'authority' })
  await writeFile(join(dataDir, 'root.crt'), authority.cert)
  await writeFile(join(dataDir, 'stranger.crt'), makeCertificate({ name: 'stranger' }).cert)
  await giveToServer(makeCertificate({ name: 'server', hosts: ['127.0.0.1'], issuer: authority }))
  server = await start({ ssl: 'on' })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
})

async function giveToServer({ cert, key }: Certificate): Promise<void> {
  const { uid, gid } = await stat(folder)
  for (const [name, text] of [
    ['server.crt', cert],
    ['server.key', key],
  ] as const) {
    await writeFile(join(folder, name), text, { mode: 0o600 })
    await chown(join(folder, name), uid, gid)
  }
}

/** Whether the connection is encrypted, or why there is none. */
async function tried(tls: string, host = '127.0.0.1'): Promise<unknown> {
  const url = server.url.replace('127.0.0.1', host).replace('sslmode=disable', tls)
  const database = openDatabase(url, 'accounts', { connections: 1 })
  try {
    const [row] = await database.$client`select ssl from pg_stat_ssl where pid = pg_backend_pid()`
    return row?.ssl
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  } finally {
    await closeDatabase(database)
  }
}
const root = (name: string) => `sslrootcert=${join(dataDir, name)}`

test('a server that offers TLS gets it, unless it is forgone', async () => {
  expect(await tried('')).toBe(true)
  expect(await tried('sslmode=require')).toBe(true)
  expect(await tried('sslmode=disable')).toBe(false)
})

test('a server whose certificate is to be verified must have it from whom we trust, for the name we call it by', async () => {
  expect(await tried(`sslmode=verify-full&${root('root.crt')}`)).toBe(true)
  expect(await tried(`sslmode=verify-full&${root('root.crt')}`, 'localhost')).toBe('ERR_TLS_CERT_ALTNAME_INVALID')
  expect(await tried(`sslmode=verify-ca&${root('root.crt')}`, 'localhost')).toBe(true)
  for (const mode of ['require', 'verify-ca', 'verify-full'])
    expect(await tried(`sslmode=${mode}&${root('stranger.crt')}`)).toMatch(/CERT|SIGNATURE/)
  expect(await tried('sslmode=verify-full')).toMatch(/CERT|SIGNATURE/)
})

test('a server without TLS is refused by whoever requires it, and taken by whoever prefers it', async () => {
  await server.stop()
  server = await start({})
  expect(await tried('sslmode=require')).toBe('CONNECTION_WITHOUT_TLS')
  expect(await tried('')).toBe(false)
})
