import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { encodeBase64 } from '@edis/contract/calls/base64'
import { credentials, rotate } from '@edis/contract/portal-calls/credentials'
import { login } from '@edis/contract/portal-calls/sign-in'
import { createWebhook, rotateWebhookSecret } from '@edis/contract/portal-calls/webhooks'
import { openDatabase, closeDatabase } from '../database/connection.ts'
import { embeddedServingRole } from '../database/embedded-postgres/ownership.store.ts'
import { findEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { demoPartner } from '../partners/demo-partner.ts'
import { credentialsAt } from '@edis/testing/credentials.ts'
import { runEdisHere } from '@edis/testing/edis-here.ts'
import { runEdis } from '@edis/testing/program.ts'
import { startWorker } from '@edis/testing/worker.ts'
import { openProgram } from './serve-fixtures.ts'

const { first, start, call, signIn } = await openProgram()

describe('a start that runs', () => {
  test('prints where the doors are and how the demo partner signs in', async () => {
    expect(first.output()).toContain(first.url.development)
    expect(first.output()).toContain(`${demoPartner.email} / ${demoPartner.password}`)
    expect(await signIn(first)).toMatch(/^edis_session_/)
  })

  test('holds its data folder: another one says who does, and ends', async () => {
    const second = await runEdis(['serve', 'development'], first.environment)
    expect(second.status).toBe(1)
    expect(second.errors).toContain(`process ${first.process.pid}`)
    expect(await signIn(first)).toMatch(/^edis_session_/)
  })

  test('has its ports: another one names the door and the port that is taken', async () => {
    const port = new URL(first.url.production).port
    const ended = await runEdis(['serve', 'development'], {
      ...first.environment,
      DATA_DIR: `${first.dataDir}/other`,
      DEVELOPMENT_PORT: port,
      PRODUCTION_PORT: '1',
    })
    expect(ended.status).toBe(1)
    expect(ended.errors).toContain(`development host can't listen on 127.0.0.1:${port}`)
  })

  test('has the operator’s command line work beside it', async () => {
    const edis = (...command: string[]) => runEdisHere(command, first.environment)
    const added = await first.edis('partner', 'add', '--email', 'Toko@Edis.test', '--name', 'Toko')
    const password = /Password: (\S+)/.exec(added.output)?.[1] ?? ''
    const partner = { email: 'toko@edis.test', password, name: '' }
    const token = await signIn(first, partner)
    expect((await call(first.url.production, credentials, { token })).error).toBe('PRODUCTION_NOT_GRANTED')
    await edis('partner', 'grant-production', 'toko@edis.test')
    expect((await call(first.url.production, credentials, { token })).code).toBe(200)
    expect((await edis('partner', 'list')).output).toMatch(/production\s+toko@edis.test/)

    expect(await edis('partner', 'add', '--email', 'toko@edis.test', '--name', 'Twin')).toMatchObject({
      status: 1,
    })
    expect(await first.edis('partner', 'suspend', 'nobody@edis.test')).toMatchObject({ status: 1 })
    expect(await edis('partner', 'add', '--email', 'x', '--name', '', '--password', 'short')).toMatchObject({
      status: 1,
      errors: expect.stringMatching(/email[^]*name[^]*password/),
    })

    const reset = await edis('partner', 'reset-password', 'toko@edis.test')
    expect((await call(first.url.development, credentials, { token })).code).toBe(401)
    const renewed = { ...partner, password: /Password: (\S+)/.exec(reset.output)?.[1] ?? '' }
    expect(await signIn(first, renewed)).toMatch(/^edis_session_/)
    const session = await signIn(first, renewed)
    const { token: bearer } = await credentialsAt(first.url.production, session)
    const revoked = await edis('partner', 'revoke-tokens', '--email', 'Toko@edis.test')
    expect(revoked.output).toMatch(
      /Revoked 0 tokens of toko@edis.test in development[^]*Revoked 1 token of .* in production/,
    )
    const headers = { authorization: `Bearer ${bearer}` }
    const refused = await fetch(`${first.url.production}/warehouse/list`, { headers })
    expect(await refused.json()).toMatchObject({ error: 'AUTH_TOKEN_REVOKED' })
    const nobody = await edis('partner', 'revoke-tokens', '--email', 'nobody@edis.test')
    expect(nobody).toMatchObject({ status: 1 })
    await edis('partner', 'suspend', 'toko@edis.test')
    expect(await call(first.url.development, login, { user: renewed.email, pass: renewed.password })).toMatchObject({
      code: 403,
    })
  })
})

test('the operations door runs alone, over both environments', async () => {
  const program = await start({ doors: ['operations'] })
  expect(program.output()).toContain(program.url.operations)
  for (const environment of ['development', 'production']) {
    const made = await runEdisHere(
      ['key', 'add', '--name', 'WMS', '--environment', environment, '--scopes', 'orders:write,metrics:read'],
      program.environment,
    )
    const headers = { authorization: `Bearer ${/^Key: (\S+)$/m.exec(made.output)?.[1]}` }
    const report = JSON.stringify({ external_id: 'x-1', order_id: 'ord_none', status: 'delivered' })
    const sent = await fetch(`${program.url.operations}/order-events`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: report,
    })
    expect(await sent.json()).toMatchObject({ code: 404, error: 'ORDER_NOT_FOUND' })
    const metrics = await (await fetch(`${program.url.operations}/metrics`, { headers })).text()
    expect(metrics).toContain(`edis_order_reports_total{environment="${environment}",outcome="refused"} 1`)
  }
})

