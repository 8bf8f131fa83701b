import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '@edis/testing/database.ts'
import { startDatabaseLink } from '@edis/testing/database-link.ts'
import { closeDatabase, openDatabase } from './connection.ts'
import { inTransaction } from './transaction.ts'

vi.setConfig({ testTimeout: 30_000 })

test.each([true, false])(
  'whenever a connection dies, nobody waits for ever: statements kept prepared: %s',
  async (prepare) => {
    const { url } = await createTestDatabase()
    const link = await startDatabaseLink(url)
    const pooler = prepare ? null : `${link.url}&options=-csearch_path%3D{schema}`
    const database = openDatabase(link.url, 'development', { connections: 4, pooler })
    onTestFinished(async () => {
      link.mend()
      await closeDatabase(database)
      link.close()
    })
    let unsettled = 0
    const track = (work: Promise<unknown>) => {
      unsettled++
      work.catch(() => {}).finally(() => unsettled--)
    }
    const stop = Date.now() + 2_500
    while (Date.now() < stop) {
      for (let each = 0; each < 6; each++) {
        track(
          inTransaction(database, async (transaction) => {
            await transaction`select pg_try_advisory_xact_lock(${each}::bigint)`
            await transaction`select ${each}::int, ${'x'.repeat(2_000)}::text`
            await Promise.all([transaction`select 1`, transaction`select ${each}::text`])
          }),
        )
        track(database.$client`select ${each}::int as one`)
        track(database.$client`select 1`)
      }
      await sleep(Math.random() * 12)
      link.mend()
      await sleep(Math.random() * 40)
    }
    await expect.poll(() => unsettled, { timeout: 8_000 }).toBe(0)
  },
)
