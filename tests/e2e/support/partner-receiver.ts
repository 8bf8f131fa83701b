import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

const toleranceSeconds = 300

/** A webhook receiver of a partner's: it answers, and keeps what it believed. */
export type PartnerReceiver = {
  url: string
  /** The events that it took for true, by the order, latest last. */
  eventsOf: (orderId: string) => string[]
  /** How many deliveries it refused. */
  refused: () => number
  /** From then on it verifies with this secret. */
  trust: (secret: string) => void
  stop: () => Promise<void>
}

type Event = { id: string; event: string; sequence: number; data: { order_id: string } }

/** `careful`: verifies by Standard Webhooks before it believes. Otherwise anything that is posted is welcome. */
export async function startPartnerReceiver({ careful }: { careful: boolean }): Promise<PartnerReceiver> {
  const seen = new Map<string, Event>()
  let secret = ''
  let refused = 0
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts)
      const isGenuine = !careful || verifies(request.headers, body, secret, Date.now())
      if (isGenuine) {
        const event = JSON.parse(body.toString()) as Event
        seen.set(event.id, event)
      } else refused += 1
      response.writeHead(isGenuine ? 204 : 401).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/edis`,
    eventsOf: (orderId) =>
      [...seen.values()]
        .filter(({ data }) => data.order_id === orderId)
        .toSorted((one, other) => one.sequence - other.sequence)
        .map(({ event }) => event),
    refused: () => refused,
    trust: (given) => (secret = given),
    stop: async () => {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

/** Source: Standard Webhooks, "Verifying signatures". */
function verifies(headers: IncomingHttpHeaders, body: Buffer, secret: string, now: number): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  )
  if (!id || !signatures || !/^\d{1,12}$/.test(timestamp ?? '')) return false
  if (Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) return false
  const signed = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body])
  const expected = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(signed)
    .digest()
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    const given = Buffer.from(value, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
