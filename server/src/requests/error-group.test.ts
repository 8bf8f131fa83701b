import { expect, test } from 'vitest'
import { errorGroup, groupOf } from './error-group.ts'

const faults = (field: string, error: string) => [
  { field, error },
  { field: 'recipient.name', error: 'FIELD_REQUIRED' },
]

test('failures are counted by their first field error, whatever item it is of', () => {
  const group = errorGroup('/order/send/v2', faults('items[17].weight_g', 'WEIGHT_INVALID'))
  expect(groupOf(group ?? '')).toEqual({ error: 'WEIGHT_INVALID', field: 'items[].weight_g' })
  expect(groupOf('RATE_LIMITED')).toEqual({ error: 'RATE_LIMITED', field: null })
  expect(errorGroup('/order/send/v2', [])).toBeNull()
})

test('fields that somebody made up are counted as one, whatever their names', () => {
  for (const field of ['colour', 'metadata.x', '__proto__', 'constructor', 'recipient.phone recipient.phone'])
    expect(errorGroup('/order/send/v2', faults(field, 'FIELD_UNKNOWN'))).toBe('FIELD_UNKNOWN')
  expect(errorGroup('/no/such/path', faults('recipient.phone', 'PHONE_INVALID'))).toBe('PHONE_INVALID')
})
