import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHostPace } from './host-pace.ts'

/** Endless queues of webhooks: each claim gives all that is asked for. */
function paceOver(perSecond: number) {
  const clock = { now: 0 }
  const pace = createHostPace({ perSecond, now: () => clock.now })
  const claim = (partnerId: string, host: string, webhookId: string, slots: number) =>
    pace.claim([{ webhookId, slots }], async (allowed) =>
      allowed.flatMap((one) =>
        Array.from({ length: one.slots }, () => ({
          webhookId: one.webhookId,
          partnerId,
          url: `https://${host}/${webhookId}`,
        })),
      ),
    )
  return { clock, claim, pace }
}

test('a second’s worth passes at once, then no more than the pace', async () => {
  const { clock, claim } = paceOver(10)
  expect((await claim('p1', 'shop.test', 'w1', 2)).items).toHaveLength(2)
  const first = await claim('p1', 'shop.test', 'w1', 20)
  expect(first.items).toHaveLength(8)
  expect(first.resting).toEqual(['w1'])
  expect((await claim('p1', 'shop.test', 'w1', 20)).items).toHaveLength(0)
  clock.now += 500
  expect((await claim('p1', 'shop.test', 'w1', 20)).items).toHaveLength(5)
})

test('webhooks of a partner share a host’s pace; other hosts and other partners have their own', async () => {
  const { claim } = paceOver(10)
  for (const webhook of ['w1', 'w2']) await claim('p1', 'shop.test', webhook, 2)
  expect((await claim('p1', 'shop.test', 'w1', 4)).items).toHaveLength(4)
  expect((await claim('p1', 'shop.test', 'w2', 4)).items).toHaveLength(2)
  expect((await claim('p1', 'other.test', 'w3', 10)).items).toHaveLength(10)
  expect((await claim('p2', 'shop.test', 'w4', 10)).items).toHaveLength(10)
})

test('what a claim did not find, or that failed, costs nothing', async () => {
  const { claim, pace } = paceOver(10)
  await claim('p1', 'shop.test', 'w1', 1)
  await pace.claim([{ webhookId: 'w1', slots: 9 }], async () => [])
  await expect(
    pace.claim([{ webhookId: 'w1', slots: 9 }], async () => {
      throw new Error('no database')
    }),
  ).rejects.toThrow('no database')
  expect((await claim('p1', 'shop.test', 'w1', 20)).items).toHaveLength(9)
})

test('over any time, no more than the burst and the pace begin to one host', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 50 }),
      fc.array(
        fc.record({
          wait: fc.integer({ min: 0, max: 3_000 }),
          webhook: fc.integer({ min: 0, max: 3 }),
          slots: fc.integer({ min: 1, max: 40 }),
        }),
        { maxLength: 40 },
      ),
      async (perSecond, steps) => {
        const { clock, claim } = paceOver(perSecond)
        // A host that is not known yet costs what its first claim asks for.
        for (const webhook of [0, 1, 2, 3]) await claim('p1', 'shop.test', `w${webhook}`, 1)
        let begun = 4
        for (const { wait, webhook, slots } of steps) {
          clock.now += wait
          begun += (await claim('p1', 'shop.test', `w${webhook}`, slots)).items.length
          expect(begun).toBeLessThanOrEqual(Math.max(4, perSecond + (clock.now / 1_000) * perSecond))
        }
      },
    ),
  )
})
