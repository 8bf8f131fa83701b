import { type DeliveryFault, deliveryFaults, deliveryStates } from '@edis/contract/webhooks/deliveries'
import { expect, test } from 'vitest'
import { curlOf } from '../delivery/curl.ts'
import { responseWords, standstillWords, stateWords } from './delivery-words.ts'
import { messages } from './messages.en.ts'
import { pollEvery } from './polling.ts'

const now = Date.parse('2026-11-20T02:00:00Z')
const inSeconds = (seconds: number) => new Date(now + seconds * 1000).toISOString()

test('a pending delivery is queued or retrying, and every badge is a filter of that name', () => {
  expect(stateWords({ state: 'pending', attempts: 0 }).text).toBe('Queued')
  expect(stateWords({ state: 'pending', attempts: 3 }).text).toBe('Retrying')
  const badges = deliveryStates.flatMap((state) => [0, 1].map((attempts) => stateWords({ state, attempts }).text))
  expect([...new Set(badges)].toSorted()).toEqual(Object.values(messages.states).toSorted())
})

test('whatever stands still without having arrived says what to do', () => {
  const silent = deliveryStates.filter((state) => standstillWords(state) === null)
  expect(silent).toEqual(['pending', 'delivered'])
})

test.each([
  [200, null, '200', 'live'],
  [500, 'STATUS', '500', 'bad'],
  [429, 'STATUS', '429', 'dev'],
  [401, 'STATUS', '401', 'dev'],
  [503, 'STATUS', '503', 'bad'],
  [308, 'REDIRECT', '308 redirect', 'bad'],
  [null, 'TIMEOUT', 'timeout', 'bad'],
  [200, 'TIMEOUT', '200 timeout', 'bad'],
] as const)('an answer %s with %s reads %s', (http_status, fault, text, tone) => {
  expect(responseWords({ http_status, fault })).toEqual({ text, tone })
})

test('every fault has words, and before an attempt there are none', () => {
  for (const fault of Object.keys(deliveryFaults) as DeliveryFault[])
    expect(responseWords({ http_status: null, fault })?.text).toMatch(/\w/)
  expect(responseWords({ http_status: null, fault: null })).toBeNull()
})

test('the list is asked for often only while an attempt is running or at hand', () => {
  const delivery = (state: 'pending' | 'failed', next_attempt_at: string | null) => ({ state, next_attempt_at })
  const calm = pollEvery([delivery('failed', null), delivery('pending', inSeconds(3600))], now)
  expect(pollEvery([], now)).toBe(calm)
  expect(pollEvery([delivery('pending', null)], now)).toBeLessThan(calm)
  expect(pollEvery([delivery('pending', inSeconds(4))], now)).toBeLessThan(calm)
})

test('a line for the terminal is quoted so that no shell expands anything in it', () => {
  const body = '{"note":"it\'s $HOME `id`"}'
  expect(curlOf('https://hooks.tokosenja.id/a?b=c&d=$e', { 'webhook-id': 'evt_1' }, body)).toBe(
    [
      `curl -X POST 'https://hooks.tokosenja.id/a?b=c&d=$e'`,
      `-H 'webhook-id: evt_1'`,
      String.raw`--data-binary '{"note":"it'\''s $HOME \`id\`"}'`.replaceAll('\\`', '`'),
    ].join(' \\\n  '),
  )
})
