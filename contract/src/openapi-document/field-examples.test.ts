import { expect, test } from 'vitest'
import { openApiCalls } from '../calls/open-api-calls.ts'
import { fieldDetails } from './field-examples.ts'

const detailsOf = (path: string, field: string, error: Parameters<typeof fieldDetails>[1]['error']) => {
  const call = openApiCalls.find((one) => one.path === path)
  if (!call) throw new Error(path)
  return fieldDetails(call, { field, error })
}

test.each([
  ['/auth/refresh', 'tokens', 'FIELD_UNKNOWN', { nearest: 'token' }],
  ['/auth/refresh', 'token', 'FIELD_REQUIRED', undefined],
  ['/order/track', 'order_id', 'FIELD_REQUIRED', { one_of: ['order_id', 'partner_order_id', 'awb'] }],
  ['/rate/v2', 'warehouse_id', 'FIELD_REQUIRED', { one_of: ['warehouse_id', 'origin_district'] }],
  [
    '/order/send/v2',
    'payment_method',
    'FIELD_INVALID',
    { value: 'PREPAIDs', allowed: ['PREPAID', 'COD'], nearest: 'PREPAID' },
  ],
  ['/order/send/v2', 'items[0].qty', 'FIELD_INVALID', { value: 10_001, maximum: 10_000 }],
  ['/product/list', 'search', 'FIELD_INVALID', { length: 101, max_length: 100 }],
  ['/sla', 'ready_at', 'FIELD_INVALID', { format: 'date-time' }],
  ['/order/send/v2', 'insurance', 'FIELD_INVALID', { type: 'boolean' }],
] as const)('%s: %s, %s has the details that its field has', (path, field, error, details) => {
  expect(detailsOf(path, field, error)).toEqual(details)
})
