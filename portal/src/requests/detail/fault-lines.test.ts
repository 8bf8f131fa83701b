import { expect, test } from 'vitest'
import { faultLines } from './fault-lines.ts'

test('of a response the lines of each fault stand out, and no others', () => {
  const response = {
    code: 422,
    error: 'VALIDATION_FAILED',
    errors: [{ field: 'recipient.phone', error: 'PHONE_INVALID', message: 'Send digits.' }],
  }
  const text = JSON.stringify(response, null, 2)
  expect(faultLines(text, response.errors).map((line) => text.split('\n')[line]?.trim())).toEqual([
    '"field": "recipient.phone",',
    '"error": "PHONE_INVALID",',
  ])
  expect(faultLines(text, [])).toEqual([])
})
