import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { createCustomerService } from '@edis/contract/open-api/create-customer-service'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { credentialsAt, signInDemo } from '@edis/testing/credentials.ts'
import { makeCall } from '@edis/testing/form-call.ts'
import { makeOperationsKey } from '@edis/testing/operations-key.ts'
import { startProgram } from '@edis/testing/program.ts'
import { closeDatabase, openDatabase } from '../../../server/src/database/connection.ts'
import { readsAlone } from '../cluster.ts'
import type { CallSetup } from '../every-call.ts'
import { whole } from '../figures.ts'
import { fillPartners } from '../fill-orders.ts'
import { prepareDatabase } from '../product.ts'
import { fillShipments } from './fill-shipments.ts'

const agentCount = 20
const samples = 200

/** Names of one of the largest partner's orders. */
export type KnownOrder = {
  id: string
  number: string
  awb: string
  courierAwb: string
  phone: string
  delivery: string
  sentAt: Date
}
export type Side = Awaited<ReturnType<typeof startSide>>

/** A product with so many orders: a development and an operations host on a database of their own. */
export async function startSide(orders: number) {
  const database = await prepareDatabase(readsAlone)
  const program = await startProgram({
    doors: ['development', 'operations'],
    variables: {
      DATABASE_URL: database.url,
      MASTER_KEY: database.masterKey,
      RATE_LIMIT_PER_MINUTE: '10000000',
      SANDBOX_STEP_MS: '86400000',
      WEBHOOK_ALLOW_PRIVATE: 'true',
      LOG_LEVEL: 'warn',
    },
  })
  const receiver = createServer((request, response) => request.resume().on('end', () => response.end('ok'))).listen(0)
  await once(receiver, 'listening')
  const { development } = program.url
  const session = await signInDemo(development)
  const { token, partnerId, auth } = await credentialsAt(development, session)
  const webhook = await makeCall(development, createWebhook, {
    token: session,
    event: '*',
    url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/edis`,
  })
  const agents: string[] = []
  for (let agent = 0; agent < agentCount; agent++) agents.push(await newAgent(development, token, agent))
  const [goods] = database.goods
  const rows = openDatabase(database.url, 'development', { connections: 3 })
  const { $client: sql } = rows
  const now = new Date()
  const began = performance.now()
  await fillPartners(rows, now)
  await fillShipments(sql, { orders, now, partner: { id: partnerId, webhookId: webhook.id, agents }, goods: goods! })
  const [size] = await sql<
    { gigabytes: number }[]
  >`select pg_database_size(current_database()) / 1e9::float8 as gigabytes`
  console.log(
    `${whole(orders)} orders loaded in ${Math.round((performance.now() - began) / 1000)} s, ${size?.gigabytes.toFixed(1)} GB`,
  )
  // Spread over the four weeks
  const known = await sql<KnownOrder[]>`
    select orders.id, partner_order_id as number, awb, courier_awb as "courierAwb", recipient ->> 'phone' as phone, orders.created_at as "sentAt",
      (select id from deliveries where order_id = orders.id limit 1) as delivery
    from unnest(${Array.from({ length: samples }, (_, turn) => `INV-${Math.floor(((turn + 0.5) * orders) / samples / 10) * 10}`)}::text[]) as picked
      join orders on partner_id = ${partnerId} and partner_order_id = picked`
  await closeDatabase(rows)
  const setup: CallSetup = {
    bearer: { authorization: `Bearer ${token}` },
    basic: { authorization: auth },
    warehouse: goods?.warehouse ?? '',
    skus: database.goods.map(({ sku }) => sku),
    orders: [],
    refreshTokens: [],
  }
  return {
    url: program.url,
    databaseUrl: database.url,
    session,
    partnerId,
    webhookId: webhook.id,
    operator: { authorization: `Bearer ${await makeOperationsKey(database.url, 'development')}` },
    setup,
    known,
    gigabytes: size?.gigabytes ?? 0,
    async stop() {
      await program.stop()
      receiver.close()
      await database.stop()
    },
  }
}

async function newAgent(door: string, token: string, number: number): Promise<string> {
  const answer = await fetch(door + createCustomerService.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Dewi ${number}`, phone: `0812${10_000_000 + number}` }),
  })
  return ((await answer.json()) as { data: { cs_id: string } }).data.cs_id
}
