import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { goodOrder } from '../server/src/orders/order-fixtures.ts'
import { openOperationsDesk } from '@edis/testing/operations-desk.ts'
import { type Program, startProgram } from '@edis/testing/program.ts'

// It starts processes and kills them.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const desk = await openOperationsDesk({ MASTER_KEY: randomBytes(32).toString('base64') })
let door: Program
let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edis-mirror-'))
  file = join(folder, 'orders.sqlite')
  door = await startProgram({ doors: ['operations'], variables: { ...desk.settings, DATABASE_URL: desk.database.url } })
})
afterAll(async () => {
  await door.stop()
  await desk.close()
  await rm(folder, { recursive: true })
})

const start = (key: string): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'mirror-orders.ts')], {
    env: { ...process.env, OPERATIONS_URL: door.url.operations, OPERATIONS_KEY: key, MIRROR: file },
    stdio: 'ignore',
  })
async function kill(process: ChildProcess): Promise<void> {
  const ended = once(process, 'exit')
  process.kill('SIGKILL')
  await ended
}

type Row = { id: string; status: string; sequence: number }
function copied(): Row[] {
  const mirror = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  try {
    return mirror
      .prepare('select order_id as id, status, sequence from orders order by 1')
      .all()
      .map((row) => ({ ...row })) as Row[]
  } finally {
    mirror.close()
  }
}
const there = async (): Promise<Row[]> => [
  ...(await desk.sql<Row[]>`select id, status, sequence from development.orders order by id collate "C"`),
]

test('a copy of the orders that is killed again and again has every order and every cancel in the end', async () => {
  const key = await desk.newKey(['orders:read'])
  let running = start(key)
  let isSending = true
  const killing = (async () => {
    while (isSending) {
      await sleep(200 + Math.random() * 600)
      await kill(running)
      running = start(key)
    }
  })()
  for (let made = 0; made < 120; made++) {
    const answer = await desk.send(goodOrder(desk.warehouse))
    expect(answer.status).toBe(200)
    if (made % 3 === 0) expect((await desk.cancel({ order_id: answer.data.order_id })).status).toBe(200)
    await sleep(10)
  }
  isSending = false
  await killing
  const orders = await there()
  await vi.waitFor(() => expect(copied()).toEqual(orders), { timeout: 20_000, interval: 100 })
  expect(orders.filter(({ status }) => status === 'cancelled')).toHaveLength(40)

  // The database loses its past, as by a restore: the copy begins anew, and what is not there any more goes.
  await desk.sql`delete from development.order_events where order_id = ${orders[0]?.id ?? ''}`
  await desk.sql`delete from development.orders where id = ${orders[0]?.id ?? ''}`
  await desk.sql`delete from development.order_feed where order_id = ${orders[0]?.id ?? ''}`
  await desk.sql`delete from development.order_feed_lives`
  await vi.waitFor(() => expect(copied()).toEqual(orders.slice(1)), { timeout: 40_000, interval: 100 })
  await kill(running)
})
