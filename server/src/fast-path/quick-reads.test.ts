import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { connect } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { DataOf, DocumentedCall } from '@edis/contract/calls/call'
import { listCouriers } from '@edis/contract/open-api/list-couriers'
import { listCustomerServices } from '@edis/contract/open-api/list-customer-services'
import { listProducts } from '@edis/contract/open-api/list-products'
import { listRegions } from '@edis/contract/open-api/list-regions'
import { listWarehouses } from '@edis/contract/open-api/list-warehouses'
import { rateCard } from '@edis/contract/open-api/rate-card'
import { rateV1 } from '@edis/contract/open-api/rate-v1'
import { rateV2 } from '@edis/contract/open-api/rate-v2'
import { sla } from '@edis/contract/open-api/sla'
import { trackOrder } from '@edis/contract/open-api/track-order'
import { createAllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { listRequests } from '@edis/contract/portal-calls/requests'
import { goodRequest } from '@edis/testing/calls/good-requests.ts'
import { type Partner, queryOf, settings, startWorld, type World } from '@edis/testing/calls/world.ts'
import { startTestApp } from '@edis/testing/test-app.ts'

/** Fastify tells of each request that its routes handle. */
const handled = 'tracing:fastify.request.handler:start'
let byFastify = 0
const count = () => void byFastify++

let world: World
beforeAll(async () => {
  subscribe(handled, count)
  world = await startWorld()
})
afterAll(async () => {
  unsubscribe(handled, count)
  await world.close()
})

const fromMemory = [rateV1, rateV2, sla, listRegions, listWarehouses, listCouriers, rateCard]
const fromDatabase = [listProducts, listCustomerServices, trackOrder]
const reads = [...fromMemory, ...fromDatabase]
/** It means nothing, and no request with it is answered before Fastify. */
const plainly = { headers: { 'content-encoding': 'identity' } }

/** Until it is answered without Fastify: a token is looked up again every now and then. */
const quickly = <Made>(make: () => Promise<Made>): Promise<Made> =>
  vi.waitFor(async () => {
    const before = byFastify
    const made = await make()
    expect(byFastify).toBe(before)
    return made
  }, 10_000)

/** What of a head differs from one answer to the next. */
const changing = ['date', 'x-request-id', 'ratelimit']
const without = (fields: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

describe.each(reads.map((call) => [call.path, call] as [string, DocumentedCall]))('%s', (_path, call) => {
  test.each(['en', 'id'])('is answered before Fastify as by it, in %s', async (language) => {
    const request = await goodRequest(world, call)
    const asked = { headers: { 'accept-language': language, origin: 'http://localhost:4000' } }
    const quick = await quickly(() => world.make(call, request, asked))
    const before = byFastify
    const general = await world.make(call, request, { headers: { ...asked.headers, ...plainly.headers } })
    expect(byFastify).toBe(before + 1)
    expect(quick.status).toBe(200)
    expect(quick.message).toBe(general.message)
    expect(without(quick.data as object, ['quote_id'])).toEqual(without(general.data as object, ['quote_id']))
    expect(Object.keys(quick.headers).toSorted()).toEqual(Object.keys(general.headers).toSorted())
    const same = [...changing, ...('quote_id' in (quick.data as object) ? ['content-length'] : [])]
    expect(without(quick.headers, same)).toEqual(without(general.headers, same))
  })

  // Another partner's order is not found.
  test.skipIf(call === trackOrder)('is in the request log either way', async () => {
    const request = await goodRequest(world, call)
    // One whose reads are few enough to be logged each
    const by = await world.newPartner()
    const answers = [
      await quickly(() => world.make(call, request, { by })),
      await world.make(call, request, { by, ...plainly }),
    ]
    for (const { headers } of answers)
      await expect
        .poll(async () => {
          const find = String(headers['x-request-id'])
          const { data } = await world.app.call('development', listRequests, { token: by.session, find })
          return data.items.map((entry) => [entry.call, entry.status])
        })
        .toEqual([[call.path, 200]])
  })

  test('is refused by Fastify as ever', async () => {
    const request = await goodRequest(world, call)
    await quickly(() => world.make(call, request))
    const refused = await world.make(call, { ...request, unknown_field: 1 })
    expect([refused.status, refused.error]).toEqual([422, 'VALIDATION_FAILED'])
    expect(refused.errors).toMatchObject([{ field: 'unknown_field', error: 'FIELD_UNKNOWN' }])
    expect((await world.make(call, request, { authorization: null })).error).toBe('AUTH_MISSING_TOKEN')
    expect((await world.make(call, request, { authorization: 'Bearer edis_dev_nobody' })).status).toBe(401)
  })
})

test('a body that is no JSON is refused once it has been read', async () => {
  await quickly(async () => world.make(rateV1, await goodRequest(world, rateV1)))
  expect((await world.make(rateV1, {}, { text: '{"weight_g":' })).error).toBe('REQUEST_INVALID')
})

test('a query is read alike', async () => {
  const request = await goodRequest(world, listRegions)
  for (const text of [
    'search=gambir&search=senen',
    'search=%67ambir+jakarta',
    'search=gamb%C3%AFr&limit=5',
    'search=%zz',
    'search=%C3',
    '__proto__=1&search=gambir',
    'search',
    '&&search=gambir&',
    'search=a=b',
  ]) {
    await quickly(() => world.make(listRegions, request))
    const [quick, general] = [
      await world.make(listRegions, {}, { text }),
      await world.make(listRegions, {}, { text, ...plainly }),
    ]
    expect([text, quick.status, quick.data, quick.errors]).toEqual([text, general.status, general.data, general.errors])
  }
})

test('a body that comes in parts is answered, and one that breaks off costs nothing', async () => {
  await quickly(async () => world.make(rateV1, await goodRequest(world, rateV1)))
  const body = JSON.stringify(await goodRequest(world, rateV1))
  const { hostname, port } = new URL(world.app.url.development)
  const head = `POST /rate/v1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${world.partner.token.development}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`
  const whole = connect(Number(port), hostname)
  let answer = ''
  whole.on('data', (chunk) => (answer += String(chunk)))
  whole.write(head + body.slice(0, 20))
  await world.make(listCouriers, {})
  whole.write(body.slice(20))
  await once(whole, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  const half = connect(Number(port), hostname).on('error', () => {})
  half.write(head + body.slice(0, 20), () => half.destroy())
  await once(half, 'close')
  expect((await world.make(listCouriers, {})).status).toBe(200)
})

test('an answer that is kept ends with the catalogue it is made of', async () => {
  const nameNow = async () => {
    const { data } = await world.make(listWarehouses, { limit: 50 })
    const { items } = data as DataOf<typeof listWarehouses>
    return items.find(({ code }) => code === 'JKT')?.name
  }
  const before = await nameNow()
  for (let time = 0; time < 3; time++) expect(await quickly(nameNow)).toBe(before)
  await world.sql`update development.warehouses set name = 'Gudang Baru' where code = 'JKT'`
  await world.sql`update development.catalogue_state set version = version + 1`
  await expect.poll(nameNow, { timeout: 10_000 }).toBe('Gudang Baru')
})

test('a rate card comes as a file to whom asks for one, though its page is in memory', async () => {
  const request = await goodRequest(world, rateCard)
  await quickly(() => world.make(rateCard, request))
  const asked = await fetch(`${world.app.url.development}${rateCard.path}?${queryOf(request)}`, {
    headers: { authorization: `Bearer ${world.partner.token.development}`, accept: 'text/csv' },
  })
  expect(asked.headers.get('content-type')).toMatch(/^text\/csv/)
  expect(await asked.text()).toMatch(/^courier_code,/)
})

test('calls are counted once, whoever answers', async () => {
  const by = await world.newPartner()
  const left = async (options = {}) => {
    const { headers } = await world.make(listCouriers, {}, { by, ...options })
    return Number(/r=(\d+)/.exec(String(headers['ratelimit']))?.[1])
  }
  const first = await left()
  const rest = [await left(), await left(plainly), await left(), await left(plainly)]
  expect(rest).toEqual([1, 2, 3, 4].map((calls) => first - calls))
})

test('a read that finds nothing is answered by Fastify, and counted once', async () => {
  const by = await world.newPartner()
  const left = ({ headers }: Awaited<ReturnType<World['make']>>) =>
    Number(/r=(\d+)/.exec(String(headers['ratelimit']))?.[1])
  const before = await quickly(() => world.make(listProducts, {}, { by }))
  const missing = await world.make(trackOrder, { order_id: 'ord_01J00000000000000000000000' }, { by })
  expect([missing.status, missing.error]).toEqual([404, 'ORDER_NOT_FOUND'])
  expect(left(missing)).toBe(left(before) - 1)
})

test('a read that waited and then failed is logged with all the time that it took', async () => {
  const by = await world.newPartner()
  await quickly(() => world.make(listProducts, {}, { by }))
  let asked: ReturnType<World['make']> | undefined
  const waiting = () => world.sql`select from pg_locks where not granted and relation = 'development.orders'::regclass`
  await world.sql.begin(async (transaction) => {
    await transaction`lock table development.orders in access exclusive mode`
    asked = world.make(trackOrder, { order_id: 'ord_01J00000000000000000000000' }, { by })
    await expect.poll(async () => (await waiting()).length).toBe(1)
    await transaction`select pg_sleep(0.1)`
  })
  expect((await asked)?.status).toBe(404)
  const logged = () => world.app.call('development', listRequests, { token: by.session, call: trackOrder.path })
  await expect.poll(async () => (await logged()).data.items[0]?.duration_ms).toBeGreaterThanOrEqual(100)
})

test('of reads that wait at the same time, as many are answered as the partner has left', async () => {
  const by = await world.newPartner()
  await world.sql`update accounts.partners set development_rate_limit = 7 where id = ${by.id}`
  // Making its token was the first, and a limit is noticed as its token is looked up.
  await vi.waitFor(async () =>
    expect((await world.make(listProducts, {}, { by })).headers['ratelimit-policy']).toMatch(/q=7;/),
  )
  const answers = await Promise.all(Array.from({ length: 12 }, () => world.make(listProducts, {}, { by })))
  const answered = answers.filter(({ status }) => status === 200)
  expect(answered.length).toBeLessThan(6)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(12 - answered.length)
})

test('the last call of a minute is answered, and the next one is refused', async () => {
  const by = await world.newPartner()
  await world.sql`update accounts.partners set development_rate_limit = 4 where id = ${by.id}`
  // Making its token was the first.
  const statuses: number[] = []
  while (statuses.at(-1) !== 429) statuses.push((await world.make(listCouriers, {}, { by })).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('behind a proxy, only those whom the partner lets in are answered', async () => {
  const app = await startTestApp({ ...settings, TRUSTED_PROXIES: '127.0.0.1' }, { url: world.databaseUrl })
  try {
    const by: Partner = await world.newPartner()
    await world.app.call('development', createAllowedIp, { token: by.session, ip: '203.0.113.9' })
    const from = (address: string) =>
      fetch(`${app.url.development}${listCouriers.path}?${queryOf({ limit: 5 })}`, {
        headers: { authorization: `Bearer ${by.token.development}`, 'x-forwarded-for': address },
      })
    expect((await quickly(() => from('203.0.113.9'))).status).toBe(200)
    expect((await from('203.0.113.8')).status).toBe(403)
    expect((await from('203.0.113.9, 203.0.113.8')).status).toBe(403)
    expect((await from('203.0.113.9')).status).toBe(200)
  } finally {
    await app.close()
  }
})
