import { expect, test } from 'vitest'
import { boundedCache } from './bounded-cache.ts'

function counted({ most = 2, maxCount = 1_000 } = {}) {
  const reads: string[] = []
  const cache = boundedCache<{ key: string; count: number }>({ most, maxCount })
  const read = (key: string) =>
    cache.read(key, async () => {
      reads.push(key)
      if (key === 'broken') throw new Error('no answer')
      return { key, count: key === 'large' ? 900 : 100 }
    })
  return { cache, read, reads }
}

test('uses that meet share one read', async () => {
  const { cache, read, reads } = counted()
  await Promise.all([read('a'), read('a'), read('a')])
  expect(reads).toEqual(['a'])
  expect(cache.get('a')).toMatchObject({ key: 'a' })
})

test('the one used longest ago goes first', async () => {
  const { cache, read } = counted()
  await read('a')
  await read('b')
  cache.get('a')
  await read('c')
  expect(cache.keys()).toEqual(['a', 'c'])
  expect(cache.get('b')).toBeUndefined()
})

test('what they count is bounded too; one above the bound alone is kept until the next', async () => {
  const { cache, read } = counted({ most: 64, maxCount: 800 })
  await read('a')
  await read('large')
  expect(cache.keys()).toEqual(['large'])
  await read('a')
  expect(cache.keys()).toEqual(['a'])
})

test('a read that failed is tried again', async () => {
  const { read, reads } = counted()
  await expect(read('broken')).rejects.toThrow('no answer')
  await expect(read('broken')).rejects.toThrow('no answer')
  expect(reads).toHaveLength(2)
})
