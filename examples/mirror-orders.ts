/**
 * Mirrors all orders in SQLite, using the order feed of the operations API:
 *
 *     OPERATIONS_KEY=edis_ops_live_… MIRROR=orders.sqlite node examples/mirror-orders.ts
 *
 * Saves each page and its next position in one transaction. If it is killed, it continues where it stopped.
 */
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

type Order = { order_id: string; partner_id: string; status: string; sequence: number }
type Page = { items: Order[]; next_after: string }

const limit = 500
const {
  OPERATIONS_URL: url = 'http://localhost:4003',
  OPERATIONS_KEY: key = '',
  MIRROR: file = 'orders.sqlite',
} = process.env

const mirror = new DatabaseSync(file, { timeout: 5_000 })
mirror.exec(`
  pragma journal_mode = wal;
  create table if not exists orders (
    order_id text primary key, partner_id text not null, status text not null, sequence integer not null,
    whole text not null, round integer not null);
  create table if not exists feed (only_row integer primary key check (only_row = 1), after text, round integer not null);
  insert or ignore into feed values (1, null, 1);`)
const feed = mirror.prepare('select after, round from feed')
const store = mirror.prepare(`
  insert into orders values (?, ?, ?, ?, ?, ?) on conflict do update set
    status = excluded.status, sequence = excluded.sequence, whole = excluded.whole, round = excluded.round
  where excluded.sequence >= orders.sequence or excluded.round > orders.round`)
const advance = mirror.prepare('update feed set after = ?')
const startAgain = mirror.prepare('update feed set after = null, round = round + 1')
const dropOlder = mirror.prepare('delete from orders where round < (select round from feed)')

async function read(after: string | null): Promise<Page | 'lost'> {
  const query = new URLSearchParams({ limit: String(limit), wait: '25', ...(after !== null && { after }) })
  const response = await fetch(`${url}/orders?${query.toString()}`, {
    headers: { authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(40_000),
  })
  const body = (await response.json()) as { data: Page; error?: string; message: string }
  if (response.ok) return body.data
  if (body.error === 'FEED_POSITION_LOST') return 'lost'
  throw new Error(`${response.status} ${body.error}: ${body.message}`)
}

/** Saves a page and the next position: both or neither. */
function save({ items, next_after }: Page, round: number): void {
  mirror.exec('begin immediate')
  try {
    for (const order of items)
      store.run(order.order_id, order.partner_id, order.status, order.sequence, JSON.stringify(order), round)
    // The last page: orders not returned in this round no longer exist.
    if (items.length < limit) dropOlder.run()
    advance.run(next_after)
    mirror.exec('commit')
  } catch (error) {
    mirror.exec('rollback')
    throw error
  }
}

for (let failures = 0; ;) {
  try {
    const { after, round } = feed.get() as { after: string | null; round: number }
    const page = await read(after)
    if (page === 'lost') startAgain.run()
    else save(page, round)
    failures = 0
  } catch (error) {
    failures++
    console.error(error instanceof Error ? error.message : error)
    await sleep(Math.min(30_000, 100 * 2 ** failures) * Math.random())
  }
}
