import { expect, test } from 'vitest'
import { CallFailed } from './call-failed.ts'
import { fieldError, formError, isNotGranted } from './failures.ts'

const refused = (error: 'VALIDATION_FAILED' | 'PRODUCTION_NOT_GRANTED' | 'WEBHOOK_DUPLICATE', field?: string) =>
  new CallFailed('Some fields are not valid.', {
    code: 422,
    error,
    message: 'Some fields are not valid.',
    ...(field && { errors: [{ field, error: 'WEBHOOK_URL_INVALID' as const, message: 'Not a URL.' }] }),
    doc_url: '',
    request_id: 'req_1',
  })

test('a failure that names a field stands at the field, not over the form', () => {
  const error = refused('VALIDATION_FAILED', 'url')
  expect(fieldError(error, 'url')).toBe('Not a URL.')
  expect(fieldError(error, 'event')).toBeUndefined()
  expect(formError(error, ['Not a URL.', undefined])).toBeUndefined()
})

test('a refusal of the whole call stands at the field that it is about', () => {
  const error = refused('WEBHOOK_DUPLICATE')
  expect(fieldError(error, 'url', ['WEBHOOK_DUPLICATE'])).toBe('Some fields are not valid.')
  expect(fieldError(error, 'event')).toBeUndefined()
})

test('a failure that names no field of the form, or no answer at all, stands over the form', () => {
  expect(formError(refused('VALIDATION_FAILED', 'id'), [undefined])).toBe('Some fields are not valid.')
  expect(formError(new CallFailed('The API did not answer.'), [undefined])).toBe('The API did not answer.')
  expect(formError(null, [undefined])).toBeUndefined()
})

test('production not granted is told from other refusals', () => {
  expect(isNotGranted(refused('PRODUCTION_NOT_GRANTED'))).toBe(true)
  expect(isNotGranted(refused('VALIDATION_FAILED'))).toBe(false)
})
