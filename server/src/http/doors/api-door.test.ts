import { connect } from 'node:net'
import { once } from 'node:events'
import { maxHeaderSize } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeBase64 } from '@edis/contract/calls/base64'
import { sentSchema } from '@edis/contract/calls/call'
import { errorCatalogue } from '@edis/contract/errors/error-catalogue'
import { portalCalls } from '@edis/contract/calls/portal-calls'
import { credentials } from '@edis/contract/portal-calls/credentials'
import { login } from '@edis/contract/portal-calls/sign-in'
import { rawForm } from '@edis/testing/form-call.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'

let app: TestApp
let session: string
beforeAll(async () => {
  app = await startTestApp()
  session = (await app.signedInPartner()).session
})
afterAll(() => app.close())

/** What the development door answers to these bytes until it ends the connection. */
async function rawAnswer(sent: string, { hangUp = false } = {}): Promise<string> {
  const { hostname, port } = new URL(app.url.development)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk))).on('error', () => {})
  socket.write(sent, () => hangUp && setTimeout(() => socket.destroy(), 50))
  await once(socket, 'close')
  return answer
}

describe('an answer', () => {
  test.each([
    ['GET', '/auth/login', 405, 'METHOD_NOT_ALLOWED'],
    ['DELETE', '/webhooks/list', 405, 'METHOD_NOT_ALLOWED'],
    ['GET', '/nothing/here', 404, 'NOT_FOUND'],
    ['POST', '/nothing/here', 404, 'NOT_FOUND'],
    ['GET', '/%zz', 400, 'REQUEST_INVALID'],
  ])('to %s %s is %d in our form', async (method, path, status, error) => {
    const response = await fetch(app.url.development + path, { method })
    const body = (await response.json()) as Record<string, unknown>
    expect(response.status).toBe(status)
    expect(body).toEqual({
      code: status,
      error,
      message: expect.any(String),
      ...(status === 405 ? { details: { allowed: ['POST'] } } : {}),
      doc_url: expect.stringMatching(/^http:\/\/localhost:4000\/documentation\//),
      request_id: response.headers.get('x-request-id'),
    })
    if (status === 405) expect(response.headers.get('allow')).toBe('POST')
  })

  test.each([
    ['what is no HTTP', '\u0016\u0003\u0001', 400, 'REQUEST_INVALID'],
    ['a method that nobody knows', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'REQUEST_INVALID'],
    [
      'a length and chunks both',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
      'REQUEST_INVALID',
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
      'REQUEST_INVALID',
    ],
    ['a folded header', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n', 400, 'REQUEST_INVALID'],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'REQUEST_INVALID'],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400, 'REQUEST_INVALID'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 413, 'REQUEST_TOO_LARGE'],
  ])('to %s is in our form too', async (_what, sent, status, error) => {
    const [head = '', body = ''] = (await rawAnswer(sent)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(body)).toMatchObject({ code: status, error, message: expect.any(String) })
    if (status === 413) expect(JSON.parse(body).details).toEqual({ maximum: maxHeaderSize })
    expect(head).toContain(`x-request-id: ${JSON.parse(body).request_id}`)
    for (const name of ['content-security-policy', 'x-content-type-options', 'access-control-allow-origin'])
      expect(head).toContain(`${name}: `)
  })

  test('to an expectation that nobody knows is that of the call', async () => {
    const answer = await rawAnswer('GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  })

  test.each(['gzip', 'br', 'deflate, gzip'])('to a body in %s is that nothing is unpacked here', async (encoding) => {
    const headers = { 'content-encoding': encoding, 'content-type': 'multipart/form-data; boundary=edge' }
    expect(await app.post('development', credentials.path, '--edge--\r\n', headers)).toMatchObject({
      status: 415,
      error: 'MEDIA_TYPE_UNSUPPORTED',
      message: `Content-Encoding ${encoding} is not supported. Send the body uncompressed.`,
      details: { encoding, allowed: ['multipart/form-data'] },
    })
  })

  test('to an OPTIONS that is no preflight is empty', async () => {
    const response = await fetch(app.url.development + credentials.path, { method: 'OPTIONS' })
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  test('that is broken off by the caller is not logged as a failure of ours', async () => {
    const before = app.logged.length
    await rawAnswer(
      'POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=e\r\nContent-Length: 9\r\n\r\nabc',
      { hangUp: true },
    )
    await expect.poll(() => app.logged.length).toBeGreaterThan(before)
    await sleep(50)
    expect(app.logged.slice(before).join('')).not.toContain('"level":"error"')
  })

  test('is logged with its request id, once', async () => {
    const { headers } = await app.call('development', credentials, { token: session })
    const line = app.logged.find((text) => text.includes(headers.get('x-request-id') ?? '-'))
    expect(line?.match(/"request_id"/g)).toHaveLength(1)
  })

  test('that is a refusal is logged with its error and the address that asked', async () => {
    const { headers } = await app.call('development', login, { user: 'nobody@edis.test', pass: 'x' })
    const line = app.logged.find((text) => text.includes(headers.get('x-request-id') ?? '-')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({
      path: login.path,
      status: 401,
      error: 'AUTH_INVALID_CREDENTIALS',
      address: '127.0.0.1',
    })
  })

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'application/json'])(
    'to a form sent as %s is 415',
    async (type) => {
      const reply = await app.post('development', credentials.path, '{}', { 'content-type': type })
      expect(reply).toMatchObject({
        status: 415,
        error: 'MEDIA_TYPE_UNSUPPORTED',
        message: `${type} is not supported. Send multipart/form-data.`,
        details: { sent: type, allowed: ['multipart/form-data'] },
      })
    },
  )

  test('carries the headers that keep browsers and caches safe', async () => {
    const { headers } = await app.call('development', credentials, { token: session })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'")
    expect(headers.get('x-request-id')).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/)
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test('is for the portal’s origin alone', async () => {
    const { headers } = await app.call(
      'development',
      credentials,
      { token: session },
      { origin: 'https://evil.example' },
    )
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:4000')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  test('takes no request id from outside', async () => {
    const { headers } = await app.call('development', credentials, { token: session }, { 'x-request-id': 'mine' })
    expect(headers.get('x-request-id')).not.toBe('mine')
  })

  test('tells health and readiness', async () => {
    for (const [path, status] of [
      ['/healthz', 'up'],
      ['/readyz', 'ready'],
    ] as const) {
      const response = await fetch(app.url.production + path)
      expect([response.status, await response.json()]).toEqual([200, { status }])
    }
  })
})

describe('every call of the contract', () => {
  const served = portalCalls.filter(
    ({ path }) => !['/webhooks/debug', '/logs/list', '/logs/reset', '/reviews/order_list'].includes(path),
  )

  test.each(served.flatMap((call) => call.doors.map((host) => [call.path, host, call] as const)))(
    '%s is served at the %s door, and asks who is there',
    async (_path, host, call) => {
      const reply = await app.post(host, call.path, rawForm([]))
      expect(reply.status).toBe(call.access === 'public' ? 422 : 401)
      const rubbish = Object.keys(sentSchema(call).properties).map((name): [string, string] => [name, '%%%'])
      const refused = await app.post(host, call.path, rawForm(rubbish))
      expect(refused.status).toBeGreaterThanOrEqual(400)
      expect(refused.status).toBeLessThan(500)
      expect(errorCatalogue).toHaveProperty(String(refused.error))
    },
  )

  test.each(portalCalls.filter(({ doors }) => !doors.includes('production')).map(({ path }) => [path]))(
    '%s is not found in production',
    async (path) => {
      expect(await app.post('production', path, rawForm([['token', encodeBase64(session)]]))).toMatchObject({
        status: 404,
        error: 'NOT_FOUND',
      })
    },
  )

  test.each(
    served
      .filter(
        (call) =>
          call.doors.includes('production') &&
          call.errors.includes('PRODUCTION_NOT_GRANTED') &&
          call.access === 'session',
      )
      .map((call) => [call.path, call] as const),
  )('%s is refused in production that is not granted', async (path) => {
    const { session: ungranted } = await app.signedInPartner({ production: false })
    const reply = await app.post('production', path, rawForm([['token', encodeBase64(ungranted)]]))
    expect(reply).toMatchObject({ status: 403, error: 'PRODUCTION_NOT_GRANTED' })
  })
})
