import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { databaseIsAway } from './query-failure.ts'

const withCode = (code: string) => Object.assign(new Error('…'), { code })

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'CONNECTION_CLOSED',
  'CONNECT_TIMEOUT',
  '08006',
  '53300',
  '57P01',
  '57P03',
  '25006',
])('%s says that the database is away', (code) => {
  expect(databaseIsAway(withCode(code))).toBe(true)
  expect(databaseIsAway(new DrizzleQueryError('select 1', [], withCode(code)))).toBe(true)
})

test.each([withCode('23505'), withCode('42P01'), withCode('57014'), new Error('no code'), 'ECONNREFUSED', null])(
  '%s does not',
  (error) => {
    expect(databaseIsAway(error)).toBe(false)
  },
)
