import { expect, test } from 'vitest'
import { createdWords, usedWords } from './token-words.ts'

const token = {
  id: 'tok_1',
  created_at: '2026-11-20T02:14:00.000Z',
  expired: '2026-11-21T02:14:00.000Z',
  last_used_at: null,
  address: null,
  key: 'Partner key',
  scope: 'all',
  made_by: null,
} as const
const now = Date.parse('2026-11-20T03:00:00Z')

test.each([
  [null, /2026, \d\d:\d\d \S+$/],
  ['api', /by your software$/],
  ['portal', /in the portal$/],
] as const)('a token made by %s says when and by what it was made', (made_by, words) => {
  expect(createdWords({ ...token, made_by })).toMatch(words)
})

test('it says when and from where it was last used, and that it has to be refreshed', () => {
  expect(usedWords(token, now)).toBe('Never used')
  const used = { ...token, last_used_at: '2026-11-20T02:59:00.000Z', address: '203.0.113.7' }
  expect(usedWords(used, now)).toMatch(/^Last used 20 Nov 2026, .* from 203\.0\.113\.7$/)
  expect(usedWords(used, Date.parse('2026-11-22T00:00:00Z'))).toContain('Expired, can be refreshed')
})
