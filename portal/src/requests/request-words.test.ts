import { expect, test } from 'vitest'
import { durationWords, isSlow, missingBody, senderOf } from './request-words.ts'

test.each([
  [0.84, '0.8 ms'],
  [9, '9.0 ms'],
  [9.96, '10 ms'],
  [84.4, '84 ms'],
  [1240, '1.2 s'],
])('%d ms reads %s', (ms, words) => {
  expect(durationWords(ms)).toBe(words)
})

test('half a second is slow', () => {
  expect(isSlow(499)).toBe(false)
  expect(isSlow(500)).toBe(true)
})

const sent = { from_portal: false, from_assistant: false, user_agent: null }
test.each([
  [{ from_portal: true, user_agent: 'Mozilla/5.0' }, 'Portal'],
  [{ from_assistant: true, user_agent: 'claude/1.0' }, 'AI assistant'],
  [{ user_agent: 'python-requests/2.32.3' }, 'python-requests'],
  [{ user_agent: 'edis-node/1.2 (linux)' }, 'edis-node'],
  [{ user_agent: 'Mozilla/5.0 (X11; Linux)' }, 'Browser'],
  [{ user_agent: '' }, null],
  [{}, null],
])('%o was sent by %s', (request, sender) => {
  expect(senderOf({ ...sent, ...request })).toBe(sender)
})

test('a request that was refused before its body was read is not said to have had none', () => {
  expect(missingBody({ method: 'POST', error: 'RATE_LIMITED' })).toContain('wasn’t read')
  expect(missingBody({ method: 'POST', error: 'MEDIA_TYPE_UNSUPPORTED' })).toContain('wasn’t read')
  expect(missingBody({ method: 'POST', error: 'VALIDATION_FAILED' })).toBe('Sent without a body.')
  expect(missingBody({ method: 'GET', error: 'AUTH_TOKEN_EXPIRED' })).toBe('Sent without a body.')
})
