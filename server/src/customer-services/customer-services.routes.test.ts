import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DataOf } from '@edis/contract/calls/call'
import type { createCustomerService } from '@edis/contract/open-api/create-customer-service'
import type { listCustomerServices } from '@edis/contract/open-api/list-customer-services'
import { goodOrder } from '../orders/order-fixtures.ts'
import { importCatalogue } from '@edis/testing/catalogue.ts'
import { credentialsAt } from '@edis/testing/credentials.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { type Reply, startTestApp, type TestApp } from '@edis/testing/test-app.ts'

let app: TestApp
let token: string
let other: string
let phones = 0

beforeAll(async () => {
  const database = await createTestDatabase()
  await importCatalogue(database.url)
  app = await startTestApp({ SANDBOX_STEP_MS: '86400000' }, database)
  token = await newToken()
  other = await newToken()
}, 60_000)
afterAll(() => app.close())

async function newToken(): Promise<string> {
  const { session } = await app.signedInPartner()
  return (await credentialsAt(app.url.development, session)).token
}

async function fetched<Data>(path: string, bearer: string, body?: object): Promise<Reply<Data>> {
  const response = await fetch(app.url.development + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${bearer}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = (await response.json()) as Reply<Data>
  return { ...answer, errors: answer.errors ?? [], status: response.status, headers: response.headers }
}

const create = (body: object, bearer = token) =>
  fetched<DataOf<typeof createCustomerService>>('/cs/create', bearer, body)
const list = (query: Record<string, string> = {}, bearer = token) =>
  fetched<DataOf<typeof listCustomerServices>>(`/cs/list?${String(new URLSearchParams(query))}`, bearer)
const newPhone = () => `0812${String(10_000_000 + ++phones)}`

describe('creating an agent', () => {
  test('answers with the agent, the phone number in E.164', async () => {
    const answer = await create({
      name: ' Dewi Lestari ',
      phone: '0812-9876-5432',
      email: 'dewi@tokosenja.id',
      external_id: 'AGENT-07',
    })
    expect(answer).toMatchObject({
      status: 200,
      data: {
        cs_id: expect.stringMatching(/^cs_/),
        name: 'Dewi Lestari',
        phone: '+6281298765432',
        email: 'dewi@tokosenja.id',
        external_id: 'AGENT-07',
        is_active: true,
        orders_count: 0,
        created_at: app.clock.now.toISOString(),
      },
    })
  })

  test('is refused for a phone number or an external_id that another has, which is named', async () => {
    const external_id = 'AGENT-TWICE'
    const phone = newPhone()
    const { cs_id } = (await create({ name: 'A', phone, external_id })).data
    const samePhone = await create({ name: 'B', phone: phone.replace(/^0/, '+62') })
    expect(samePhone).toMatchObject({ status: 409, error: 'CS_DUPLICATE', errors: [{ field: 'phone' }] })
    expect(samePhone.errors[0]?.message).toContain(cs_id)
    const sameId = await create({ name: 'B', phone: newPhone(), external_id })
    expect(sameId).toMatchObject({ status: 409, error: 'CS_DUPLICATE', errors: [{ field: 'external_id' }] })
    // Another partner's agents are no one's concern.
    expect(await create({ name: 'A', phone, external_id }, other)).toMatchObject({ status: 200 })
  })

  test('makes one agent of parallel calls', async () => {
    const phone = newPhone()
    const answers = await Promise.all(Array.from({ length: 10 }, () => create({ name: 'A', phone })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error === 'CS_DUPLICATE')).toHaveLength(9)
  })

  test.each([
    ['no number', { phone: 'halo apa kabar' }, { field: 'phone', error: 'PHONE_INVALID' }],
    ['a foreign number', { phone: '+6512345678' }, { field: 'phone', error: 'PHONE_INVALID' }],
    ['no email', { email: 'x' }, { field: 'email', error: 'FIELD_INVALID' }],
    ['a blank name', { name: '  ' }, { field: 'name', error: 'FIELD_INVALID' }],
    ['an unknown field', { fone: '1' }, { field: 'fone', error: 'FIELD_UNKNOWN' }],
  ])('is refused with %s', async (_what, changes, fault) => {
    const answer = await create({ name: 'A', phone: newPhone(), ...changes })
    expect(answer.status).toBe(422)
    expect(answer.errors).toMatchObject([fault])
  })
})

describe('the list of agents', () => {
  test('shows the partner’s own, the newest first, page by page', async () => {
    const bearer = await newToken()
    const made: string[] = []
    for (let i = 0; i < 7; i++) made.push((await create({ name: `Agen ${i}`, phone: newPhone() }, bearer)).data.cs_id)
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Reply<DataOf<typeof listCustomerServices>> = await list(
        { limit: '3', ...(cursor ? { cursor } : {}) },
        bearer,
      )
      expect(page.data.items.length).toBeLessThanOrEqual(3)
      seen.push(...page.data.items.map(({ cs_id }) => cs_id))
      cursor = page.data.next_cursor
    } while (cursor)
    expect(seen).toEqual(made.toReversed())
    expect((await list({}, await newToken())).data).toEqual({ items: [], next_cursor: null })
  })

  test.each([
    ['its name', 'RAT'],
    ['its phone number as it was typed', '0813-1111'],
    ['its phone number in E.164', '+6281311'],
    ['its email', 'ratna@'],
    ['its external_id', 'cs-9'],
  ])('finds an agent by part of %s', async (_what, search) => {
    const bearer = await newToken()
    await create({ name: 'Ratna', phone: '081311112222', email: 'ratna@toko.id', external_id: 'CS-99' }, bearer)
    await create({ name: 'Budi', phone: newPhone() }, bearer)
    expect((await list({ search }, bearer)).data.items.map(({ name }) => name)).toEqual(['Ratna'])
  })

  test.each(['%', '_', String.raw`\ `, "'"])('takes %s for the character that it is', async (search) => {
    const bearer = await newToken()
    await create({ name: 'Ratna', phone: newPhone(), external_id: 'A' }, bearer)
    expect((await list({ search }, bearer)).data.items).toEqual([])
  })

  test('counts the orders that name an agent; only one’s own agent may be named', async () => {
    const warehouses = await fetched<{ items: { warehouse_id: string; code: string }[] }>('/warehouse/list', token)
    const warehouse = warehouses.data.items.find(({ code }) => code === 'JKT')?.warehouse_id ?? ''
    const { cs_id } = (await create({ name: 'Sibuk', phone: newPhone(), external_id: 'SIBUK' })).data
    const send = (key: string, bearer: string) =>
      fetch(`${app.url.development}/order/send/v2`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ ...goodOrder(warehouse), cs_id }),
      })
    expect((await send('a', token)).status).toBe(200)
    expect((await send('b', token)).status).toBe(200)
    expect((await send('c', other)).status).toBe(404)
    expect((await list({ search: 'SIBUK' })).data.items).toMatchObject([{ orders_count: 2 }])
  })

  test('counts every one of the orders of several agents that are sent at the same time', async () => {
    const warehouses = await fetched<{ items: { warehouse_id: string; code: string }[] }>('/warehouse/list', token)
    const warehouse = warehouses.data.items.find(({ code }) => code === 'JKT')?.warehouse_id ?? ''
    const agents = await Promise.all(
      ['Ani', 'Budi', 'Cici'].map(
        async (name) => (await create({ name: `${name} Serentak`, phone: newPhone() })).data.cs_id,
      ),
    )
    const statuses = await Promise.all(
      Array.from({ length: 48 }, async (_, at) => {
        const { status } = await fetch(`${app.url.development}/order/send/v2`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': `serentak-${at}`,
          },
          body: JSON.stringify({ ...goodOrder(warehouse), cs_id: agents[at % agents.length] }),
        })
        return status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    const counts = (await list({ search: 'Serentak' })).data.items.map(({ orders_count }) => orders_count)
    expect(counts).toEqual([16, 16, 16])
  })

  test.each([
    [{ cursor: 'x' }, 'cursor'],
    [{ cursor: Buffer.from("cs_' or 1=1").toString('base64url') }, 'cursor'],
    [{ limit: '0' }, 'limit'],
    [{ limit: '101' }, 'limit'],
    [{ limit: '1e400' }, 'limit'],
    [{ search: '' }, 'search'],
  ])('refuses %j', async (query, field) => {
    const answer = await list(query)
    expect(answer.status).toBe(422)
    expect(answer.errors).toMatchObject([{ field, error: 'FIELD_INVALID' }])
  })
})
