import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '@edis/testing/database.ts'
import { arrayOf } from './array-parameter.ts'

let sql: postgres.Sql
beforeAll(async () => {
  const { url } = await createTestDatabase()
  sql = postgres(url, { max: 1 })
})
afterAll(() => sql.end())

test('PostgreSQL reads texts as they were, whatever they hold', async () => {
  const texts = ['', ' ', 'null', 'NULL', null, 'a,b', '{}', '"', '\\', '\\"', "'", '\n\t', 'é 🚚', '\uFFFD', '$1']
  const rows = await sql<{ text: string }[]>`select text from unnest(${arrayOf(texts)}::text::text[]) text`
  expect(rows.map(({ text }) => text)).toEqual(texts)
})

test('and numbers, booleans, moments and objects, side by side', async () => {
  const time = new Date('2026-11-25T06:00:00.123Z')
  const headers = { 'set-cookie': 'a="b\\"' }
  const rows = await sql`
    select * from unnest(
      ${arrayOf([1, null])}::text::int[], ${arrayOf([true, false])}::text::boolean[],
      ${arrayOf([time, null])}::text::timestamptz[], ${arrayOf([headers, null])}::text::jsonb[]
    ) as row (number, boolean, moment, object)`
  expect([...rows]).toEqual([
    { number: 1, boolean: true, moment: time, object: headers },
    { number: null, boolean: false, moment: null, object: null },
  ])
})

test('and none', async () => {
  expect(await sql`select cardinality(${arrayOf([])}::text::text[]) as count`).toEqual([{ count: 0 }])
})
