import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, request } from 'undici'
import type { DataOf } from '@edis/contract/calls/call'
import type { readOrderFeed } from '@edis/contract/operations/order-feed'

type Page = DataOf<typeof readOrderFeed>
type Order = Page['items'][number]

export type Followed = {
  name: string
  /** Each order as it was last seen. */
  newest: Map<string, Order>
  pages: number
  unanswered: number
  /** How often an order came that was known so already. */
  again: number
  /** What was not as the feed's documentation says. */
  faults: string[]
}

const maxAnswerMs = 15_000
const between = 50

/** Follows the feed as its documentation says, by whichever door answers, until it is told to end and nothing more comes. */
export function followFeed(doors: readonly string[], key: string, { wait, limit }: { wait: number; limit: number }) {
  const agent = new Agent({ headersTimeout: maxAnswerMs, bodyTimeout: maxAnswerMs, connectTimeout: 2_000 })
  const name = `limit ${limit}, wait ${wait} s`
  const followed: Followed = { name, newest: new Map(), pages: 0, unanswered: 0, again: 0, faults: [] }
  let isOver = false
  let turns = 0

  async function page(query: Record<string, string>): Promise<Page> {
    for (; ; turns++) {
      const url = `${doors[turns % doors.length]}/orders?${new URLSearchParams(query).toString()}`
      try {
        const answer = await request(url, { dispatcher: agent, headers: { authorization: `Bearer ${key}` } })
        const text = await answer.body.text()
        if (answer.statusCode === 200) return (JSON.parse(text) as { data: Page }).data
        if (answer.statusCode !== 503) followed.faults.push(`${answer.statusCode} ${text}`)
      } catch {
        // Its door was killed.
      }
      followed.unanswered++
      await sleep(between)
    }
  }

  function store(items: readonly Order[]): void {
    if (new Set(items.map((item) => item.order_id)).size < items.length)
      followed.faults.push('an order stood twice on a page')
    for (const item of items) {
      const known = followed.newest.get(item.order_id)
      if (known && item.sequence < known.sequence)
        followed.faults.push(`${item.order_id} went back from ${known.sequence} to ${item.sequence}`)
      if (known?.sequence === item.sequence) {
        followed.again++
        if (JSON.stringify(known) !== JSON.stringify(item))
          followed.faults.push(`${item.order_id} is another at ${item.sequence}`)
      }
      followed.newest.set(item.order_id, item)
    }
  }

  async function follow(): Promise<Followed> {
    for (let after = ''; ;) {
      const wasOver = isOver
      const { items, next_after } = await page({
        limit: String(limit),
        wait: String(wasOver ? 0 : wait),
        ...(after && { after }),
      })
      followed.pages++
      store(items)
      after = next_after
      if (items.length > 0) continue
      if (wasOver) return followed
      await sleep(between)
    }
  }
  const following = follow()

  return {
    async end(): Promise<Followed> {
      isOver = true
      await following
      await agent.close()
      return followed
    },
  }
}
