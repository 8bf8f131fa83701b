import { expect, test } from 'vitest'
import { endpointHint } from './endpoint-hints.ts'

test.each([
  [401, 'STATUS', /401: usually the wrong secret/, true],
  [403, 'STATUS', /403: usually the wrong secret/, true],
  [404, 'STATUS', /path/, false],
  [405, 'STATUS', /POST/, false],
  [422, 'STATUS', /reject/, false],
  [429, 'STATUS', /slow/, false],
  [503, 'STATUS', /503/, false],
  [null, 'TIMEOUT', /background/, false],
  [308, 'REDIRECT', /final URL/, false],
] as const)('%s with %s leads to what most often lies behind it', (status, fault, words, signature) => {
  const hint = endpointHint(status, fault)
  expect(hint?.text).toMatch(words)
  expect(hint?.signature).toBe(signature)
})

test('where nothing can be guessed, nothing is', () => {
  expect(endpointHint(200, null)).toBeNull()
  expect(endpointHint(null, 'CERTIFICATE')).toBeNull()
})
