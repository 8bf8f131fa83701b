import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from './client-address.ts'

const maxKnown = 10_000
/** Of peer and header together: what is kept is bounded. */
const longest = 200

/**
 * Gives the address of who asks before Fastify has seen the request; null: not known yet. Behind trusted proxies it is what
 * Fastify found last for the same peer and the same headers.
 */
export function knownAddress(
  door: FastifyInstance,
  trustedProxies: readonly string[],
): (raw: IncomingMessage) => string | null {
  if (trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress ?? null

  const known = new Map<string, string>()
  door.addHook('onRequest', (request, _reply, done) => {
    const key = keyOf(request.raw)
    if (key.length <= longest && !known.has(key)) {
      if (known.size >= maxKnown) known.clear()
      known.set(key, clientAddress(request))
    }
    done()
  })
  return (raw) => known.get(keyOf(raw)) ?? null
}

/** What Fastify finds an address by. */
const keyOf = ({ socket, headers }: IncomingMessage): string =>
  `${socket.remoteAddress ?? ''} ${String(headers['x-forwarded-for'] ?? '')}`