test('no key, token, password or secret is in the database, in its files or in the logs', async () => {
  const program = await start({ variables: { LOG_LEVEL: 'trace' } })
  const password = 'a-password-nobody-else-has'
  await program.edis(
    'partner',
    'add',
    '--email',
    'quiet@edis.test',
    '--name',
    'Quiet',
    '--password',
    password,
    '--production',
  )
  const secrets = [password]
  for (const environment of ['development', 'production'] as const) {
    const url = program.url[environment]
    const token = await signIn(program, { email: 'quiet@edis.test', password, name: '' })
    const { key, auth, token: bearer, refresh_token } = await credentialsAt(url, token)
    const hook = (await call(url, createWebhook, { token, event: '*', url: 'https://partner.example/' })).data
    const hookAfter = (await call(url, rotateWebhookSecret, { token, id: hook.id })).data
    const rotated = (await call(url, rotate, { token, overlap_hours: 24 })).data
    secrets.push(token, key, auth, bearer, refresh_token, hook.secret, hookAfter.secret, rotated.partner_key)
  }
  expect(new Set(secrets).size).toBe(17)
  const found = (text: string) =>
    secrets.filter((secret) => text.includes(secret) || text.includes(encodeBase64(secret)))
  expect(found(await dump(program.dataDir))).toEqual([])

  const folder = /"folder":"([^"]+)"[^\n]*embedded PostgreSQL is up/.exec(program.output())?.[1] ?? ''
  await program.stop({ keep: true })
  expect(program.output()).toContain('"path":"/auth/rotate"')
  expect(found(program.output())).toEqual([])
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const file of files.filter((entry) => entry.isFile())) {
    const bytes = await readFile(join(file.parentPath, file.name))
    expect([file.name, found(bytes.toString('latin1'))]).toEqual([file.name, []])
  }
})

test('a worker beside it connects as the role that serves, and never as the owner of the tables', async () => {
  const program = await start()
  const worker = await startWorker({ databaseUrl: '', masterKey: Buffer.of(), environment: program.environment })
  const count = async () => {
    const database = openDatabase((await findEmbeddedPostgres(program))?.url ?? '', 'development', { connections: 1 })
    const rows = await database.$client`
      select usename as role, count(*)::int from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database() group by 1`
    await closeDatabase(database)
    return Object.fromEntries(rows.map(({ role, count: of }) => [String(role), Number(of)]))
  }
  const withWorker = await count()
  await worker.stop()
  const without = await count()
  expect(withWorker[embeddedServingRole]).toBeGreaterThan(without[embeddedServingRole] ?? 0)
  for (const role of Object.keys(withWorker).filter((one) => one !== embeddedServingRole))
    expect(withWorker[role]).toBeLessThanOrEqual(without[role] ?? 0)
})

/** Every row of every table of ours, as JSON. */
async function dump(dataDir: string): Promise<string> {
  const cluster = await findEmbeddedPostgres({ dataDir })
  const database = openDatabase(cluster?.url ?? '', 'accounts', { connections: 1 })
  const tables = await database.$client`
    select schemaname, tablename from pg_tables where schemaname in ('accounts', 'development', 'production')`
  const rows = []
  for (const { schemaname, tablename } of tables)
    for (const row of await database.$client`select * from ${database.$client(`${schemaname}.${tablename}`)}`)
      rows.push(row)
  await closeDatabase(database)
  expect(rows.length).toBeGreaterThan(10)
  return rows
    .flatMap((row) => Object.values(row))
    .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
    .join('\n')
}
