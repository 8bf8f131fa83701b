import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, afterEach } from 'vitest'
import { createSender } from './sender.ts'

/** Receivers that speak byte by byte, and a sender that soon times out on them. */
export async function openHostileReceivers() {
  /** Short, so that what never ends is over soon. */
  const timeoutsMs = { connect: 400, exchange: 700 }
  const local = createSender({ environment: 'development', allowPrivate: true, timeoutsMs })
  const closing: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })
  afterAll(() => local.close())

  const post = (url: string) => local.post(url, { 'content-type': 'application/json' }, '{}')

  /** A receiver that speaks for itself, byte by byte. */
  async function startRaw(speak: (socket: Socket) => void): Promise<string> {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
      socket.once('data', () => speak(socket))
    })
    return listen(server, () => sockets.forEach((socket) => socket.destroy()))
  }

  async function listen(server: Server, before: () => void): Promise<string> {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    closing.push(async () => {
      before()
      await new Promise((closed) => server.close(closed))
    })
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }

  /** Goes on writing for as long as it is let. */
  function pour(socket: Socket, chunk: Buffer): void {
    while (!socket.destroyed && socket.write(chunk));
    if (!socket.destroyed) socket.once('drain', () => pour(socket, chunk))
  }
  function drip(socket: Socket, byte: string): void {
    const timer = setInterval(() => socket.write(byte), 20)
    socket.on('close', () => clearInterval(timer))
  }
  const head = (headers: string, line = 'HTTP/1.1 200 OK') => `${line}\r\n${headers}\r\n\r\n`

  return { closing, post, startRaw, listen, pour, drip, head }
}
