import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doorNames } from '../../server/src/settings.ts'
import { type Program, startProgram } from '@edis/testing/program.ts'
import { exchange, openSocket } from './raw-socket.ts'

// Bytes as an attacker would send them, to the product as it is started, every door.

let program: Program
beforeAll(async () => {
  program = await startProgram()
})
afterAll(() => program.stop())

const end = '\r\n\r\n'
const post = 'POST /auth/generate HTTP/1.1\r\nHost: x\r\n'

describe.each(doorNames)('the door of %s', (door) => {
  test.each([
    ['a length and chunks', `${post}Content-Length: 4\r\nTransfer-Encoding: chunked${end}0${end}GET / HTTP/1.1${end}`],
    ['chunks and a length', `${post}Transfer-Encoding: chunked\r\nContent-Length: 4${end}0${end}`],
    ['two lengths', `${post}Content-Length: 1\r\nContent-Length: 2${end}ab`],
    ['a list of lengths', `${post}Content-Length: 1, 2${end}ab`],
    ['a length with a sign', `${post}Content-Length: +2${end}ab`],
    ['a length that is none', `${post}Content-Length: 0x2${end}ab`],
    ['a blank before the colon', `${post}Content-Length : 2${end}ab`],
    ['chunks that are not last', `${post}Transfer-Encoding: chunked, identity${end}0${end}`],
    ['a header folded', `GET / HTTP/1.1\r\nHost: x\r\nX: a\r\n b${end}`],
    ['a header without a name', `GET / HTTP/1.1\r\nHost: x\r\n: a${end}`],
    ['a NUL in a header', `GET / HTTP/1.1\r\nHost: x\r\nX: a\0b${end}`],
    ['a return alone in a header', `GET / HTTP/1.1\r\nHost: x\r\nX: a\rY: b${end}`],
    ['line feeds alone', 'GET / HTTP/1.1\nHost: x\n\n'],
    ['a blank before the first header', `GET / HTTP/1.1\r\n Host: x${end}`],
    ['a version that nobody knows', `GET / HTTP/3.7\r\nHost: x${end}`],
    ['HTTP/2', `PRI * HTTP/2.0${end}SM${end}`],
    ['a TLS greeting', Buffer.from('1603010200010001fc0303', 'hex')],
  ])('refuses %s and closes', async (_what, sent) => {
    const answer = await exchange(program.url[door], sent)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect(answer).toContain('content-security-policy: ')
    expect(answer.toLowerCase()).toContain('connection: close')
  })

  test('opens no tunnel and mirrors no request', async () => {
    expect(await exchange(program.url[door], `CONNECT x.invalid:443 HTTP/1.1\r\nHost: x${end}`)).toBe('')
    const traced = await exchange(
      program.url[door],
      `TRACE / HTTP/1.1\r\nHost: x\r\nX-Told: a-secret\r\nConnection: close${end}`,
    )
    expect(traced).toMatch(/^HTTP\/1\.1 40[45] /)
    expect(traced).not.toContain('a-secret')
  })
})

describe('who is slow loses the connection', () => {
  const timeout = 100_000
  const isServed = async () => expect((await fetch(`${program.url.development}/readyz`)).status).toBe(200)

  test.concurrent('headers that never end', { timeout }, async () => {
    const slow = await Promise.all(Array.from({ length: 50 }, () => openSocket(program.url.development)))
    const drip = setInterval(() => {
      for (const { socket } of slow) if (!socket.destroyed) socket.write('X: y\r\n')
    }, 1_000)
    for (const { socket } of slow) socket.write('POST /auth/login HTTP/1.1\r\nHost: x\r\n')
    await isServed()
    await Promise.all(slow.map(({ closed }) => closed))
    clearInterval(drip)
    for (const { text } of slow) expect(text()).toMatch(/^HTTP\/1\.1 400 |^$/)
  })

  test.concurrent('a body that never ends', { timeout }, async () => {
    const slow = await Promise.all(Array.from({ length: 50 }, () => openSocket(program.url.development)))
    const head = `POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=e\r\nContent-Length: 1000${end}`
    for (const { socket } of slow) socket.write(head)
    const drip = setInterval(() => {
      for (const { socket } of slow) if (!socket.destroyed) socket.write('x')
    }, 1_000)
    await isServed()
    await Promise.all(slow.map(({ closed }) => closed))
    clearInterval(drip)
    expect(slow.every(({ isClosed }) => isClosed())).toBe(true)
  })

  test.concurrent('an answer that nobody reads', { timeout }, async () => {
    const { socket, closed, isClosed } = await openSocket(program.url.portal)
    socket.pause()
    // As many as fill what the system holds for a reader, and more.
    socket.write(`GET /llms-full.txt HTTP/1.1\r\nHost: x${end}`.repeat(400))
    await isServed()
    // A socket that is not read does not hear that it is closed.
    const look = setInterval(() => socket.write('\r\n'), 5_000)
    await closed
    clearInterval(look)
    expect(isClosed()).toBe(true)
  })

  test.concurrent('a connection that asks nothing', { timeout }, async () => {
    const { closed, text } = await openSocket(program.url.production)
    await isServed()
    await closed
    expect(text()).toMatch(/^HTTP\/1\.1 400 |^$/)
  })
})

test('a chunk that is none ends the connection', async () => {
  const head = 'Content-Type: multipart/form-data; boundary=e\r\nTransfer-Encoding: chunked'
  expect(await exchange(program.url.development, `${post}${head}${end}zz\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
})

test('of a body too large no more is read than is on its way', async () => {
  const { socket, isClosed, closed } = await openSocket(program.url.development)
  const chunk = Buffer.alloc(64 * 1024)
  let written = 0
  const pump = () => {
    while (!isClosed() && !socket.destroyed && socket.write(chunk)) written += chunk.length
  }
  socket.on('drain', pump)
  socket.write(`${post}Content-Type: multipart/form-data; boundary=e\r\nContent-Length: ${2 ** 31}${end}`)
  pump()
  await closed
  expect(written).toBeLessThan(64 * 1024 * 1024)
})
