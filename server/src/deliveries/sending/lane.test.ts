import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createLane, type Pace } from './lane.ts'

type Item = { webhookId: string; end: () => void }

/** A lane over queues in memory, whose sends end when they are told. */
function laneOver(
  queues: Record<string, number>,
  { most = 100, paces = {} }: { most?: number; paces?: Record<string, Pace> } = {},
) {
  const flying: Item[] = []
  const errors: unknown[] = []
  const claims: { webhookId: string; slots: number }[][] = []
  const state = { failing: null as Error | null, onClaim: async () => {}, write: async () => {} }
  const lane = createLane<Item, void>({
    most,
    paceOf: (webhookId) => paces[webhookId] ?? 'swift',
    onError: (error) => errors.push(error),
    async claim(wanted) {
      claims.push(wanted)
      if (state.failing) throw state.failing
      const items = wanted.flatMap(({ webhookId, slots }) => {
        const taken = Math.min(slots, queues[webhookId] ?? 0)
        queues[webhookId] = (queues[webhookId] ?? 0) - taken
        return Array.from({ length: taken }, () => ({ webhookId, end: () => {} }))
      })
      await state.onClaim()
      return items
    },
    write: () => state.write(),
    giveBack: async (items) => {
      for (const { webhookId } of items) queues[webhookId] = (queues[webhookId] ?? 0) + 1
    },
    post: (item) =>
      new Promise<void>((resolve) => {
        flying.push(Object.assign(item, { end: () => (flying.splice(flying.indexOf(item), 1), resolve()) }))
      }),
  })
  const count = (webhookId: string) => flying.filter((item) => item.webhookId === webhookId).length
  const settle = async () => {
    for (let turns = 0; turns < 10; turns++) await turn()
  }
  const endAll = async () => {
    while (flying.length > 0) {
      for (const item of flying.slice()) item.end()
      await settle()
    }
  }
  return { lane, flying, errors, claims, state, count, settle, endAll }
}

