import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countsAudited, judgeCounts, shortOf, type StockCount, type StockPlace } from './stock-counts.ts'

const now = new Date('2026-11-22T08:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const count = (onHand: number, asOf = now): StockCount => ({
  partnerId: null,
  sku: 'KOPI',
  warehouseId: 'whs_1',
  onHand,
  asOf,
})
const place = (changes: Partial<StockPlace> = {}): StockPlace => ({
  productId: 'prd_1',
  warehouseId: 'whs_1',
  asOf: minutesAgo(60),
  onHand: null,
  reserved: 0,
  ...changes,
})
const outcomes = (counts: StockCount[], places: StockPlace[]) =>
  judgeCounts(counts, places, now).map(({ outcome }) => outcome)

describe('a count', () => {
  test.each([
    ['later than the one that is kept', {}, now, 'applied'],
    ['of the same moment', { asOf: now }, now, 'applied'],
    ['older than the one that is kept', { asOf: now }, minutesAgo(1), 'stale'],
    ['where nothing was counted yet', { asOf: null }, minutesAgo(10_000), 'applied'],
    ['by a clock that is a little fast', {}, minutesAgo(-5), 'applied'],
    ['of a moment to come', {}, minutesAgo(-6), 'in_future'],
    ['of no product', { productId: null }, now, 'unknown_sku'],
    ['of no warehouse', { productId: null, warehouseId: null }, now, 'unknown_warehouse'],
  ] as const)('%s', (_, kept, asOf, outcome) => {
    expect(outcomes([count(5, asOf)], [place(kept)])).toEqual([outcome])
  })

  test('below what orders hold is taken, and says by how much it is short', () => {
    const judged = judgeCounts(
      [count(5), count(20)],
      [place({ reserved: 12, onHand: 30 }), place({ reserved: 12, onHand: 30 })],
      now,
    )
    expect(judged).toEqual([
      { outcome: 'applied', short: 7, onHandBefore: 30 },
      { outcome: 'applied', short: 0, onHandBefore: 30 },
    ])
  })

  test('that can’t be taken stops no other', () => {
    const counts = [count(1), count(2, minutesAgo(90)), count(3)]
    const places = [place({ productId: null }), place({ productId: 'prd_2' }), place({ productId: 'prd_3' })]
    expect(outcomes(counts, places)).toEqual(['unknown_sku', 'stale', 'applied'])
  })
})

test('of counts of one place each is judged by those before it', () => {
  const counts = [count(500, minutesAgo(2)), count(7, minutesAgo(3)), count(8, minutesAgo(1)), count(9, minutesAgo(1))]
  expect(
    outcomes(
      counts,
      counts.map(() => place()),
    ),
  ).toEqual(['applied', 'stale', 'applied', 'applied'])
})

test('whatever comes in whatever order, the count that is kept is never older than one that was applied or kept before', () => {
  const ages = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(ages, fc.option(fc.integer({ min: 0, max: 20 })), (minutes, keptAge) => {
      const counts = minutes.map((age) => count(age, minutesAgo(age)))
      const kept = place({ asOf: keptAge === null ? null : minutesAgo(keptAge) })
      let latest = kept.asOf?.getTime() ?? 0
      for (const [index, outcome] of outcomes(
        counts,
        counts.map(() => kept),
      ).entries()) {
        const asOf = counts[index]?.asOf.getTime() ?? 0
        expect(outcome).toBe(asOf < latest ? 'stale' : 'applied')
        latest = Math.max(latest, asOf)
      }
    }),
  )
})

test('one SKU of two owners is two places, in the audit log and in what staff are told', () => {
  const counts = [count(3), { ...count(4), partnerId: 'prt_1' }]
  const results = [
    { outcome: 'applied', short: 2, onHandBefore: 9 },
    { outcome: 'applied', short: 1, onHandBefore: null },
  ] as const
  expect(countsAudited(counts, results, 'development')).toMatchObject({
    target: null,
    before: { 'whs_1 KOPI': 9, 'whs_1 KOPI prt_1': null },
    after: { 'whs_1 KOPI': 3, 'whs_1 KOPI prt_1': 4, counts_applied: 2 },
  })
  expect(countsAudited(counts.slice(0, 1), results, 'development')).toMatchObject({ target: 'whs_1 KOPI' })
  expect(shortOf(counts, results)).toEqual([
    { place: 'whs_1 KOPI', short: 2 },
    { place: 'whs_1 KOPI prt_1', short: 1 },
  ])
})
