import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { embeddedServingRole } from './embedded-postgres/ownership.store.ts'
import { createTestDatabase, servingUrl } from '@edis/testing/database.ts'
import { checkMigrated, migrateDatabase } from './migrate.ts'

const { url } = await createTestDatabase()
const owner = postgres(url, { max: 1 })
const roles: string[] = []
afterAll(async () => {
  await owner.end()
  await asSuperuser(async (sql) => {
    for (const role of roles)
      for (const statement of [`drop owned by ${role}`, `drop role ${role}`]) await sql.unsafe(statement)
  })
})

const refusal = { code: '42501' }

async function asSuperuser(act: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const address = new URL(url)
  address.username = 'postgres'
  const sql = postgres(address.href, { max: 1 })
  try {
    await act(sql)
  } finally {
    await sql.end()
  }
}

/** A role of this file's own; gone with it. */
async function newRole(more = ''): Promise<{ role: string; sql: postgres.Sql; url: string }> {
  const role = `role_${randomBytes(6).toString('hex')}`
  const address = new URL(url)
  await asSuperuser((sql) => sql.unsafe(`create role ${role} login password '${address.password}' ${more}`))
  roles.push(role)
  address.username = role
  const sql = postgres(address.href, { max: 1 })
  onTestFinished(() => sql.end())
  return { role, sql, url: address.href }
}

describe('the role that serves', () => {
  let serving: postgres.Sql
  beforeAll(() => {
    serving = postgres(servingUrl(url), { max: 1, connection: { search_path: 'development' } })
  })
  afterAll(() => serving.end())

  test.each([
    'create table mine (id int)',
    'create schema mine',
    'create index mine on orders (awb)',
    "create function mine() returns int language sql as 'select 1'",
    'alter table orders add column mine int',
    'alter table orders disable row level security',
    'alter function keep_request_log reset all',
    'drop table orders',
    'drop function keep_request_log',
    'truncate orders',
    'truncate rate_cards',
    'alter function analyze_rate_cards reset all',
    'truncate request_log',
    'delete from orders',
    'delete from order_events',
    'delete from archived_orders',
    'update archived_orders set awb = null',
    'delete from order_archives',
    'update order_archives set kept_at = now()',
    'alter function keep_order_archive reset all',
    'delete from accounts.partners',
    'update migrations set created_at = 0',
    'insert into accounts.migrations (hash, created_at) values (1, 1)',
    "update accounts.master_key_fingerprints set salt = 'mine'",
    'delete from accounts.master_key_fingerprints',
    'delete from accounts.audit_log',
    "update accounts.audit_log set reason = 'mine'",
    'truncate accounts.audit_log',
    'alter table accounts.audit_log disable trigger all',
    'drop function accounts.keep_audit_log cascade',
    "update accounts.operations_keys set scopes = '{}'",
    'update accounts.operations_keys set expires_at = null',
    "update accounts.operations_keys set key_hash = 'mine'",
    'delete from accounts.operations_keys',
    'select * from pg_authid',
    'create role mine',
    'set role edis',
    "copy orders to '/tmp/orders'",
    "copy orders to program 'true'",
  ])('may not %s', async (statement) => {
    await expect(serving.unsafe(statement)).rejects.toMatchObject(refusal)
  })

  test('reads and writes every table but those of migrations, fingerprint, audit log, keys of systems and archives, takes numbers and calls every function', async () => {
    const tables = await owner`
      select oid::regclass::text as name, has_table_privilege(${embeddedServingRole}, oid, 'select') as reads,
        has_table_privilege(${embeddedServingRole}, oid, 'insert') and has_table_privilege(${embeddedServingRole}, oid, 'update') as writes
      from pg_class where relkind in ('r', 'p') and relnamespace::regnamespace::text in ('accounts', 'development', 'production')`
    expect(tables.length).toBeGreaterThan(50)
    expect(tables.filter(({ reads }) => !reads)).toEqual([])
    expect(tables.filter(({ writes }) => !writes).map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'accounts.migrations',
        'accounts.master_key_fingerprints',
        'accounts.audit_log',
        'accounts.operations_keys',
        'development.migrations',
        'production.migrations',
        'development.order_archives',
        'production.archived_orders',
      ]),
    )
    expect(tables.filter(({ writes }) => !writes)).toHaveLength(10)
    expect(await serving`select nextval('awb_number')`).toHaveLength(1)
    expect(await serving`select accounts.owner_of_secret('production', 'nobody')`).toEqual([{ owner_of_secret: null }])
  })

  test('notes when the key of a system was last used', async () => {
    expect((await serving`update accounts.operations_keys set last_used_at = now()`).count).toBe(0)
  })

  test('has the days of the request log made and dropped, and no table of its own takes their place', async () => {
    await owner`create table development.request_log_20200101 partition of development.request_log
      for values from ('2020-01-01') to ('2020-01-02')`
    await serving.begin(async (sql) => {
      await sql`create temporary table request_log (at timestamptz) on commit drop`
      await sql`select development.keep_request_log('2031-05-01', 30)`
    })
    const days = await owner`
      select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'development.request_log'::regclass order by 1`
    expect(days.map(({ name }) => name)).toEqual(
      ['20310430', '20310501', '20310502', '20310503', '20310504'].map((day) => `request_log_${day}`),
    )
  })

  test('serves what later migrations make', async () => {
    await owner`create table production.later (id int generated always as identity, note text)`
    await owner`create function production.later() returns int language sql as 'select 7'`
    await serving`insert into production.later (note) values ('a')`
    expect(await serving`update production.later set note = 'b' returning note`).toEqual([{ note: 'b' }])
    expect(await serving`select production.later() as seven`).toEqual([{ seven: 7 }])
    await expect(serving`truncate production.later`).rejects.toMatchObject(refusal)
    await owner`drop table production.later`
    await owner`drop function production.later()`
  })
})

