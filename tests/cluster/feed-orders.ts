import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { sampleOrder } from '@edis/testing/sample-order.ts'

type Options = {
  doors: readonly string[]
  token: string
  warehouse: string | undefined
  skus: readonly string[]
  orders: number
  connections: number
  /** After each order of a connection, in milliseconds. */
  pause: number
}

/** The order_ids that were acknowledged, and those whose cancel was. */
export type Sent = { sent: string[]; cancelled: string[]; tries: number; failed: string[] }

const cancelEvery = 10
const tryTimeoutMs = 10_000
/** A client goes on for so long, in milliseconds. */
const maxWaitMs = 90_000

/** Sends orders, and cancels some, over so many connections at a time, each until it is acknowledged. */
export function sendOrders({ doors, token, warehouse, skus, orders, connections, pause }: Options) {
  const agent = new Agent({
    connections,
    headersTimeout: tryTimeoutMs,
    bodyTimeout: tryTimeoutMs,
    connectTimeout: 2_000,
  })
  const result: Sent = { sent: [], cancelled: [], tries: 0, failed: [] }
  let next = 0
  let isOver = false

  /** The answer's data, of whichever door gives one; null: it never came, or nobody should try again. */
  async function insist(path: string, body: object, key: string): Promise<{ order_id: string } | null> {
    const until = performance.now() + maxWaitMs
    for (let turn = next; performance.now() < until; turn++) {
      result.tries++
      try {
        const answer = await request(`${doors[turn % doors.length]}${path}`, {
          dispatcher: agent,
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(body),
        })
        const { data, error } = (await answer.body.json()) as { data: { order_id: string }; error?: string }
        if (answer.statusCode === 200) return data
        if (answer.statusCode < 500 && answer.statusCode !== 429 && error !== 'IDEMPOTENCY_IN_PROGRESS') {
          result.failed.push(`${path} ${key}: ${answer.statusCode} ${error}`)
          return null
        }
      } catch {
        // Its door was killed.
      }
      await sleep(50 + Math.random() * 200)
    }
    result.failed.push(`${path} ${key}: never done`)
    return null
  }

  async function connection(): Promise<void> {
    while (next < orders) {
      const number = ++next
      const order = sampleOrder({ partnerOrderId: `FEED-${number}`, warehouse, sku: skus[number % skus.length] })
      const data = await insist('/order/send/v2', order, `send-${number}`)
      if (data) result.sent.push(data.order_id)
      if (data && number % cancelEvery === 0) {
        const cancel = { order_id: data.order_id, reason_code: 'BUYER_CANCELLED', reason: 'Salah memilih ukuran' }
        if (await insist('/order/cancel', cancel, `cancel-${number}`)) result.cancelled.push(data.order_id)
      }
      await sleep(pause)
    }
  }

  const done = Promise.all(Array.from({ length: connections }, connection)).then(async () => {
    isOver = true
    await agent.close()
    return result
  })
  return { done, isOver: () => isOver, acknowledged: () => result.sent.length }
}
