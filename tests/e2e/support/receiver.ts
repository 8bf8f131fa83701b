import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A partner's server in the test's own process. What it answers can be changed at any time. */
export type Receiver = {
  url: string
  received: { headers: IncomingHttpHeaders; body: string }[]
  answer: { status: number; body: string }
  close: () => Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      receiver.received.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
      response.writeHead(receiver.answer.status, { 'content-type': 'application/json' }).end(receiver.answer.body)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/edis`,
    received: [],
    answer: { status: 200, body: '{"stored":true}' },
    async close() {
      const closed = once(server.close(), 'close')
      server.closeAllConnections()
      await closed
    },
  }
  return receiver
}
