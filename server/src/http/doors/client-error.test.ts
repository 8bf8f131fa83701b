import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { createLog } from '../../log.ts'
import { answerClientError } from './client-error.ts'

test('an answer that has begun gets no other into it', async () => {
  const server = createServer((_request, response) => response.write('begun'))
  server.on('clientError', answerClientError(createLog('silent'), [], 'http://localhost:4000'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  const closed = once(socket, 'close')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += String(chunk)
    if (answer.includes('begun')) socket.write('NO REQUEST\r\n\r\n')
  })
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await closed
  server.close()
  expect(answer).toContain('begun')
  expect(answer).not.toContain('400')
})

test('a connection that a browser opens ahead is closed without an answer that its first request could be given', async () => {
  const server = createServer({ headersTimeout: 100, connectionsCheckingInterval: 50 })
  server.on('clientError', answerClientError(createLog('silent'), [], 'http://localhost:4000'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const heard = async (sent: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    let answer = ''
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.write(sent)
    await once(socket, 'close')
    return answer
  }
  expect(await heard('')).toBe('')
  expect(await heard('GET / HTTP/1.1\r\nHost: x\r\n')).toContain('HTTP/1.1 400')
  server.close()
})
