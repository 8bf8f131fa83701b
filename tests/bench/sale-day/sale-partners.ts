import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../../server/src/database/connection.ts'
import { newId } from '../../../server/src/database/id.ts'
import { hashSecret } from '../../../server/src/database/vault.ts'
import { insertPartner } from '@edis/testing/partner-rows.ts'

export type SalePartner = { id: string; number: number; token: string }

/** Partners of development, each with an access token. */
export async function addPartners(sql: Database['$client'], count: number): Promise<SalePartner[]> {
  const made: SalePartner[] = []
  for (let number = 0; number < count; number++) {
    const id = await insertPartner(sql)
    const token = `edis_token_dev_${randomBytes(24).toString('base64url')}`
    const [pair, later] = [newId('tok'), new Date(Date.now() + 86_400_000)]
    await sql`
      insert into tokens (id, family_id, partner_id, access_hash, access_sealed, access_expires_at,
        refresh_hash, refresh_sealed, refresh_expires_at, created_at)
      values (${pair}, ${newId('fam')}, ${id}, ${hashSecret(token)}, ${Buffer.of(0)}, ${later},
        ${hashSecret(pair)}, ${Buffer.of(0)}, ${later}, now())`
    made.push({ id, number, token })
  }
  return made
}

/** The receivers of all partners, by the number in their path; of every hundred some answer 500, and some never. */
export async function startReceivers({ failing, silent }: { failing: number; silent: number }) {
  const answeredAt = new Map<string, number>()
  const arrivedAt = new Map<string, number>()
  const waits: number[] = []
  const isFailing = (number: number) => number % 100 < failing
  const isSilent = (number: number) => number % 100 >= 100 - silent

  const server = createServer((request, response) => {
    const number = Number(request.url?.slice(1))
    if (isSilent(number)) return
    let text = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    request.on('end', () => {
      response.writeHead(isFailing(number) ? 500 : 200).end()
      if (isFailing(number)) return
      const { data } = JSON.parse(text) as { data: { order_id: string } }
      if (arrivedAt.has(data.order_id)) return
      arrivedAt.set(data.order_id, performance.now())
      note(data.order_id)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  /** The order's answer and its event come in either order. */
  function note(id: string): void {
    const [answered, arrived] = [answeredAt.get(id), arrivedAt.get(id)]
    if (answered !== undefined && arrived !== undefined) waits.push(Math.max(0, arrived - answered))
  }

  return {
    /** From the answer to the arrival of each event, in milliseconds, of receivers that are sound. */
    waits,
    url: (number: number) => `http://127.0.0.1:${port}/${number}`,
    ordered(id: string, number: number): void {
      if (isFailing(number) || isSilent(number)) return
      answeredAt.set(id, performance.now())
      note(id)
    },
    /** Waits for what is due, half a minute at most. */
    async settled(): Promise<{ due: number; there: number; seconds: number }> {
      const began = performance.now()
      const seconds = () => (performance.now() - began) / 1_000
      while (waits.length < answeredAt.size && seconds() < 30) await sleep(50)
      return { due: answeredAt.size, there: waits.length, seconds: seconds() }
    },
    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}
