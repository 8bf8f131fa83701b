import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { sampleOrder } from '@edis/testing/sample-order.ts'
import type { Partner } from './partner.ts'
import type { Goods } from './product.ts'

type Environment = 'development' | 'production'

/** One answer, or what came instead of one: `done`, or what went wrong. `at`: by performance.now(). */
export type Try = { at: number; what: string; outcome: string; tries: number; startedAt: number }
type Acknowledged = { environment: Environment; partnerOrderId: string; orderId: string }

type Options = {
  url: Record<Environment, string>
  partner: Partner
  goods: Goods
}

export type Load = {
  tries: Try[]
  acknowledged: Acknowledged[]
  /** What was not done in the end, or was refused with what nobody should try again. */
  failed: string[]
  /** Asks for nothing new; resolves when what was asked for is done or has failed. */
  stop(): Promise<void>
}

const sendsASecond = { development: 4, production: 2 } as const
const tracksASecond = 6
const tryTimeoutMs = 10_000
const maxPauseMs = 2_000
/** A client goes on for so long, in milliseconds. */
const maxWaitMs = 90_000

/** What the reference tells partners to try again; with 409 alone while the first is still running. */
const isRetryable = (status: number, error: string | undefined): boolean =>
  status === 429 || status >= 500 || error === 'IDEMPOTENCY_IN_PROGRESS'

/** Orders sent and tracked at a steady pace, whatever becomes of those before, by a client that does as the docs say. */
export function startLoad({ url, partner, goods }: Options): Load {
  const agent = new Agent({
    connections: 64,
    headersTimeout: tryTimeoutMs,
    bodyTimeout: tryTimeoutMs,
    connectTimeout: 2_000,
  })
  const load = { tries: [] as Try[], acknowledged: [] as Acknowledged[], failed: [] as string[] }
  const running = new Set<Promise<void>>()
  let sent = 0

  async function once(environment: Environment, path: string, body: object | null, key: string | null) {
    const answer = await request(url[environment] + path, {
      dispatcher: agent,
      method: body === null ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${partner.token[environment]}`,
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...(key === null ? {} : { 'idempotency-key': key }),
      },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.body.text()
    const parsed = JSON.parse(text) as { data: { order_id: string }; error?: string }
    return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after'] ?? 0), ...parsed }
  }

  /** Until it is done; gives its data. */
  async function insist(environment: Environment, path: string, body: object | null = null, key: string | null = null) {
    const what = `${environment} ${path.split('?')[0]}`
    const startedAt = performance.now()
    for (let tries = 1; ; tries++) {
      const note = (outcome: string) => load.tries.push({ at: performance.now(), what, outcome, tries, startedAt })
      let pause = Math.min(maxPauseMs, 100 * 2 ** Math.min(tries, 5))
      try {
        const answer = await once(environment, path, body, key)
        if (answer.status === 200) {
          note('done')
          return answer.data
        }
        const said = `${answer.status} ${answer.error ?? ''}`
        note(said)
        if (!isRetryable(answer.status, answer.error)) return void load.failed.push(`${what}: ${said}`)
        pause = Math.max(pause, answer.retryAfter * 1000)
      } catch (error) {
        note(`no answer: ${error instanceof Error && 'code' in error ? String(error.code) : String(error)}`)
      }
      if (performance.now() - startedAt > maxWaitMs) return void load.failed.push(`${what}: never done`)
      // Jitter, so that all who were refused at once don't come back at once
      await sleep(pause * (0.5 + Math.random() / 2))
    }
  }

  async function send(environment: Environment): Promise<void> {
    const partnerOrderId = `LOAD-${++sent}`
    const warehouse = goods.warehouse[environment]
    const body = sampleOrder({ partnerOrderId, warehouse, sku: goods.skus[sent % goods.skus.length] })
    const data = await insist(environment, '/order/send/v2', body, `key-${partnerOrderId}`)
    if (data) load.acknowledged.push({ environment, partnerOrderId, orderId: data.order_id })
  }

  async function track(): Promise<void> {
    const one = load.acknowledged[Math.floor(Math.random() * load.acknowledged.length)]
    if (!one) return
    const data = await insist(one.environment, `/order/track?partner_order_id=${one.partnerOrderId}`)
    if (data && data.order_id !== one.orderId) load.failed.push(`${one.partnerOrderId} is another order when tracked`)
  }

  function every(perSecond: number, act: () => Promise<void>): NodeJS.Timeout {
    return setInterval(() => {
      const going: Promise<void> = act()
        .catch((error: unknown) => void load.failed.push(String(error)))
        .finally(() => running.delete(going))
      running.add(going)
    }, 1000 / perSecond)
  }
  const timers = [
    every(sendsASecond.development, () => send('development')),
    every(sendsASecond.production, () => send('production')),
    every(tracksASecond, track),
  ]

  return {
    ...load,
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running)
      await agent.close()
    },
  }
}
