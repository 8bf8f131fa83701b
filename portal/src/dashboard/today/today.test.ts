import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { expect, test } from 'vitest'
import { failuresMatter, reportMatter, reportProgress, tokenMatter, webhookMatter } from './today.ts'

const now = Date.parse('2026-11-20T02:00:00Z')
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000)

const entry = (status: 'untested' | 'passed' | 'failed', required = true) => ({ required, status, title: '' })

test('the report counts what is required alone', () => {
  expect(reportProgress([entry('passed'), entry('failed'), entry('untested'), entry('passed', false)])).toEqual({
    required: 3,
    passed: 1,
    failed: 1,
  })
  expect(reportMatter({ required: 3, passed: 1, failed: 1 })).toMatchObject({
    value: '1',
    of: 'of 3',
    bad: '1 failed',
    tone: 'bad',
  })
  expect(reportMatter({ required: 3, passed: 1, failed: 0 }).detail).toBe('2 checks left')
  expect(reportMatter({ required: 3, passed: 3, failed: 0 }).tone).toBe('live')
  expect(reportMatter({ required: 3, passed: 1, failed: 1 }, true)).toEqual({
    value: 'Live',
    detail: 'Production access granted',
    tone: 'live',
  })
})

test.each([
  [null, 'None yet', 'plain'],
  [inMinutes(-1), 'Expired', 'bad'],
  [inMinutes(38), 'Active', 'dev'],
  [inMinutes(300), 'Active', 'live'],
])('a token that ends at %s: %s', (expires, value, tone) => {
  expect(tokenMatter(expires, now)).toMatchObject({ value, tone })
})

const webhook = (more: Partial<Webhook>, health: Partial<Webhook['health']> = {}): Webhook => ({
  id: 'whk_1',
  event: '*',
  url: 'https://hooks.tokosenja.id/edis',
  status: 'active',
  disabled_reason: null,
  previous_secret_expires: null,
  created_at: '2026-11-04T00:00:00.000Z',
  last_delivery: null,
  health: { last_success_at: null, failing_since: null, hours: [], waiting: 0, replayable: 0, ...health },
  replay: null,
  ...more,
})

test('of webhooks the worst is said first', () => {
  const off = webhook({ status: 'disabled', disabled_reason: 'failing' })
  const failing = webhook({}, { failing_since: '2026-11-19T00:00:00.000Z', replayable: 3 })
  expect(webhookMatter([])).toMatchObject({ value: 'None yet', tone: 'plain' })
  expect(webhookMatter([failing, off])).toMatchObject({ value: '1 disabled', tone: 'bad' })
  expect(webhookMatter([failing, webhook({})])).toMatchObject({ value: '1 failing', tone: 'bad' })
  expect(webhookMatter([webhook({}, { replayable: 2 })])).toMatchObject({
    detail: '2 failed webhook deliveries can be replayed',
  })
  expect(webhookMatter([webhook({ status: 'disabled', disabled_reason: 'paused' })]).value).toBe('Paused')
  expect(webhookMatter([webhook({}), webhook({})])).toMatchObject({ value: '2 active', tone: 'live' })
})

test('one failed request in twenty is red, and more than before is said', () => {
  const total = { success: 1_901, client_errors: 90, server_errors: 9, p50_ms: 12, p95_ms: 80 }
  expect(failuresMatter({ total, before: { requests: 1_900, failures: 82 } }, '7d')).toEqual({
    value: '99',
    of: 'of 2,000 in 7 days',
    detail: '17 more than the previous period',
    tone: 'dev',
  })
  expect(
    failuresMatter(
      { total: { ...total, success: 1_900, server_errors: 10 }, before: { requests: 0, failures: 0 } },
      '24h',
    ),
  ).toMatchObject({
    detail: 'No requests in the previous period',
    tone: 'bad',
  })
  const none = { success: 0, client_errors: 0, server_errors: 0, p50_ms: null, p95_ms: null }
  expect(failuresMatter({ total: none, before: { requests: 0, failures: 0 } }, '24h').value).toBe('–')
})
