import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '@edis/testing/database.ts'
import { startDatabaseLink } from '@edis/testing/database-link.ts'
import { migrateDatabase } from './migrate.ts'

test('a start waits for a database that is not up yet, if it is told to', async () => {
  const { url } = await createTestDatabase()
  const link = await startDatabaseLink(url)
  onTestFinished(() => void link.close())
  link.cut()
  await expect(migrateDatabase(link.url)).rejects.toThrow()
  let waits = () => {}
  const waiting = new Promise<void>((resolve) => (waits = resolve))
  const migrated = migrateDatabase(link.url, { timeoutMs: 10_000, log: { info: waits } })
  await waiting
  link.mend()
  await migrated
})

test('a table in use is waited for briefly, time and again, and nobody queues for it behind the wait', async () => {
  const { url } = await createTestDatabase()
  const holder = postgres(url, { max: 1 })
  const watcher = postgres(url, { max: 1 })
  onTestFinished(async () => void (await Promise.all([holder.end(), watcher.end()])))
  const waiters = async () =>
    (await watcher`select pid from pg_locks where relation = 'development.migrations'::regclass and not granted`).length
  let migrated: Promise<void> | undefined
  await holder.begin(async (sql) => {
    await sql`lock table development.migrations`
    migrated = migrateDatabase(url)
    await expect.poll(waiters, { timeout: 5_000 }).toBe(1)
    await expect.poll(waiters, { timeout: 5_000 }).toBe(0)
    await expect.poll(waiters, { timeout: 5_000 }).toBe(1)
  })
  await migrated
})
