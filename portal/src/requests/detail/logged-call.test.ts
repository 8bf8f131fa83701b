import { expect, test } from 'vitest'
import { curlOf, freshKey, httpRequest, placeholderOf } from './logged-call.ts'

const host = 'https://api.edis.test'
const bearer = { host, authorization: placeholderOf('bearer'), idempotencyKey: freshKey }

test('a POST is sent as JSON, with a key of its own where the call takes one', () => {
  const sent = { call: '/order/send/v2', method: 'POST', request: '{"a":1}' }
  expect(httpRequest(sent, { idempotency: 'required' }, { ...bearer, idempotencyKey: 'k-1' })).toEqual({
    method: 'POST',
    url: `${host}/order/send/v2`,
    headers: [
      ['Authorization', 'Bearer $EDIS_TOKEN'],
      ['Content-Type', 'application/json'],
      ['Idempotency-Key', 'k-1'],
    ],
    body: '{"a":1}',
  })
  const { headers } = httpRequest({ ...sent, call: '/rate/v2' }, { idempotency: 'none' }, bearer)
  expect(headers.map(([name]) => name)).toEqual(['Authorization', 'Content-Type'])
})

test('a POST without a body names no type', () => {
  expect(
    httpRequest({ call: '/auth/generate', method: 'POST', request: null }, undefined, bearer).headers,
  ).toHaveLength(1)
})

test('a GET has its fields in the query, escaped', () => {
  const sent = { call: '/region', method: 'GET', request: '{"search":"gambir & co","limit":20}' }
  expect(httpRequest(sent, undefined, bearer)).toMatchObject({
    url: `${host}/region?search=gambir+%26+co&limit=20`,
    body: null,
  })
  expect(httpRequest({ ...sent, request: null }, undefined, bearer).url).toBe(`${host}/region`)
})

test('a copied line leaves credentials to the shell and quotes all else', () => {
  const request = httpRequest(
    { call: '/order/send/v2', method: 'POST', request: `{"note":"it's $HOME"}` },
    { idempotency: 'required' },
    bearer,
  )
  expect(curlOf(request)).toBe(
    [
      `curl -X POST '${host}/order/send/v2'`,
      `-H "Authorization: Bearer $EDIS_TOKEN"`,
      `-H 'Content-Type: application/json'`,
      `-H "Idempotency-Key: $(uuidgen)"`,
      `--data-binary '{"note":"it'\\''s $HOME"}'`,
    ].join(' \\\n  '),
  )
})
