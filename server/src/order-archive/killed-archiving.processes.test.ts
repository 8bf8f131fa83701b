import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openOrderTaking } from '@edis/testing/order-taking.ts'
import { openStorage, storageKey } from './storage-fixtures.ts'

const main = join(import.meta.dirname, '../main.js')

test('a process that is killed while it writes loses no order, and the next one archives each once', async () => {
  const { send, sql, url, close } = await openOrderTaking()
  onTestFinished(close)
  for (let left = 3; left > 0; left--) await send()
  // Ids begin with their time
  await sql`update order_events set order_id = replace(order_id, 'ord_01', 'ord_00')`
  await sql`
    update orders set id = replace(id, 'ord_01', 'ord_00'), status = 'delivered', updated_at = now() - interval '2 years',
      anonymised_at = now() - interval '1 year'`
  const due = (await sql`select id from orders order by id`).map(({ id }) => String(id))

  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  const { promise: goOn, resolve: release } = Promise.withResolvers<void>()
  const { objects, origin, path } = await openStorage({
    async held(name) {
      if (!name.endsWith('/order_events.csv.gz')) return
      reach()
      await goOn
    },
  })
  const { keyId, secret, region } = storageKey
  const place = `${origin.replace('http', 's3+http').replace('//', `//${keyId}:${encodeURIComponent(secret)}@`)}${path}`
  const env = {
    ...process.env,
    DATABASE_URL: url,
    MASTER_KEY: Buffer.alloc(32).toString('base64'),
    MIGRATE: 'false',
    ORDER_KEEP_DAYS: '365',
    ORDER_ARCHIVE: `${place}?region=${region}`,
  }
  const words = [main, 'archive', 'run', '--environment', 'development']
  const killed = spawn(process.execPath, words, { env, stdio: 'ignore' })
  await reached
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  release()
  expect((await sql`select id from orders order by id`).map(({ id }) => String(id))).toEqual(due)

  // Until PostgreSQL has noticed that the other one is gone, it has the turn
  await expect
    .poll(async () => (await promisify(execFile)(process.execPath, words, { env })).stdout, { timeout: 60_000 })
    .toContain('Archived 3 orders.')
  expect(await sql`select id from orders union all select order_id from order_events`).toEqual([])
  expect(objects.size).toBe(3)
  const [csv] = [...objects].flatMap(([name, content]) =>
    name.endsWith('/orders.csv.gz') ? [gunzipSync(content)] : [],
  )
  expect(String(csv).match(/^ord_\w+/gm)).toEqual(due)
}, 120_000)