describe('a role of one environment', () => {
  test('reaches that one alone, and learns of the other whose secret it was sent', async () => {
    const { role, sql } = await newRole()
    await migrateDatabase(url, { serving: [{ role, environments: ['development'] }] })
    expect(await sql`select count(*) from development.orders`).toHaveLength(1)
    expect(await sql`select count(*) from accounts.partners`).toHaveLength(1)
    await expect(sql`select * from production.orders`).rejects.toMatchObject(refusal)
    await expect(sql`select production.keep_request_log(now(), 1)`).rejects.toMatchObject(refusal)
    await owner`insert into accounts.partners (id, email, name, password_hash, created_at)
      values ('prt_leaky', 'leaky@edis.test', 'Leaky', 'x', now())`
    await owner`insert into production.partner_keys (id, partner_id, key_hash, key_sealed, created_at)
      values ('key_leaky', 'prt_leaky', 'hash', 'sealed', now())`
    expect(await sql`select accounts.owner_of_secret('production', 'hash') as owner`).toEqual([{ owner: 'prt_leaky' }])
  })

  test('loses the other one when it is granted again for one alone, and tables to come with it', async () => {
    const { role, sql } = await newRole()
    await migrateDatabase(url, { serving: [{ role, environments: ['development', 'production'] }] })
    await sql`select count(*) from production.orders`
    await migrateDatabase(url, { serving: [{ role, environments: ['production'] }] })
    await sql`select count(*) from production.orders`
    await expect(sql`select * from development.orders`).rejects.toMatchObject(refusal)
    const granted = await owner`
      select defaclnamespace::regnamespace::text as schema from pg_default_acl, aclexplode(defaclacl)
      where grantee = ${role}::regrole group by 1 order by 1`
    expect(granted.map(({ schema }) => schema)).toEqual(['accounts', 'production'])
  })

  test('is enough for a start that does not migrate', async () => {
    const { role, url: address } = await newRole()
    await migrateDatabase(url, { serving: [{ role, environments: ['development'] }] })
    await checkMigrated(address, ['development'])
    await expect(checkMigrated(address, ['production'])).rejects.toThrow('migrate --serving-role')
  })
})

describe('a role that could do more', () => {
  test.each([
    ['nobody_at_all', 'There is no role nobody_at_all. Create it first'],
    ['edis', 'The role edis owns the tables'],
    ['postgres', 'The role postgres owns the tables or can become their owner'],
  ])('%s is refused', async (role, words) => {
    await expect(migrateDatabase(url, { serving: [{ role, environments: [] }] })).rejects.toThrow(words)
  })

  test('such as a member of the owner, or one that makes roles, is refused', async () => {
    for (const more of ['in role edis', 'createrole']) {
      const { role } = await newRole(more)
      await expect(migrateDatabase(url, { serving: [{ role, environments: [] }] })).rejects.toThrow('owns the tables')
    }
  })
})

describe('a start that does not migrate', () => {
  test('says what to run when the schema is older than it needs, and takes one that is newer', async () => {
    const { url: older } = await createTestDatabase()
    await checkMigrated(older, ['development', 'production'])
    const sql = postgres(older, { max: 1 })
    onTestFinished(() => sql.end())
    await sql`insert into development.migrations (hash, created_at) values ('newer', 99999999999999)`
    await checkMigrated(older, ['development'])
    await sql`delete from development.migrations where id > 5`
    await expect(checkMigrated(older, ['development'])).rejects.toThrow(/schema development is older[^]*edis migrate/)
    await checkMigrated(older, ['production'])
  })

  test('says so of a database that holds nothing yet', async () => {
    const name = `empty_${randomBytes(6).toString('hex')}`
    const sql = postgres(inject('clusterUrl'), { max: 1 })
    await sql`create database ${sql(name)}`
    await sql.end()
    const empty = new URL(url)
    empty.pathname = `/${name}`
    await expect(checkMigrated(empty.href, [])).rejects.toThrow(/schema accounts is older[^]*edis migrate/)
  })
})
