import { afterAll, describe, expect, test } from 'vitest'
import { openFollowedOrders } from '@edis/testing/followed-orders.ts'
import { followOrders } from './follow-orders.ts'

const { change, close, listener, never, question, read, readOn, send, sql, store } = await openFollowedOrders()
afterAll(close)

describe('the life of a database', () => {
  /** What a failover to a standby that lagged behind does, or a restore: numbers beyond it are gone, the server is another. */
  async function loseBeyond(number: bigint): Promise<void> {
    await sql`insert into order_changes (order_id) select order_id from order_feed where number > ${String(number)}`
    await sql`delete from order_feed where number > ${String(number)}`
    await sql`update order_feed_lives set print = 'of another server' || ordinal`
  }
  const newest = async () => BigInt((await store.state(null)).newest)

  test('ends by a failover that lost numbers: readers go back to before them and miss nothing', async () => {
    const [before, lost, changed] = [await send(), await send(), await send()]
    const kept = await readOn()
    await change(lost)
    await change(changed)
    const ahead = await readOn({ after: kept.after })
    await loseBeyond((await newest()) - 2n)
    await change(before)
    expect((await readOn({ after: ahead.after })).seen.map(({ id }) => id)).toEqual([lost, changed, before])
    expect((await readOn({ after: kept.after })).seen.map(({ id }) => id)).toEqual([lost, changed, before])
  })

  test('ends without a word to readers who saw nothing of what was lost', async () => {
    const id = await send()
    const { after } = await readOn()
    await sql`update order_feed_lives set print = 'started again'`
    await change(id)
    expect((await readOn({ after })).seen).toMatchObject([{ id }])
    expect((await sql`select from order_feed_lives`).length).toBeGreaterThan(1)
  })

  test('that is unknown here refuses its readers, and so does one that was set back unnoticed', async () => {
    const { after } = await readOn()
    await sql`delete from order_feed where number = (select max(number) from order_feed)`
    await expect(read({ after })).rejects.toMatchObject({ code: 'FEED_POSITION_LOST' })
    await sql`delete from order_feed_lives`
    await expect(read({ after })).rejects.toMatchObject({ code: 'FEED_POSITION_LOST' })
  })
})

describe('a position', () => {
  test('of another filter, of the other environment, or none, is refused', async () => {
    const { after } = await readOn()
    const elsewhere = followOrders({ environment: 'production', store, listener })
    const refused = { code: 'VALIDATION_FAILED', faults: [{ field: 'after', error: 'FIELD_INVALID' }] }
    await expect(read({ after, status: 'received' })).rejects.toMatchObject(refused)
    await expect(read({ after: 'rubbish' })).rejects.toMatchObject(refused)
    await expect(elsewhere.read({ ...question, after }, never)).rejects.toMatchObject(refused)
  })
})
