import type { FastifyRequest } from 'fastify'
import { isIP } from 'node:net'

/** Who calls, '' once nobody is there any more: what a trusted proxy says when that is an address, with a port or without; else the peer itself. */
export function clientAddress({
  ip,
  socket,
}: Pick<FastifyRequest, 'ip'> & { socket: { remoteAddress?: string | undefined } | null }): string {
  if (isIP(ip)) return ip
  const [, inBrackets, beforePort] = /^(?:\[([^\]]{1,64})\](?::\d+)?|([\d.]{1,15}):\d+)$/.exec(ip) ?? []
  const address = inBrackets ?? beforePort ?? ip
  return isIP(address) ? address : (socket?.remoteAddress ?? '')
}
