import postgres from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '@edis/testing/database.ts'
import { runEdisHere } from '@edis/testing/edis-here.ts'
import { passwordMatches } from '../partners/partners.ts'

const { url } = await createTestDatabase()
const sql = postgres(url, { max: 1 })
afterAll(() => sql.end())

const edis = (...words: string[]) =>
  runEdisHere(words, { ...process.env, DATABASE_URL: url, MASTER_KEY: Buffer.alloc(32).toString('base64') })
const add = (email: string, role: string, ...more: string[]) =>
  edis('staff', 'add', '--email', email, '--name', 'Sari', '--role', role, ...more)
const rowOf = async (email: string) => (await sql`select * from accounts.staff where email = ${email}`)[0]

test('staff are added with a password of their own, kept as partners’ are', async () => {
  const { output } = await add(' Sari@Edis.test', 'admin', '--language', 'id')
  expect(output).toMatch(/^Added stf_\w+ {2}admin {2}sari@edis\.test\nPassword: \S{20}\n$/)
  const row = await rowOf('sari@edis.test')
  expect(row).toMatchObject({ role: 'admin', language: 'id', active: true })
  expect(row?.['password_hash']).toMatch(/^\$argon2id\$/)
  const password = /Password: (\S+)/.exec(output)?.[1] ?? ''
  expect(await passwordMatches(row?.['password_hash'], password)).toBe(true)
  expect(await add('sari@edis.test', 'support')).toMatchObject({ status: 1 })
  expect((await edis('staff', 'list')).output).toMatch(/^stf_\w+ {2}admin {7}sari@edis\.test {2}Sari\n$/)
})

test('a role is changed, a password reset, and who has left comes back as they are added', async () => {
  await add('budi@edis.test', 'support')
  expect(await edis('staff', 'role', 'budi@edis.test', '--to', 'operations')).toMatchObject({ status: 0 })
  expect(await rowOf('budi@edis.test')).toMatchObject({ role: 'operations' })
  expect(await edis('staff', 'reset-password', 'budi@edis.test', '--password', 'a longer password')).toMatchObject({
    output: 'The password of budi@edis.test was changed.\n',
  })
  expect(await passwordMatches((await rowOf('budi@edis.test'))?.['password_hash'], 'a longer password')).toBe(true)
  expect(await edis('staff', 'remove', 'budi@edis.test')).toMatchObject({ status: 0 })
  const { id } = (await rowOf('budi@edis.test')) ?? {}
  expect(await edis('staff', 'role', 'budi@edis.test', '--to', 'admin')).toMatchObject({ status: 1 })
  expect((await edis('staff', 'list')).output).toContain('removed     budi@edis.test')
  expect(await add('budi@edis.test', 'support')).toMatchObject({ status: 0 })
  expect(await rowOf('budi@edis.test')).toMatchObject({ id, role: 'support', active: true })
})

test.each([['remove'], ['role', '--to', 'support']])('the last admin stays: not by %s', async (name, ...options) => {
  const done = await edis('staff', name, 'sari@edis.test', ...options)
  expect(done).toMatchObject({
    status: 1,
    errors: 'Nothing was changed: sari@edis.test is the last admin. Add another one first\n',
  })
  expect(await rowOf('sari@edis.test')).toMatchObject({ role: 'admin', active: true })
})

test.each([
  ['nobody', ['--email', 'x'], 'the email must be an address'],
  ['a blank name', ['--name', ' '], 'the name must have'],
  ['a short password', ['--password', 'short'], 'the password must have 12'],
])('%s is refused', async (_what, options, complaint) => {
  const made = await edis('staff', 'add', '--email', 'a@b.c', '--name', 'A', '--role', 'admin', ...options)
  expect(made).toMatchObject({ status: 1 })
  expect(made.errors).toContain(complaint)
})
