import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { closeDatabase, type Database, openDatabase } from '../../server/src/database/connection.ts'
import { signInDemo } from '@edis/testing/credentials.ts'
import { makeCall } from '@edis/testing/form-call.ts'
import { type CallSetup, loadedCalls, sendV2 } from './every-call.ts'
import { whole } from './figures.ts'
import { load } from './load.ts'
import { answerOf, memoryOf, startLoadedDoor } from './loaded-door.ts'
import { pin } from './pin.ts'

/** An hour of a partner at its rate limit, 3,000 a minute. */
const requests = 180_000
const parts = 12
/** Of a hundred requests; the rest send orders. */
const shares = { '/rate/v2': 45, '/region': 15, '/order/track': 15, '/product/list': 10, '/sla': 5 }

type Sample = { requests: number; memory: number; handles: number; connections: number; disk: number }

/** What an hour's worth of requests leaves behind, sent at full speed; every order's event goes to a webhook. */
export async function benchSoak(): Promise<string> {
  pin(process.pid, 1)
  const door = await startLoadedDoor()
  const { url, setup, program } = door
  const receiver = createServer((request, response) => void request.resume().on('end', () => response.end('ok')))
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  await addWebhook(url, hook)
  const database = openDatabase(door.database.url, 'development', { connections: 1 })
  const sql = database.$client

  const mix = Object.entries(shares).flatMap(([path, share]) => {
    const call = loadedCalls.find((one) => one.path === path)
    return call ? Array.from({ length: share }, () => call) : []
  })
  setup.orders.push(await orderOf(url, setup))
  let sent = 0
  const samples: Sample[] = []
  for (let part = 0; part <= parts; part++) {
    if (part > 0) {
      const until = (requests / parts) * part
      const { failed, refused } = await load(url, {
        connections: 16,
        seconds: 600,
        request: () => (sent >= until ? null : (mix[(sent++ * 37) % 100] ?? sendV2).request(setup)),
      })
      if (failed + refused.perSecond > 0) throw new Error(`${failed} failed, some were refused`)
      await delivered(sql)
    }
    samples.push({ requests: sent, memory: memoryOf(program), ...(await counted(sql, program.process.pid)) })
  }
  await closeDatabase(database)
  await door.stop()
  receiver.closeAllConnections()
  receiver.close()

  const lines = samples
    .filter((_, part) => part % 2 === 0)
    .map((sample, at, all) => {
      const before = all[at - 1]
      const perRequest = before ? (sample.disk - before.disk) / (sample.requests - before.requests) : 0
      return `| ${whole(sample.requests)} | ${sample.memory} | ${sample.handles} | ${sample.connections} | ${before ? whole(perRequest) : ''} |`
    })
  return `${whole(requests)} requests, as many as a partner may send in an hour, at full speed on 16 connections to a development door; one in ten
sends an order, whose event is delivered to a webhook.

| requests so far | memory, MB | open handles | connections to PostgreSQL | bytes of disk a request |
|---|---|---|---|---|
${lines.join('\n')}
`
}

async function addWebhook(url: string, uri: string): Promise<void> {
  const token = await signInDemo(url)
  await makeCall(url, createWebhook, { token, event: '*', url: uri })
}

async function delivered(sql: Database['$client']): Promise<void> {
  for (;;) {
    const [row] = await sql<{ waiting: number }[]>`
      select count(*)::int as waiting from deliveries where state = 'pending'`
    if (row?.waiting === 0) return
    await sleep(100)
  }
}

async function counted(
  sql: Database['$client'],
  pid: number | undefined,
): Promise<Omit<Sample, 'requests' | 'memory'>> {
  const [row] = await sql<{ connections: number; disk: string }[]>`
    select count(*)::int as connections, pg_database_size(current_database()) as disk
    from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
  return {
    handles: readdirSync(`/proc/${pid}/fd`).length,
    connections: row?.connections ?? 0,
    disk: Number(row?.disk),
  }
}

async function orderOf(url: string, setup: CallSetup): Promise<string> {
  const { data } = JSON.parse(await answerOf(url, sendV2.request(setup)!)) as { data: { order_id: string } }
  return data.order_id
}
