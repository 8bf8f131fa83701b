import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { credentialsAt } from '@edis/testing/credentials.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  const { session } = await app.signedInPartner()
  token = (await credentialsAt(app.url.development, session)).token
})
afterAll(() => app.close())

const large = 'x'.repeat(200 * 1024)
const head = (length: number) =>
  `POST /rate/v2 HTTP/1.1\r\nhost: edis.test\r\nauthorization: Bearer ${token}
content-type: application/json\r\ncontent-length: ${length}\r\n\r\n`.replaceAll(/\r?\n/g, '\r\n')

/** Sends a body but its last byte, from an address of this machine. */
async function sendHalf(localAddress: string): Promise<Socket> {
  const { hostname, port } = new URL(app.url.development)
  const socket = connect({ host: hostname, port: Number(port), localAddress }).on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(head(large.length + 1) + large)
  return socket
}

/** The status of a whole request. */
async function send(localAddress: string, body: string): Promise<number> {
  const { hostname, port } = new URL(app.url.development)
  const socket = connect({ host: hostname, port: Number(port), localAddress })
  onTestFinished(() => void socket.destroy())
  socket.write(head(body.length) + body)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return Number(answer.toString('latin1', 9, 12))
}

test('of an address that leaves large bodies half sent, further large ones are refused; small ones and other addresses are not', async () => {
  const halves = await Promise.all(Array.from({ length: 24 }, () => sendHalf('127.0.0.2')))
  await expect.poll(() => send('127.0.0.2', large), { timeout: 10_000 }).toBe(503)
  expect(await send('127.0.0.2', '{}')).toBe(422)
  expect(await send('127.0.0.3', large)).toBe(400)
  for (const half of halves) half.destroy()
  await expect.poll(() => send('127.0.0.2', large), { timeout: 10_000 }).toBe(400)
})
