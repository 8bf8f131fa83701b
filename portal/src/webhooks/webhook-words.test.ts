import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { expect, test } from 'vitest'
import { eventWords } from '../event-words.ts'
import { deletionWords } from './dialogs/deletion-words.ts'
import { statusWords } from './webhook-words.ts'

const webhook = (id: string, event: string, more: Partial<Webhook> = {}): Webhook => ({
  id,
  event,
  url: `https://hooks.tokosenja.id/${id}`,
  status: 'active',
  disabled_reason: null,
  previous_secret_expires: null,
  created_at: '2026-11-04T00:00:00.000Z',
  last_delivery: null,
  health: { last_success_at: null, failing_since: null, hours: [], waiting: 0, replayable: 0 },
  replay: null,
  ...more,
})

test('the star reads as all events', () => {
  expect(eventWords('*')).toBe('all events')
  expect(eventWords('order.delivered')).toBe('order.delivered')
})

test('a webhook that is off says why, and red only when something is wrong', () => {
  expect(statusWords(webhook('a', '*'))).toEqual({ word: 'Active', tone: 'live' })
  expect(statusWords(webhook('a', '*', { status: 'disabled', disabled_reason: 'paused' })).tone).toBe('plain')
  expect(statusWords(webhook('a', '*', { status: 'disabled', disabled_reason: 'failing' }))).toMatchObject({
    word: 'Disabled: failing',
    tone: 'bad',
  })
})

test('deleting the only receiver of an event says that nothing else will tell', () => {
  const last = webhook('a', 'order.delivered')
  expect(deletionWords(last, [last])).toContain('No other active webhook receives order.delivered')
  const paused = webhook('b', '*', { status: 'disabled', disabled_reason: 'paused' })
  expect(deletionWords(last, [last, paused])).toContain('No other active webhook')
})

test('deleting one of several says that the others go on', () => {
  const one = webhook('a', 'order.delivered')
  expect(deletionWords(one, [one, webhook('b', '*')])).toContain(
    'Another active webhook still receives order.delivered',
  )
})
