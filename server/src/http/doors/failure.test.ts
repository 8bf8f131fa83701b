import { expect, test } from 'vitest'
import { preferredLanguage } from './failure.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['id', 'id'],
  ['id-ID,id;q=0.9,en;q=0.8', 'id'],
  ['en-GB,id;q=0.9', 'en'],
  ['en;q=0.2, id;q=0.3', 'id'],
  ['fr, de;q=0.5', 'en'],
  ['id;q=0', 'en'],
  ['ID-id', 'id'],
  ['id;q=0.5, *;q=0.1', 'id'],
  ['id;q=0.1, *;q=0.5', 'en'],
  ['idx, jv', 'en'],
  [`${'x,'.repeat(10_000)}id`, 'en'],
])('Accept-Language %s prefers %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
