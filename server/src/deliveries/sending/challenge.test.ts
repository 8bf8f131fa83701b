import { expect, test } from 'vitest'
import { answerIn } from './challenge.ts'
import type { Exchange } from '../deliveries.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const answered = (more: Partial<Exchange>): Exchange => ({
  fault: 'STATUS',
  detail: null,
  httpStatus: 401,
  responseHeaders: {},
  responseBody: '',
  durationMs: 3,
  ...more,
})

test('of a refusal its headers and body are kept, and no fault', () => {
  const kept = answerIn(
    answered({ responseHeaders: { server: 'nginx' }, responseBody: 'signature token wrong' }),
    secret,
  )
  expect(kept).toEqual({ response: { headers: { server: 'nginx' }, body: 'signature token wrong' }, error: null })
})

test('no secret that an answer tells is kept: not ours, none of its cookies, none of its JSON', () => {
  const told = answered({
    responseHeaders: { 'set-cookie': 'sid=abc', 'x-api-key': 'abc', 'x-compared': `with ${secret}` },
    responseBody: JSON.stringify({ compared: secret.replace('whsec_', ''), token: 'abc' }),
  })
  expect(answerIn(told, secret).response).toEqual({
    headers: { 'set-cookie': '•••', 'x-api-key': '•••', 'x-compared': 'with •••' },
    body: '{"compared":"•••","token":"•••"}',
  })
  const cutOff = answered({ responseBody: '{"token":"abc","rest":"' })
  expect(answerIn(cutOff, secret).response?.body).toBe('')
})

test('many headers are kept up to a bound', () => {
  const responseHeaders = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`x-${index}`, 'a'.repeat(1000)]),
  )
  const kept = answerIn(answered({ responseHeaders }), secret).response
  expect(JSON.stringify(kept).length).toBeLessThan(12_000)
})

test('who is not there is said to be not there, by a fault that every language has words for', () => {
  const kept = answerIn(answered({ fault: 'CONNECTION_REFUSED', httpStatus: null, responseHeaders: null }), secret)
  expect(kept.response).toBeNull()
  expect(kept).toMatchObject({ fault: 'CONNECTION_REFUSED', detail: null })
  expect(kept.error).toContain('The connection was refused')
})
