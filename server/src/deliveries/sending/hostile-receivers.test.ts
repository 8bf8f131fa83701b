import type { Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { deliveryFaults, faultInWords } from '@edis/contract/webhooks/deliveries'
import { freePort } from '../../database/embedded-postgres/free-ports.ts'
import { startReceiver, status } from '@edis/testing/receiver.ts'
import type { Exchange } from '../deliveries.ts'
import { openHostileReceivers } from './hostile-receiver-fixtures.ts'

const { closing, post, startRaw, pour, drip, head } = await openHostileReceivers()

describe('a receiver that', () => {
  test.each<[string, (socket: Socket) => void, Partial<Exchange>]>([
    ['says nothing', () => {}, { fault: 'TIMEOUT', httpStatus: null }],
    [
      'sends its headers a byte at a time',
      (socket) => (socket.write('HTTP/1.1 200 OK\r\nx: '), drip(socket, 'a')),
      { fault: 'TIMEOUT', httpStatus: null },
    ],
    [
      'sends its answer a byte at a time',
      (socket) => (socket.write(head('content-length: 100000')), drip(socket, 'a')),
      { fault: 'TIMEOUT', httpStatus: 200 },
    ],
    [
      'goes on saying that it will answer',
      (socket) => {
        const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'), 20)
        socket.on('close', () => clearInterval(timer))
      },
      { fault: 'TIMEOUT', httpStatus: null },
    ],
    [
      'breaks off before its answer',
      (socket) => void socket.resetAndDestroy(),
      { fault: 'CONNECTION_LOST', httpStatus: null },
    ],
    ['hangs up', (socket) => void socket.end(), { fault: 'CONNECTION_LOST', httpStatus: null }],
    [
      'breaks off in mid-answer',
      (socket) => socket.write(head('content-length: 100') + 'half', () => socket.resetAndDestroy()),
      { fault: 'CONNECTION_LOST', httpStatus: 200 },
    ],
    [
      'ends its answer too early',
      (socket) => socket.end(head('content-length: 100') + 'half'),
      { fault: 'CONNECTION_LOST', httpStatus: 200 },
    ],
    [
      'speaks no HTTP',
      (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
      { fault: 'ANSWER_INVALID', httpStatus: null },
    ],
    [
      'answers with ten thousand headers',
      (socket) => socket.end(head(Array.from({ length: 10_000 }, (_, number) => `x-${number}: y`).join('\r\n'))),
      { fault: 'ANSWER_INVALID', httpStatus: null },
    ],
    [
      'wants to speak something else',
      (socket) => socket.write(head('upgrade: websocket\r\nconnection: upgrade', 'HTTP/1.1 101 Switching Protocols')),
      { fault: 'CONNECTION_LOST', httpStatus: null },
    ],
  ])('%s fails with what happened', async (_what, speak, expected) => {
    const exchange = await post(await startRaw(speak))
    expect(exchange).toMatchObject(expected)
    expect(exchange.durationMs).toBeLessThan(5_000)
    expect(faultInWords(exchange.fault ?? 'STATUS', exchange.detail)).toMatch(/^[A-Z][^.]+\. [A-Z].+\.$/)
  })

  test('never ends its answer is read to the bound and hung up on', async () => {
    let hungUp = () => {}
    const ended = new Promise<void>((resolve) => (hungUp = resolve))
    const url = await startRaw((socket) => {
      socket.on('close', hungUp)
      socket.write(head('content-type: text/plain'))
      pour(socket, Buffer.alloc(16_384, 'a'))
    })
    const exchange = await post(url)
    expect(exchange).toMatchObject({ fault: null, httpStatus: 200 })
    expect(exchange.responseBody).toBe('a'.repeat(10_000))
    await ended
  })

  test('answers with a gzip bomb has it kept as it came', async () => {
    const bomb = gzipSync(Buffer.alloc(100_000_000))
    const receiver = await startReceiver((_received, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      response.end(bomb)
    })
    closing.push(receiver.close)
    const exchange = await post(receiver.url())
    expect(exchange).toMatchObject({ fault: null, httpStatus: 200 })
    expect(exchange.responseBody?.length).toBeLessThanOrEqual(10_000)
    expect(receiver.received[0]?.headers['accept-encoding']).toBeUndefined()
  })

  test('answers with bytes that are no text has them kept as far as PostgreSQL can', async () => {
    const bytes = Buffer.concat([Buffer.of(0, 0xff, 0xed, 0xa0, 0xbd), Buffer.from('ok\u{1f69a}')])
    const url = await startRaw((socket) => {
      socket.write(head(`x-odd: \u00e9\u0080\r\ncontent-length: ${bytes.length}`), 'latin1')
      socket.end(bytes)
    })
    const exchange = await post(url)
    expect(exchange.responseBody).toMatch(/^\uFFFD+ok\u{1f69a}$/u)
    expect(exchange.responseHeaders?.['x-odd']).toBe('\u00e9\u0080')
  })

  test.each([301, 302, 303, 307, 308])('redirects with %i is not followed', async (code) => {
    const canary = await startReceiver()
    const receiver = await startReceiver(status(code, { location: canary.url() }))
    closing.push(canary.close, receiver.close)
    expect(await post(receiver.url())).toMatchObject({ fault: 'REDIRECT', httpStatus: code })
    expect(canary.received).toHaveLength(0)
  })

  test.each([
    [204, null],
    [299, null],
    [400, 'STATUS'],
    [404, 'STATUS'],
    [410, 'GONE'],
    [429, 'STATUS'],
    [500, 'STATUS'],
    [503, 'STATUS'],
  ] as const)('answers %i: %s', async (code, fault) => {
    const receiver = await startReceiver(status(code))
    closing.push(receiver.close)
    expect(await post(receiver.url())).toMatchObject({ fault, httpStatus: code })
  })

  test('is not there is told so', async () => {
    expect(await post(`http://127.0.0.1:${await freePort()}/`)).toMatchObject({ fault: 'CONNECTION_REFUSED' })
  })
})

test('hundreds of hostile answers leave nothing in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const chunk = Buffer.alloc(65_536, 'a')
  const endless = await startRaw((socket) => (socket.write(head('x: y')), pour(socket, chunk)))
  const broken = await startRaw((socket) => socket.write(head('content-length: 900000') + 'x', () => socket.destroy()))
  const inMemory = () => {
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
  const volley = () => Promise.all(Array.from({ length: 40 }, (_, number) => post(number % 2 ? endless : broken)))
  await volley()
  const before = inMemory()
  let most = 0
  // Collected first: what is garbage already depends on when the machine had time to collect it
  const watch = setInterval(() => (most = Math.max(most, inMemory() - before)), 5)
  for (let round = 0; round < 10; round++) await volley()
  clearInterval(watch)
  // A connection that was hung up on may take a moment to close
  await expect.poll(() => inMemory() - before).toBeLessThan(9_000_000)
  // 20 endless answers at once, each read to 64 KiB, in a process that is also their sender
  expect(most).toBeLessThan(16_000_000)
})

test('each fault says what happened and what helps', () => {
  for (const fault of Object.keys(deliveryFaults) as (keyof typeof deliveryFaults)[])
    expect(faultInWords(fault, 'CODE')).toMatch(/^[A-Z0-9][^.]+ \(CODE\)\. .+\.$/)
})
