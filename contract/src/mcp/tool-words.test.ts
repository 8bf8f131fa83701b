import { expect, test } from 'vitest'
import { errorsOf, fieldErrorsOf } from '../calls/call.ts'
import { assistantHelp, inToolWords, toolCalls } from './tool-words.ts'

const codes = [...new Set(toolCalls.flatMap((call) => [...errorsOf(call), ...fieldErrorsOf(call)]))]

test.each(codes)('what helps with %s is said in tools and arguments, not in calls and headers', (code) => {
  const { cause, remedy } = assistantHelp(code)
  for (const text of [cause, remedy]) {
    expect(text).toMatch(/\.$/)
    expect(text).not.toMatch(/Idempotency-Key|Retry-After|RateLimit|Authorization|Content-Type|header|cURL/)
    expect(text).not.toMatch(/(?:GET|POST) \/(?!auth)/)
  }
})

test('calls and the key’s header are named as an assistant knows them', () => {
  expect(inToolWords('Ask POST /rate/v2, then GET /order/track. POST /auth/generate is none.')).toBe(
    'Ask getRateV2, then trackOrder. POST /auth/generate is none.',
  )
  expect(inToolWords('This call requires the Idempotency-Key header.')).toBe(
    'This call requires the argument idempotency_key.',
  )
})
