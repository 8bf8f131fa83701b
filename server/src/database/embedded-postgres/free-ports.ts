import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/**
 * Below those that systems give to outgoing connections: of those, one that is free now may be a connection's by the time
 * that a server listens. Each process begins elsewhere, since several look at the same time.
 */
const first = 15_000
const count = 16_000
let next = (process.pid * 97) % count

/** Returns free ports of 127.0.0.1, held all at once so that they differ. */
export async function freePorts(wanted: number): Promise<number[]> {
  const held: { port: number; server: Server }[] = []
  for (let tried = 0; held.length < wanted && tried < count; tried += 1) {
    const port = first + next
    next = (next + 1) % count
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (isFree) held.push({ port, server })
  }
  await Promise.all(held.map(({ server }) => once(server.close(), 'close')))
  if (held.length < wanted) throw new Error(`No ${wanted} free ports from ${first} to ${first + count - 1}`)
  return held.map(({ port }) => port)
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}