describe('a lane', () => {
  test('sends all that is due, twenty of a webhook at a time', async () => {
    const queues = { a: 75 }
    const { lane, count, settle, flying } = laneOver(queues)
    lane.wake(['a'])
    let sent = 0
    for (await settle(); flying.length > 0; await settle()) {
      expect(count('a')).toBeLessThanOrEqual(20)
      flying[0]?.end()
      sent++
    }
    expect(sent).toBe(75)
    expect(lane.inFlight()).toBe(0)
  })

  test('sends two at a time to one that fails or is not known yet', async () => {
    const { lane, count, settle } = laneOver({ a: 9, b: 9 }, { paces: { a: 'failing', b: 'unknown' } })
    lane.wake(['a', 'b'])
    await settle()
    expect([count('a'), count('b')]).toEqual([2, 2])
  })

  test('sends twenty at a time to one that is slow, and has none more of it at hand', async () => {
    const { lane, count, settle, claims, endAll } = laneOver({ a: 75 }, { paces: { a: 'slow' } })
    lane.wake(['a'])
    await settle()
    expect(count('a')).toBe(20)
    expect(claims).toEqual([[{ webhookId: 'a', slots: 20 }]])
    await endAll()
  })

  test('keeps half of its room from those that are not known to be swift', async () => {
    const dead = Array.from({ length: 40 }, (_, number) => `dead${number}`)
    const paces = Object.fromEntries(dead.map((id) => [id, 'failing' as const]))
    const queues = Object.fromEntries([...dead, 'sound'].map((id) => [id, 1_000]))
    const { lane, count, settle, flying } = laneOver(queues, { most: 32, paces })
    lane.wake([...dead, 'sound'])
    await settle()
    expect(count('sound')).toBe(16)
    expect(flying).toHaveLength(32)
    // The dead hold on to theirs for ever; the sound one's are its own again and again.
    for (let rounds = 0; rounds < 5; rounds++) {
      for (const item of flying.filter(({ webhookId }) => webhookId === 'sound')) item.end()
      await settle()
      expect(count('sound')).toBe(16)
    }
    expect(queues.sound).toBe(1_000 - 16 * 6)
  })

  test('lets each have its turn when there are more than it has room for', async () => {
    const many = Array.from({ length: 30 }, (_, number) => `hook${number}`)
    const { lane, settle, flying } = laneOver(Object.fromEntries(many.map((id) => [id, 500])), { most: 40 })
    lane.wake(many)
    const seen = new Set<string>()
    for (let rounds = 0; rounds < 30 && seen.size < 30; rounds++) {
      await settle()
      for (const item of flying.slice()) {
        seen.add(item.webhookId)
        item.end()
      }
    }
    expect(seen.size).toBe(30)
  })

  test('does not forget who woke it during a claim', async () => {
    const queues: Record<string, number> = { a: 1 }
    const { lane, state, settle, count } = laneOver(queues)
    state.onClaim = async () => {
      state.onClaim = async () => {}
      queues.a = 1
      lane.wake(['a'])
    }
    lane.wake(['a'])
    await settle()
    expect(count('a')).toBe(2)
  })

  test('goes on after a claim that failed, when it is woken again', async () => {
    const { lane, state, errors, settle, count } = laneOver({ a: 1 })
    state.failing = new Error('away')
    lane.wake(['a'])
    await settle()
    expect(errors).toEqual([state.failing])
    expect(lane.inFlight()).toBe(0)
    state.failing = null
    lane.wake(['a'])
    await settle()
    expect(count('a')).toBe(1)
  })

  test('asks nothing when nobody wakes it', async () => {
    const { lane, claims, settle, endAll } = laneOver({ a: 1 })
    lane.wake(['a'])
    await settle()
    await endAll()
    const asked = claims.length
    await settle()
    expect(claims).toHaveLength(asked)
  })

  test('waits for no outcome to be written, until as many are written as there is room for', async () => {
    const { lane, state, settle, flying, count } = laneOver({ a: 500 }, { most: 30 })
    const written: (() => void)[] = []
    state.write = () => new Promise((resolve) => void written.push(resolve))
    lane.wake(['a'])
    let sent = 0
    for (await settle(); flying.length > 0; await settle()) {
      flying[0]?.end()
      sent++
    }
    expect(sent).toBeGreaterThan(30)
    expect(sent).toBeLessThanOrEqual(2 * 30 + 20)
    expect(lane.inFlight()).toBe(sent)
    for (const done of written) done()
    await settle()
    expect(count('a')).toBe(20)
  })

  test('has twenty more of a swift receiver at hand, unless others wait for room', async () => {
    const { lane, settle, count } = laneOver({ a: 500, b: 500 }, { most: 40 })
    lane.wake(['a'])
    await settle()
    expect([count('a'), lane.inFlight()]).toEqual([20, 40])
    lane.wake(['b'])
    await settle()
    expect([count('a'), count('b'), lane.inFlight()]).toEqual([20, 20, 60])
  })

  test('gives back what it has at hand of a receiver that is swift no more', async () => {
    const paces: Record<string, Pace> = {}
    const queues = { a: 100 }
    const { lane, settle, flying, count } = laneOver(queues, { paces })
    lane.wake(['a'])
    await settle()
    paces.a = 'failing'
    for (const item of flying.slice(0, 19)) item.end()
    await settle()
    expect(count('a')).toBe(2)
    expect(lane.inFlight()).toBe(2)
    expect(queues.a).toBe(79)
  })

  test('when stopped takes nothing more, and is done when all that it took is', async () => {
    const queues = { a: 100 }
    const { lane, settle, flying, endAll } = laneOver(queues)
    lane.wake(['a'])
    await settle()
    let stopped = false
    const stopping = lane.stop().then(() => (stopped = true))
    flying[0]?.end()
    await settle()
    expect(flying).toHaveLength(19)
    expect(stopped).toBe(false)
    await endAll()
    await stopping
    expect(lane.inFlight()).toBe(0)
    expect(queues.a).toBe(80)
  })
})
