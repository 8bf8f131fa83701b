import { expect, test } from 'vitest'
import { originCache } from './origin-cache.ts'

function counted({ mostOrigins = 2, mostLines = 1_000 } = {}) {
  const loads: string[] = []
  const cache = originCache(
    async (origin) => {
      loads.push(origin)
      if (origin === 'broken') throw new Error('no answer')
      return { origin, count: origin === 'large' ? 900 : 100 }
    },
    { mostOrigins, mostLines },
  )
  return { cache, loads }
}

test('uses that meet share one load', async () => {
  const { cache, loads } = counted()
  await Promise.all([cache.load('a'), cache.load('a'), cache.load('a')])
  expect(loads).toEqual(['a'])
  expect(cache.get('a')).toMatchObject({ origin: 'a' })
})

test('the one used longest ago goes first', async () => {
  const { cache } = counted()
  await cache.load('a')
  await cache.load('b')
  cache.get('a')
  await cache.load('c')
  expect(cache.origins()).toEqual(['a', 'c'])
  expect(cache.get('b')).toBeUndefined()
})

test('lines are bounded too; an origin above the bound alone is kept until the next', async () => {
  const { cache } = counted({ mostOrigins: 64, mostLines: 800 })
  await cache.load('a')
  await cache.load('large')
  expect(cache.origins()).toEqual(['large'])
  await cache.load('a')
  expect(cache.origins()).toEqual(['a'])
})

test('a load that failed is tried again', async () => {
  const { cache, loads } = counted()
  await expect(cache.load('broken')).rejects.toThrow('no answer')
  await expect(cache.load('broken')).rejects.toThrow('no answer')
  expect(loads).toHaveLength(2)
})
