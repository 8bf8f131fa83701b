import { expect, test } from 'vitest'
import { errorCatalogue } from '@edis/contract/errors/error-catalogue'
import { errorGroups, ourErrors } from './error-groups.ts'

const counted = (error: string, call: string, requests: number, hour: string) => ({
  error,
  field: null,
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

test('an error of one field is another group than that of another', () => {
  const one = counted('FIELD_REQUIRED', '/rate/v2', 2, '01')
  const groups = errorGroups([one, { ...one, field: 'items', requests: 3 }, { ...one, field: 'items', call: '/sla' }])
  expect(groups.map(({ field, requests }) => [field, requests])).toEqual([
    ['items', 5],
    [null, 2],
  ])
})

test('without errors there are no groups', () => {
  expect(errorGroups([])).toEqual([])
})

test('errors of status 5xx are EDIS’s own', () => {
  const ours = Object.entries(errorCatalogue).filter(([, { status }]) => status >= 500)
  expect([...ourErrors].toSorted()).toEqual(ours.map(([error]) => error).toSorted())
  expect(errorGroups([counted('INTERNAL_ERROR', '/sla', 1, '01')])[0]?.isOurs).toBe(true)
  expect(errorGroups([counted('RATE_LIMITED', '/sla', 1, '01')])[0]?.isOurs).toBe(false)
})
