import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a receiver was sent. `at`: by performance.now(), when it had all of it. */
export type Received = {
  path: string
  id: string
  timestamp: number
  signature: string
  headers: IncomingMessage['headers']
  body: string
  at: number
}
type Answer = (received: Received, response: ServerResponse) => void
export type Receiver = Awaited<ReturnType<typeof startReceiver>>

export const ok: Answer = (_received, response) => void response.end('ok')
export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_received, response) =>
    void response.writeHead(code, headers).end(`answer ${code}`)

/** A partner's receiver on this machine, that answers as it is told. */
export async function startReceiver(first: Answer = ok) {
  let answer = first
  const received: Received[] = []
  const onReceived: (() => void)[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('error', () => {})
    response.on('error', () => {})
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { headers, url: path = '' } = request
      const one: Received = {
        path,
        id: String(headers['webhook-id']),
        timestamp: Number(headers['webhook-timestamp']),
        signature: String(headers['webhook-signature']),
        headers,
        body: Buffer.concat(chunks).toString(),
        at: performance.now(),
      }
      received.push(one)
      answer(one, response)
      for (const look of onReceived.splice(0)) look()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: (path = '/hook') => origin + path,
    received,
    answer: (how: Answer) => void (answer = how),
    /** Resolves once what was received is so. */
    async until(isSo: (received: readonly Received[]) => boolean): Promise<void> {
      while (!isSo(received)) await new Promise<void>((resolve) => onReceived.push(resolve))
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Whether one of the signatures is that secret's, worked out here from the standard's text. */
export function isSignedWith(secret: string, { id, timestamp, body, signature }: Received): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return signature.split(' ').includes(`v1,${expected}`)
}
