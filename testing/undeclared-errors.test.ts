import { expect, test } from 'vitest'
import type { ErrorCode } from '@edis/contract/errors/error-catalogue'
import { undeclaredErrors, undocumentedDetails } from './undeclared-errors.ts'

const failure = (error: ErrorCode, ...fields: ErrorCode[]) => ({
  code: 422,
  error,
  message: '',
  doc_url: '',
  request_id: '',
  errors: fields.map((of) => ({ field: 'a', error: of, message: '' })),
})

test('an error is undeclared when neither the call nor its access has it', () => {
  expect(undeclaredErrors('GET', '/region', failure('VALIDATION_FAILED', 'REGION_NOT_FOUND'))).toEqual([])
  expect(undeclaredErrors('GET', '/region', failure('ORDER_NOT_FOUND'))).toEqual(['ORDER_NOT_FOUND'])
  expect(undeclaredErrors('GET', '/region', failure('VALIDATION_FAILED', 'PHONE_INVALID'))).toEqual(['PHONE_INVALID'])
  expect(undeclaredErrors('POST', '/webhooks/list', failure('IP_INVALID'))).toEqual(['IP_INVALID'])
  expect(undeclaredErrors('POST', '/nothing', failure('NOT_FOUND'))).toEqual([])
})

test('a field may have the code of the whole answer', () => {
  expect(undeclaredErrors('POST', '/cs/create', failure('CS_DUPLICATE', 'CS_DUPLICATE'))).toEqual([])
  expect(undeclaredErrors('POST', '/cs/create', failure('VALIDATION_FAILED', 'CS_DUPLICATE'))).toEqual(['CS_DUPLICATE'])
})

test('a detail is undocumented when its error does not list it, or lists it as another kind', () => {
  const duplicate = failure('ORDER_DUPLICATE')
  expect(undocumentedDetails({ ...duplicate, details: { order_id: 'ord_1' } })).toEqual([])
  expect(undocumentedDetails({ ...duplicate, details: { order: 'ord_1' } })).toEqual(['ORDER_DUPLICATE.details.order'])
  expect(undocumentedDetails({ ...duplicate, details: { order_id: 1 } })).toEqual(['ORDER_DUPLICATE.details.order_id'])
  const errors = [{ field: 'items', error: 'WEIGHT_OVER_LIMIT' as const, message: '', details: { value: 1, cm: 2 } }]
  expect(undocumentedDetails({ ...duplicate, errors })).toEqual(['WEIGHT_OVER_LIMIT.details.cm'])
})
