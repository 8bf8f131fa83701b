import { connect } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { encodeBase64 } from '@edis/contract/calls/base64'
import { credentials, rotate } from '@edis/contract/portal-calls/credentials'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { rawForm } from '@edis/testing/form-call.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'
import { largestForm } from './form-body.ts'

let app: TestApp
let session: string
beforeAll(async () => {
  app = await startTestApp()
  session = (await app.signedInPartner()).session
})
afterAll(() => app.close())

const multipart = (parts: Buffer[]) => ({
  body: new Uint8Array(
    Buffer.concat([
      ...parts.flatMap((part) => [Buffer.from('--edge\r\n'), part, Buffer.from('\r\n')]),
      Buffer.from('--edge--\r\n'),
    ]),
  ),
  headers: { 'content-type': 'multipart/form-data; boundary=edge' },
})
const part = (name: string, value: Buffer | string) =>
  Buffer.concat([Buffer.from(`Content-Disposition: form-data; name="${name}"\r\n\r\n`), Buffer.from(value)])
const named = (errors: { field: string; error: string }[]) => errors.map(({ field, error }) => [field, error])

describe('a form', () => {
  const url = `url=${encodeBase64('https://a.example/')}`
  const event = `event=${encodeBase64('*')}`
  test.each([
    ['a value that is not base64', ['url=%%%', event], 'url', 'FIELD_INVALID'],
    ['base64 without its padding', ['url=YQ', event], 'url', 'FIELD_INVALID'],
    ['base64 of wrong UTF-8', ['url=/w==', event], 'url', 'FIELD_INVALID'],
    ['a NUL', [`url=${encodeBase64('https://a.example/\0')}`, event], 'url', 'FIELD_INVALID'],
    ['a missing field', [event], 'url', 'FIELD_REQUIRED'],
    ['an empty field', ['url=', event], 'url', 'FIELD_REQUIRED'],
    ['a blank field', [`url=${encodeBase64('  ')}`, event], 'url', 'FIELD_REQUIRED'],
    ['a repeated field', [url, `url=${encodeBase64('https://b.example/')}`, event], 'url', 'FIELD_INVALID'],
    ['an unknown field', [url, event, 'evnt=x'], 'evnt', 'FIELD_UNKNOWN'],
    ['a field named __proto__', [url, event, '__proto__=x'], '__proto__', 'FIELD_UNKNOWN'],
  ])('with %s is refused at that field', async (_what, sent, field, error) => {
    const fields = sent.map((one): [string, string] => {
      const end = one.indexOf('=')
      return [one.slice(0, end), one.slice(end + 1)]
    })
    const body = rawForm([['token', encodeBase64(session)], ...fields])
    const reply = await app.post('development', createWebhook.path, body)
    expect(reply).toMatchObject({ status: 422, error: 'VALIDATION_FAILED' })
    expect(named(reply.errors)).toEqual([[field, error]])
  })

  test('names the nearest known field', async () => {
    const body = rawForm([
      ['token', encodeBase64(session)],
      ['overlap_hour', encodeBase64('1')],
    ])
    const reply = await app.post('development', rotate.path, body)
    expect(reply.errors.find(({ field }) => field === 'overlap_hour')?.message).toContain('overlap_hours')
  })

  test('of sign-in with wrong UTF-8 is refused at that field', async () => {
    const { body, headers } = multipart([part('user', Buffer.of(0x61, 0xff)), part('pass', 'secret-enough')])
    const reply = await app.post('development', '/auth/login', body, headers)
    expect(named(reply.errors)).toEqual([['user', 'FIELD_INVALID']])
  })

  test('with a file in place of text is refused at that field', async () => {
    const body = new FormData()
    body.set('token', new Blob(['x']), 'token.txt')
    const reply = await app.post('development', credentials.path, body)
    expect(named(reply.errors)).toEqual([['token', 'FIELD_INVALID']])
  })

  test.each(['form-data', 'form-data; filename="x"'])('with a part of no name (%s) is refused', async (disposition) => {
    const { body, headers } = multipart([Buffer.from(`Content-Disposition: ${disposition}\r\n\r\nx`)])
    expect(await app.post('development', credentials.path, body, headers)).toMatchObject({
      status: 400,
      error: 'REQUEST_INVALID',
    })
  })

  test.each([
    ['without a boundary', 'x', 'multipart/form-data'],
    [
      'that breaks off',
      '--edge\r\nContent-Disposition: form-data; name="token"\r\n\r\nabc',
      'multipart/form-data; boundary=edge',
    ],
    [
      'that breaks off in a part of no name',
      '--edge\r\nContent-Disposition: form-data\r\n\r\nabc',
      'multipart/form-data; boundary=edge',
    ],
    ['that is no form', 'hello', 'multipart/form-data; boundary=edge'],
    ['that is empty', '', 'multipart/form-data; boundary=edge'],
  ])('%s is refused', async (_what, body, type) => {
    const reply = await app.post('development', credentials.path, body, { 'content-type': type })
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.status).toBeLessThan(500)
    expect(reply.code).toBe(reply.status)
  })

  test('of 33 fields is refused', async () => {
    const body = rawForm(Array.from({ length: 33 }, (_, i) => [`field_${i}`, 'x']))
    expect(await app.post('development', credentials.path, body)).toMatchObject({
      status: 400,
      error: 'REQUEST_INVALID',
    })
  })

  test('of up to 64 KiB is read, a byte more is not', async () => {
    const filled = (size: number) => {
      const empty = multipart([part('token', '')])
      const { body, headers } = multipart([part('token', 'A'.repeat(size - empty.body.length))])
      expect(body.length).toBe(size)
      return app.post('development', credentials.path, body, headers)
    }
    expect((await filled(largestForm)).status).toBe(422)
    expect(await filled(largestForm + 1)).toMatchObject({
      status: 413,
      error: 'REQUEST_TOO_LARGE',
      message: 'The body is 65,537 bytes, over the limit of 65,536 bytes.',
      details: { value: 65_537, maximum: 65_536 },
    })
  })

  test('that grows without a length is cut off long before its end', async () => {
    const { hostname, port } = new URL(app.url.development)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    let answer = ''
    let sent = 0
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.on('error', () => {})
    socket.write(
      'POST /auth/credentials HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=edge\r\nTransfer-Encoding: chunked\r\n\r\n',
    )
    const chunk = Buffer.alloc(16_384, 65)
    const timer = setInterval(() => {
      if (socket.destroyed) return
      sent += chunk.length
      socket.write(Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]))
    }, 2)
    await once(socket, 'close')
    clearInterval(timer)
    expect(answer).toContain('HTTP/1.1 413')
    expect(sent).toBeLessThan(64 * 1024 * 1024)
  })
})

describe('a JSON body', () => {
  test('of very many names takes no longer than one of very long ones', async () => {
    const many = Array.from({ length: 7_000 }, (_, index) => `"${index.toString(36)}":1`).join()
    const long = 'x'.repeat(many.length)
    const took = async (body: string) => {
      const began = performance.now()
      const reply = await app.post('development', '/auth/generate', body, { 'content-type': 'application/json' })
      expect(reply.status).toBe(401)
      return performance.now() - began
    }
    const least = async (body: string) => Math.min(await took(body), await took(body), await took(body))
    // 15 times as long, when each name was looked for among all before it
    await vi.waitFor(async () => {
      expect(await least(`{"x":{${many}}}`)).toBeLessThan(8 * (await least(`{"x":"${long}"}`)))
    }, 10_000)
  })
})
