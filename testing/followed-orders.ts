import { createBell, listenForChanges } from '../server/src/order-feed/bell.ts'
import { followOrders, type FeedQuestion } from '../server/src/order-feed/follow-orders.ts'
import { orderFeedStore } from '../server/src/order-feed/order-feed.store.ts'
import { closeDatabase, openDatabase } from '../server/src/database/connection.ts'
import { servingUrl } from './database.ts'
import { openOrderTaking } from './order-taking.ts'

/** Orders that are taken without a door, and the feed of them as the role that serves reads it. */
export async function openFollowedOrders() {
  const taking = await openOrderTaking()
  const { sql } = taking
  const pool = openDatabase(servingUrl(taking.url), 'development', { connections: 6, byIndex: true })
  const store = orderFeedStore(pool)
  /** What went wrong beside. */
  const noted: unknown[] = []
  const note = (error: unknown) => void noted.push(error)
  const listener = listenForChanges(pool, 'development', note)
  const bell = createBell(pool, 'development', note)
  const feed = followOrders({ environment: 'development', store, listener })
  const { signal: never } = new AbortController()
  const question: FeedQuestion = { keyId: 'opk_1', after: null, status: null, partnerId: null, limit: 100, wait: 0 }
  const read = (asked: Partial<FeedQuestion> = {}) => feed.read({ ...question, ...asked }, never)

  /** What a reader is given who reads to the end, and where it stands then. */
  async function readOn(asked: Partial<FeedQuestion> = {}) {
    const seen: { id: string; sequence: number; status: string }[] = []
    for (let after = asked.after ?? null; ;) {
      const { items, next_after } = await read({ ...asked, after })
      seen.push(...items.map((item) => ({ id: item.order_id, sequence: item.sequence, status: item.status })))
      after = next_after
      if (items.length === 0) return { seen, after }
    }
  }

  const change = (id: string, on = sql) => on`update orders set sequence = sequence + 1 where id = ${id}`

  async function close(): Promise<void> {
    await bell.stop()
    await listener.stop()
    await closeDatabase(pool)
    await taking.close()
  }

  return { ...taking, pool, store, noted, listener, bell, feed, never, question, read, readOn, change, close }
}
