import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heldEntries } from './held-entries.ts'

const entry = (partnerId: string, bytes: number) => ({
  partnerId,
  json: Buffer.alloc(bytes),
  failures: 0,
  failedAfter: -1,
})
const everything = { entries: Infinity, bytes: Infinity }

test('entries leave in the order in which they came, a batch at a time', () => {
  const held = heldEntries(1_000_000)
  const entries = Array.from({ length: 5 }, () => entry('prt_1', 100))
  for (const each of entries) held.add(each)
  expect(held.take({ entries: 2, bytes: Infinity })).toEqual(entries.slice(0, 2))
  held.putBack(entries.slice(0, 2))
  expect(held.take({ entries: 10, bytes: 500 })).toHaveLength(2)
  expect(held.take({ entries: 10, bytes: 1 })).toHaveLength(1)
  expect(held.isEmpty()).toBe(false)
})

test('who holds most loses its newest; who holds little loses nothing', () => {
  const held = heldEntries(100_000)
  let dropped = 0
  for (let i = 0; i < 100; i++) dropped += held.add(entry('prt_loud', 5_000))
  for (let i = 0; i < 100; i++) expect(held.add(entry('prt_quiet', 10))).toBeGreaterThanOrEqual(0)
  const left = held.take(everything)
  expect(left.filter(({ partnerId }) => partnerId === 'prt_quiet')).toHaveLength(100)
  expect(left.filter(({ partnerId }) => partnerId === 'prt_loud').length).toBeGreaterThan(10)
  expect(dropped).toBeGreaterThan(80)
})

test('whatever comes, is taken, put back and written, no more is held than may be, and all that was dropped is told', () => {
  const most = 50_000
  const step = fc.oneof(
    fc.record({ add: fc.constantFrom('prt_1', 'prt_2', 'prt_3'), bytes: fc.integer({ min: 0, max: 20_000 }) }),
    fc.record({ take: fc.integer({ min: 1, max: 9 }), written: fc.boolean() }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const held = heldEntries(most)
      let [added, dropped, written] = [0, 0, 0]
      for (const each of steps) {
        if ('add' in each) {
          added++
          dropped += held.add(entry(each.add, each.bytes))
        } else {
          const taken = held.take({ entries: each.take, bytes: Infinity })
          if (each.written) {
            held.release(taken)
            written += taken.length
          } else held.putBack(taken)
        }
        const all = held.take(everything)
        expect(all.reduce((sum, { json }) => sum + json.length, 0)).toBeLessThanOrEqual(most)
        expect(all.length).toBe(added - dropped - written)
        held.putBack(all)
      }
    }),
  )
})
