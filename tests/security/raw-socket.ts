import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection on which bytes are sent as they are. */
export type RawSocket = { socket: Socket; text: () => string; closed: Promise<void>; isClosed: () => boolean }

export async function openSocket(url: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ''
  let isClosed = false
  socket.on('data', (chunk) => (text += chunk.toString('latin1'))).on('error', () => {})
  // Not `once`, which would reject when the connection breaks: that is an end, too.
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => {
      isClosed = true
      resolve()
    })
  })
  await once(socket, 'connect')
  return { socket, text: () => text, closed, isClosed: () => isClosed }
}

/** What is answered until the connection is closed from there. */
export async function exchange(url: string, sent: string | Buffer): Promise<string> {
  const { socket, text, closed } = await openSocket(url)
  socket.write(sent)
  await closed
  return text()
}
