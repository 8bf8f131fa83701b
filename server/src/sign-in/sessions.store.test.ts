import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../database/connection.ts'
import { partnerStore } from '../partners/partners.store.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { insertPartner } from '@edis/testing/partner-rows.ts'
import { sessionStore } from './sessions.store.ts'

let database: Database
let sql: postgres.Sql
beforeAll(async () => {
  const { url } = await createTestDatabase()
  database = openDatabase(url, 'accounts', { connections: 3 })
  sql = postgres(url, { max: 1, connection: { search_path: 'development' } })
})
afterAll(async () => {
  await closeDatabase(database)
  await sql.end()
})

const now = new Date('2026-11-20T10:00:00Z')
const passwordHashOf = async (id: string): Promise<string> =>
  (await sql<{ hash: string }[]>`select password_hash as hash from accounts.members where id = ${id}`)[0]?.hash ?? ''
const session = (partnerId: string, name: string) => ({
  memberId: `mbr_${partnerId.slice(4)}`,
  tokenHash: Buffer.from(name.padEnd(32)),
  partnerId,
  createdAt: now,
  expiresAt: new Date(now.getTime() + 3_600_000),
})

test('a password changed or a partner suspended while a sign-in is judged opens no session', async () => {
  const sessions = sessionStore(database)
  const partnerId = await insertPartner(sql)
  const judged = await passwordHashOf(`mbr_${partnerId.slice(4)}`)
  expect(await sessions.open(session(partnerId, 'before'), judged)).toBe(true)
  await sql`update accounts.partners set password_hash = 'another' where id = ${partnerId}`
  expect(await sessions.open(session(partnerId, 'changed'), judged)).toBe(false)
  expect(await sessions.open(session(partnerId, 'anew'), 'another')).toBe(true)
  await partnerStore(database).change(partnerId, () => ({ suspendedAt: now }))
  expect(await sessions.open(session(partnerId, 'suspended'), 'another')).toBe(false)
})
