import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { databaseAddress } from './database-address.ts'

test('an address is read as PostgreSQL’s own client reads it', () => {
  expect(databaseAddress('postgresql://edis:p%40ss:w@db.internal:6432/edis%20one?sslmode=disable')).toEqual({
    host: ['db.internal'],
    port: [6432],
    database: 'edis one',
    user: 'edis',
    password: 'p@ss:w',
    ssl: false,
    target_session_attrs: 'primary',
    prepare: true,
    connection: {},
  })
  expect(databaseAddress('postgres://edis@/')).toMatchObject({ host: ['localhost'], port: [5432], database: 'edis' })
})

test('several hosts are tried for the one that takes writes', () => {
  const url = 'postgres://edis@a,b:5433,[::1]:5434/edis?target_session_attrs=read-write'
  expect(databaseAddress(url)).toMatchObject({
    host: ['a', 'b', '::1'],
    port: [5432, 5433, 5434],
    target_session_attrs: 'primary',
  })
  expect(databaseAddress('postgres://a,b/edis?target_session_attrs=any')).not.toHaveProperty('target_session_attrs')
})

test('a pooler chooses its server itself, and keeps prepared statements only if it is said to', () => {
  const pooled = databaseAddress('postgres://edis@pooler/edis_development', { pooled: true })
  expect(pooled).toMatchObject({ prepare: false })
  expect(pooled).not.toHaveProperty('target_session_attrs')
  expect(databaseAddress('postgres://pooler/edis?prepare=true', { pooled: true })).toMatchObject({ prepare: true })
})

test('what the client settles for itself is not asked of the server', () => {
  const query = 'channel_binding=require&connect_timeout=10&gssencmode=disable&keepalives_idle=30&application_name=edis'
  expect(databaseAddress(`postgres://db/edis?${query}`).connection).toEqual({ application_name: 'edis' })
  expect(databaseAddress('postgres:///?host=a,b&port=1,2&user=edis&password=p:w&dbname=one')).toMatchObject({
    host: ['a', 'b'],
    port: [1, 2],
    user: 'edis',
    password: 'p:w',
    database: 'one',
    connection: {},
  })
  expect(() => databaseAddress('postgres://db/edis?port=x')).toThrow('an invalid host')
})

test('a socket in the file system needs no TLS', () => {
  expect(databaseAddress('postgres://edis@/edis?host=/run/postgresql&sslmode=require')).toMatchObject({
    path: '/run/postgresql/.s.PGSQL.5432',
    ssl: false,
  })
})

test('what else it says is asked of the session', () => {
  const { connection } = databaseAddress('postgres://edis@db/edis?options=-c%20jit%3Doff&application_name=portal')
  expect(connection).toEqual({ options: '-c jit=off', application_name: 'portal' })
})

test('each sslmode trusts whom it should', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'edis-address-'))
  const root = join(folder.path, 'root.crt')
  await writeFile(root, 'a certificate')
  const tls = (query: string) => databaseAddress(`postgres://edis@db/edis?${query}`).ssl
  expect(tls('')).toBe('prefer')
  expect(tls('sslmode=disable')).toBe(false)
  expect(tls('sslmode=require')).toEqual({ rejectUnauthorized: false })
  expect(tls('sslmode=verify-full')).toEqual({})
  expect(tls('sslmode=verify-ca')).toEqual({ checkServerIdentity: expect.any(Function) })
  for (const mode of ['require', 'verify-ca'])
    expect(tls(`sslmode=${mode}&sslrootcert=${root}`)).toEqual({
      ca: Buffer.from('a certificate'),
      checkServerIdentity: expect.any(Function),
    })
  expect(tls(`sslmode=verify-full&sslrootcert=${root}`)).toEqual({ ca: Buffer.from('a certificate') })
  expect(tls('sslmode=verify-full&sslrootcert=system')).toEqual({ ca: expect.any(Array) })
})

test.each([
  ['mysql://db', 'is not postgres://'],
  ['postgres://edis@db:0/edis', 'has an invalid host'],
  ['postgres://edis@db:70000/edis', 'has an invalid host'],
  ['postgres://edis@db/edis?sslmode=sometimes', 'sslmode'],
  ['postgres://edis@db/edis?sslmode=verify-full&sslrootcert=/nowhere.crt', '/nowhere.crt'],
  ['postgres://edis@db/edis?target_session_attrs=standby', 'target_session_attrs'],
])('%s is refused', (url, why) => {
  expect(() => databaseAddress(url)).toThrow(why)
})
