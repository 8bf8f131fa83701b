import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '@edis/testing/database.ts'
import { refuseOldServer, serverProblem } from './server-version.store.ts'

test.each([
  [150_000, '15.0', null],
  [180_006, '18.6 (Debian 18.6-1)', null],
  [140_023, '14.23', 'DATABASE_URL connects to PostgreSQL 14.23. EDIS requires 15 or newer. Nothing was changed.'],
  [90_624, '9.6.24', 'DATABASE_URL connects to PostgreSQL 9.6.24. EDIS requires 15 or newer. Nothing was changed.'],
])('the server that calls itself %i', (number, version, problem) => {
  expect(serverProblem(number, version)).toBe(problem)
})

test('the embedded server is new enough', async () => {
  const client = postgres((await createTestDatabase()).url, { max: 1 })
  onTestFinished(() => client.end())
  await expect(refuseOldServer(client)).resolves.toBeUndefined()
})
