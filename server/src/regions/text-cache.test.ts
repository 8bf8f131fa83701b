import { expect, test } from 'vitest'
import { textCache } from './text-cache.ts'

test('what was used last stays, up to the sum of characters', () => {
  const cache = textCache(12)
  for (const key of ['a', 'b', 'c']) cache.keep(key, 'xyz')
  expect(cache.get('a')).toBe('xyz')
  cache.keep('d', 'xyz')
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['xyz', undefined, 'xyz', 'xyz'])
})

test('a text longer than all is given back and not kept', () => {
  const cache = textCache(3)
  expect(cache.keep('a', 'long text')).toBe('long text')
  expect(cache.get('a')).toBeUndefined()
})
