import { expect, test } from 'vitest'
import { originCache } from './origin-cache.ts'

function counted({ maxOrigins = 2, maxLines = 1_000 } = {}) {
  const loads: string[] = []
  const cache = originCache(
    async (_card, origin) => {
      loads.push(origin)
      if (origin === 'broken') throw new Error('no answer')
      return { origin, count: origin === 'large' ? 900 : 100 }
    },
    { maxOrigins, maxLines },
  )
  return { cache, loads }
}

test('uses that meet share one load', async () => {
  const { cache, loads } = counted()
  await Promise.all([cache.load(1, 'a'), cache.load(1, 'a'), cache.load(1, 'a')])
  expect(loads).toEqual(['a'])
  expect(cache.get(1, 'a')).toMatchObject({ origin: 'a' })
})

test('the one used longest ago goes first', async () => {
  const { cache } = counted()
  await cache.load(1, 'a')
  await cache.load(1, 'b')
  cache.get(1, 'a')
  await cache.load(1, 'c')
  expect(cache.origins()).toEqual(['1 a', '1 c'])
  expect(cache.get(1, 'b')).toBeUndefined()
})

test('lines are bounded too; an origin above the bound alone is kept until the next', async () => {
  const { cache } = counted({ maxOrigins: 64, maxLines: 800 })
  await cache.load(1, 'a')
  await cache.load(1, 'large')
  expect(cache.origins()).toEqual(['1 large'])
  await cache.load(1, 'a')
  expect(cache.origins()).toEqual(['1 a'])
})

test('an origin of another card is another', async () => {
  const { cache, loads } = counted()
  await cache.load(1, 'a')
  expect(cache.get(2, 'a')).toBeUndefined()
  await cache.load(2, 'a')
  expect(loads).toEqual(['a', 'a'])
  expect(cache.origins()).toEqual(['1 a', '2 a'])
})

test('a load that failed is tried again', async () => {
  const { cache, loads } = counted()
  await expect(cache.load(1, 'broken')).rejects.toThrow('no answer')
  await expect(cache.load(1, 'broken')).rejects.toThrow('no answer')
  expect(loads).toHaveLength(2)
})
