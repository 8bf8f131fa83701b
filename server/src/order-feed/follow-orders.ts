import { hints } from '@edis/contract/errors/hints'
import type { DataOf } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import type { readOrderFeed } from '@edis/contract/operations/order-feed'
import { Failure, fieldFailure } from '../http/doors/failure.ts'
import type { Listener } from './bell.ts'
import type { OrderFeedStore } from './order-feed.store.ts'
import { type FeedFilter, type Position, positionText, presentOrder, readPosition, startAfter } from './order-feed.ts'

/** A reader who waits looks as often as this, whether anything rang or not, in milliseconds. */
const pollEvery = 1_000
/** Readers who are being answered at a time, those that wait included, in one environment and process. */
const maxReaders = 100
/** Of these, with one key: a system that waits too often keeps no other from reading. */
const maxOfKey = 50

export type FeedQuestion = FeedFilter & {
  /** The key that asks. */
  keyId: string
  after: string | null
  limit: number
  /** How long the answer may wait for something, in milliseconds. */
  wait: number
}

type Page = DataOf<typeof readOrderFeed>

export type OrderFeed = {
  /** @throws {Failure} when `after` is no position of this feed, or too many readers are there. */
  read(question: FeedQuestion, gone: AbortSignal): Promise<Page>
  /** Gives numbers to all that has none. */
  catchUp(): Promise<void>
  /** Answers those who wait. */
  stop(): void
}

type Parts = { environment: Environment; store: OrderFeedStore; listener: Pick<Listener, 'rings' | 'next'> }

/** The orders of an environment as readers follow them. */
export function followOrders({ environment, store, listener }: Parts): OrderFeed {
  let readers = 0
  const readersOfKey = new Map<string, number>()
  const stopping = new AbortController()

  async function answer({ after, limit, wait, status, partnerId }: FeedQuestion, gone: AbortSignal): Promise<Page> {
    const until = performance.now() + wait
    const filter = { status, partnerId }
    const signal = AbortSignal.any([gone, stopping.signal])
    let position = after === null ? null : positionOf(after, environment, filter)
    for (;;) {
      const rings = listener.rings()
      const { rows, next } = await look(position, filter, limit)
      const left = until - performance.now()
      if (rows.length > 0 || left <= 0 || signal.aborted)
        return {
          items: rows.map(({ order }) => presentOrder(order)),
          next_after: positionText(next, environment, filter),
        }
      position = next
      await listener.next(rings, Math.min(left, pollEvery), signal)
    }
  }

  /** What is there beyond a position: a full page, or all that had committed when it was asked for. */
  async function look(position: Position | null, filter: FeedFilter, limit: number) {
    for (;;) {
      const state = await stateFor(position)
      const start = position === null ? 0n : startAfter(position, state)
      if (start === 'lost') throw new Failure('FEED_POSITION_LOST')
      const rows = await store.page(String(start), filter, limit)
      const last = BigInt(rows.at(-1)?.number ?? start)
      // All that was numbered before the page was read is on it, or before it.
      const newest = BigInt(state.newest)
      const number = rows.length < limit && newest > last ? newest : last
      if (rows.length === limit || state.isAll) return { rows, next: { life: state.life, number } }
    }
  }

  /** Numbers first what has none, or what may tell why the reader is ahead. */
  async function stateFor(position: Position | null) {
    const state = await store.state(position?.life ?? null)
    const isAhead = position !== null && state.followedAt === null && position.number > BigInt(state.newest)
    if (state.life !== null && !state.isBehind && !isAhead) return { ...state, life: state.life, isAll: true }
    const isAll = await store.number()
    const numbered = await store.state(position?.life ?? null)
    if (numbered.life === null) throw new Error('the feed has no life')
    return { ...numbered, life: numbered.life, isAll }
  }

  return {
    async read(question, gone) {
      const { keyId } = question
      const own = readersOfKey.get(keyId) ?? 0
      if (readers >= maxReaders || own >= maxOfKey)
        throw new Failure('UNAVAILABLE', { headers: { 'retry-after': '1' } })
      readers++
      readersOfKey.set(keyId, own + 1)
      try {
        return await answer(question, gone)
      } finally {
        readers--
        const left = (readersOfKey.get(keyId) ?? 0) - 1
        if (left > 0) readersOfKey.set(keyId, left)
        else readersOfKey.delete(keyId)
      }
    },
    async catchUp() {
      while (!stopping.signal.aborted && !(await store.number()));
    },
    stop: () => stopping.abort(),
  }
}

function positionOf(text: string, environment: Environment, filter: FeedFilter): Position {
  const position = readPosition(text, environment, filter)
  if (typeof position === 'string') throw fieldFailure('after', 'FIELD_INVALID', notAPosition[position])
  return position
}

const notAPosition = {
  malformed: hints.positionUnknown,
  'other environment': hints.positionOfOtherEnvironment,
  'other filter': hints.positionOfOtherFilter,
}
