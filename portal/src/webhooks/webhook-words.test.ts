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
  expect(eventWords('order.created,order.delivered')).toBe('order.created, order.delivered')
  expect(eventWords('order.created,order.delivered,order.lost')).toBe('3 events')
})

test('a webhook’s state is one word, red only when something is wrong, and says why it is off', () => {
  expect(statusWords(webhook('a', '*'))).toEqual({ word: 'Active', tone: 'live' })
  const { health } = webhook('a', '*')
  const failing = { health: { ...health, failing_since: '2026-11-20T00:00:00.000Z' } }
  expect(statusWords(webhook('a', '*', failing))).toEqual({ word: 'Failing', tone: 'bad' })
  expect(statusWords(webhook('a', '*', { status: 'disabled', disabled_reason: 'paused' })).tone).toBe('plain')
  expect(statusWords(webhook('a', '*', { status: 'disabled', disabled_reason: 'failing' }))).toMatchObject({
    word: 'Disabled',
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

test('several events are received on when the other webhooks receive each of them', () => {
  const one = webhook('a', 'order.created,order.delivered')
  const created = webhook('b', 'order.created')
  expect(deletionWords(one, [one, created])).toContain('No other active webhook')
  expect(deletionWords(one, [one, created, webhook('c', 'order.delivered')])).toContain('Another active webhook')
  expect(deletionWords(webhook('d', '*'), [one, created])).toContain('No other active webhook')
})
