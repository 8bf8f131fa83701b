import { expect, test } from 'vitest'
import { errorGroups } from './error-groups.ts'

const counted = (error: string, call: string, requests: number, hour: string) => ({
  error,
  call,
  requests,
  last_at: `2026-11-20T${hour}:00:00.000Z`,
})

test('errors are added up over calls, most frequent first, each with its calls', () => {
  const groups = errorGroups([
    counted('RATE_LIMITED', '/rate/v2', 6, '01'),
    counted('VALIDATION_FAILED', '/order/send/v2', 5, '02'),
    counted('VALIDATION_FAILED', '/rate/v2', 7, '01'),
  ])
  expect(groups.map(({ error, requests, share }) => [error, requests, share])).toEqual([
    ['VALIDATION_FAILED', 12, 1],
    ['RATE_LIMITED', 6, 0.5],
  ])
  expect(groups[0]!.calls.map(({ call }) => call)).toEqual(['/rate/v2', '/order/send/v2'])
  expect(groups[0]!.lastAt).toBe('2026-11-20T02:00:00.000Z')
})

test('without errors there are no groups', () => {
  expect(errorGroups([])).toEqual([])
})
