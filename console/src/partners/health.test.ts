import { expect, test } from 'vitest'
import { samplePartner } from '@edis/contract/operations/partner-fields'
import { healthOf, requestHealthOf, standingOf } from './health.ts'

const well = { ...samplePartner.health, error_rate: 0.01, rate_limited: 0, failing_webhooks: 0, disabled_webhooks: 0 }
const of = (changes: Partial<typeof well>) => healthOf({ status: 'active', health: { ...well, ...changes } })

test.each([
  [{}, 'good'],
  [{ calls: 0 }, 'quiet'],
  [{ rate_limited: 1 }, 'attention'],
  [{ error_rate: 0.05 }, 'attention'],
  [{ calls: 20, error_rate: 0.1 }, 'trouble'],
  [{ calls: 19, error_rate: 0.1 }, 'attention'],
  [{ rate_limited: 100 }, 'trouble'],
  [{ failing_webhooks: 1 }, 'trouble'],
  [{ disabled_webhooks: 1, calls: 0 }, 'trouble'],
] as const)('health of %j is %s', (changes, health) => expect(of(changes)).toBe(health))

test('whose webhooks fail has no failing requests by that', () => {
  const health = { ...well, failing_webhooks: 1 }
  expect([healthOf({ status: 'active', health }), requestHealthOf(health)]).toEqual(['trouble', 'good'])
})

test('a suspended partner is suspended whatever it did before, and says so', () => {
  expect(healthOf({ status: 'suspended', health: { ...well, failing_webhooks: 2 } })).toBe('suspended')
  expect(standingOf({ status: 'suspended', production: 'granted' })).toEqual({ tone: 'bad', words: 'Suspended' })
  expect(standingOf({ status: 'active', production: 'requested' }).tone).toBe('dev')
})
