import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { openFollowedOrders } from '@edis/testing/followed-orders.ts'
import { followOrders } from './follow-orders.ts'

const { bell, change, close, feed, listener, never, noted, question, read, readOn, send, store } =
  await openFollowedOrders()
afterAll(close)

describe('an answer that waits', () => {
  const took = async (act: Promise<unknown>): Promise<number> => {
    const began = performance.now()
    await act
    return performance.now() - began
  }

  test('comes at once when it rings after a commit', async () => {
    const id = await send()
    const { after } = await readOn()
    const waiting = read({ after, wait: 10_000 })
    await sleep(100)
    await change(id)
    bell.ring()
    expect(await took(waiting)).toBeLessThan(700)
    expect((await waiting).items).toMatchObject([{ order_id: id }])
  })

  test('comes within a poll when nothing rings', async () => {
    const id = await send()
    const { after } = await readOn()
    const waiting = read({ after, wait: 10_000 })
    await change(id)
    expect((await waiting).items).toMatchObject([{ order_id: id }])
  })

  test('comes empty at its end, with a position that goes on', async () => {
    const { after } = await readOn()
    expect(await took(read({ after, wait: 300 }))).toBeGreaterThan(290)
    expect((await read({ after, wait: 1 })).next_after).toBe(after)
  })

  test('ends when its reader has gone, and when the process stops', async () => {
    const { after } = await readOn()
    const leaving = new AbortController()
    const stopping = followOrders({ environment: 'development', store, listener })
    const both = [
      feed.read({ ...question, after, wait: 20_000 }, leaving.signal),
      stopping.read({ ...question, after, wait: 20_000 }, never),
    ]
    setTimeout(() => leaving.abort(), 50)
    setTimeout(() => stopping.stop(), 50)
    expect(await took(Promise.all(both))).toBeLessThan(1_500)
  })

  test('is refused to the 51st reader with a key, and to no other key', async () => {
    const { after } = await readOn()
    const all = new AbortController()
    const waiting = Array.from({ length: 50 }, () => feed.read({ ...question, after, wait: 20_000 }, all.signal))
    await expect(read({ after })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect((await read({ after, keyId: 'opk_2' })).items).toEqual([])
    all.abort()
    await Promise.all(waiting)
    expect((await read({ after })).items).toEqual([])
  })

  test('is refused to the 101st reader of a process', async () => {
    const { after } = await readOn()
    const all = new AbortController()
    const waiting = Array.from({ length: 100 }, (_, index) =>
      feed.read({ ...question, keyId: `opk_${index % 2}`, after, wait: 20_000 }, all.signal),
    )
    for (const keyId of ['opk_1', 'opk_2'])
      await expect(read({ after, keyId })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    all.abort()
    await Promise.all(waiting)
    expect((await read({ after })).items).toEqual([])
  })
})

test('nothing went wrong beside', () => {
  expect(noted).toEqual([])
})
