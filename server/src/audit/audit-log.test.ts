import postgres from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '../database/connection.ts'
import { inTransaction } from '../database/transaction.ts'
import { createTestDatabase, servingUrl } from '@edis/testing/database.ts'
import { runEdisHere } from '@edis/testing/edis-here.ts'
import type { AuditEntry } from './audit.ts'
import { audit, auditStore } from './audit.store.ts'

const { url } = await createTestDatabase()
const owner = postgres(url, { max: 1 })
const serving = openDatabase(servingUrl(url), 'accounts', { connections: 1 })
afterAll(async () => {
  await owner.end()
  await closeDatabase(serving)
})

const staff = { kind: 'staff', id: 'stf_1', address: '203.0.113.9' } as const
const write = (entry: Partial<AuditEntry> = {}) =>
  inTransaction(serving, (transaction) =>
    audit(transaction, staff, { action: 'partner.suspended', target: 'prt_1', environment: null, ...entry }),
  )
const edis = (...words: string[]) =>
  runEdisHere(words, { ...process.env, DATABASE_URL: url, MASTER_KEY: Buffer.alloc(32).toString('base64') })
const refused = { code: '42501' }

test('a row says who, from where, what, on whom, before and after, and why', async () => {
  const [before, after] = [{ suspended: false }, { suspended: true }]
  await write({ partnerId: 'prt_1', before, after, reason: 'Unpaid' })
  const [row] = await owner`select * from accounts.audit_log where reason = 'Unpaid'`
  expect(row).toMatchObject({
    actor_kind: 'staff',
    actor_id: 'stf_1',
    address: '203.0.113.9',
    action: 'partner.suspended',
    target_kind: 'partner',
    target_id: 'prt_1',
    partner_id: 'prt_1',
    environment: null,
    before,
    after,
  })
  expect(Math.abs(row?.['at'].getTime() - Date.now())).toBeLessThan(10_000)
})

test('a row goes with the change that it tells of', async () => {
  const failed = inTransaction(serving, async (transaction) => {
    await audit(transaction, staff, { action: 'partner.resumed', target: 'prt_undone', environment: null })
    throw new Error('undone')
  })
  await expect(failed).rejects.toThrow('undone')
  expect(await owner`select 1 from accounts.audit_log where target_id = 'prt_undone'`).toEqual([])
})

test.each([
  "update accounts.audit_log set reason = 'another'",
  'delete from accounts.audit_log',
  'truncate accounts.audit_log',
])('nobody may %s: neither whoever serves nor the owner of the tables', async (statement) => {
  await write()
  await expect(serving.$client.unsafe(statement)).rejects.toMatchObject(refused)
  await expect(owner.unsafe(statement)).rejects.toMatchObject(refused)
})

test('a row is kept for two years, and not a day longer', async () => {
  await write({ target: 'prt_new' })
  for (const [id, age] of [
    ['aud_kept', '729 days'],
    ['aud_old', '732 days'],
  ] as const)
    await owner`
      insert into accounts.audit_log (id, at, actor_kind, action, target_kind)
      values (${id}, now() - ${age}::interval, 'edis', 'partner.resumed', 'partner')`
  await auditStore(serving).forget()
  const rows = await owner`select id from accounts.audit_log where id in ('aud_kept', 'aud_old')`
  expect(rows).toEqual([{ id: 'aud_kept' }])
})

test('edis audit list tells of a partner, of an action or since a time, and writes all of it as CSV', async () => {
  expect(
    await edis('partner', 'add', '--email', 'toko@edis.test', '--name', 'Toko', '--reason', '=1+1, "new"'),
  ).toMatchObject({
    status: 0,
  })
  const listed = await edis('audit', 'list', '--partner', 'toko@edis.test')
  expect(listed.output).toMatch(
    /^\S+Z {2}command_line \S+ from \S+ {2}partner.added {2}partner prt_\w+ {2}both {2}=1\+1, "new"\n$/,
  )
  expect((await edis('audit', 'list', '--action', 'partner.added')).output.split('\n')).toHaveLength(2)
  expect((await edis('audit', 'list', '--since', '2999-01-01')).output).toBe('No changes.\n')
  const { output } = await edis('audit', 'list', '--partner', 'toko@edis.test', '--csv')
  const [head = '', line = ''] = output.split('\r\n')
  expect(head).toBe(
    'at,actor_kind,actor_id,address,action,target_kind,target_id,partner_id,environment,before,after,reason,id',
  )
  expect(line).toContain(`,"{""production"":""none""}","'=1+1, ""new""",aud_`)
  expect(await edis('audit', 'list', '--partner', 'nobody@edis.test')).toMatchObject({ status: 1 })
})
