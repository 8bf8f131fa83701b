import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import ipaddr from 'ipaddr.js'

type Kind = 'A' | 'AAAA'

/** A DNS server (RFC 1035) that answers as it is told; no addresses: there is no such name. `server` is for a resolver. */
export async function startDnsServer(addressesOf: (name: string, kind: Kind) => string[]) {
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const labels: string[] = []
    let at = 12
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length))
      at += 1 + length
    }
    const question = query.subarray(12, at + 5)
    const kind = query.readUInt16BE(at + 1) === 28 ? 'AAAA' : 'A'
    const answers = addressesOf(labels.join('.').toLowerCase(), kind).map((address) => {
      const bytes = Buffer.from(ipaddr.parse(address).toByteArray())
      // The name as in the question, its kind, class IN, no time to live
      const head = Buffer.of(0xc0, 0x0c, 0, kind === 'A' ? 1 : 28, 0, 1, 0, 0, 0, 0, 0, bytes.length)
      return Buffer.concat([head, bytes])
    })
    const head = Buffer.alloc(12)
    query.copy(head, 0, 0, 2)
    head.writeUInt16BE(answers.length > 0 ? 0x8180 : 0x8183, 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(answers.length, 6)
    socket.send(Buffer.concat([head, question, ...answers]), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    server: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}
