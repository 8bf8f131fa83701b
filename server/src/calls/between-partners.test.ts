import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentedCall } from '@edis/contract/calls/call'
import { cancelOrder } from '@edis/contract/open-api/cancel-order'
import { createCustomerService } from '@edis/contract/open-api/create-customer-service'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { listCustomerServices } from '@edis/contract/open-api/list-customer-services'
import { listProducts } from '@edis/contract/open-api/list-products'
import { reportOrderEvent } from '@edis/contract/operations/report-order-event'
import { printLabel } from '@edis/contract/open-api/print-label'
import { rateV2 } from '@edis/contract/open-api/rate-v2'
import { refreshToken } from '@edis/contract/open-api/refresh-token'
import { sendOrderV1 } from '@edis/contract/open-api/send-order-v1'
import { sendOrderV2 } from '@edis/contract/open-api/send-order-v2'
import { trackOrder } from '@edis/contract/open-api/track-order'
import { importer } from '../catalogue/catalogue-fixtures.ts'
import { loadRegions } from '../regions/load-regions.ts'
import { cursorOf } from '../http/doors/page.ts'
import type { Answer } from '@edis/testing/calls/ask.ts'
import { goodRequest, newAgent, newNumber, newOrder } from '@edis/testing/calls/good-requests.ts'
import { withField, withoutField } from '@edis/testing/calls/paths.ts'
import { startWorld, type World } from '@edis/testing/calls/world.ts'

// The walls between partners: what lies behind one is answered as what there is not.

let world: World
beforeAll(async () => {
  world = await startWorld()
  const products = (
    id: string,
  ) => `partner,sku,name,price,weight_g,length_cm,width_cm,height_cm,is_active,warehouse_code,on_hand
${id},RAHASIA,Barang rahasia,1000,100,10,10,10,true,JKT,9
`
  const partners = [{ id: world.stranger.id, email: 'stranger@edis.test' }]
  const into = importer({ databaseUrl: world.databaseUrl, regions: await loadRegions(), partners })
  await into('products', products('stranger@edis.test'))
}, 60_000)
afterAll(() => world.close())

/** What a partner can tell one answer from another by. */
const seen = ({ status, error, errors, message }: Answer) => ({ status, error, errors, message })

type Names = Record<string, unknown>

/** A good request of the world's partner with these names put in, in place of others that say the same. */
async function naming(call: DocumentedCall, names: Names): Promise<object> {
  let request: object = await goodRequest(world, call)
  if ('awb' in names || 'partner_order_id' in names) request = withoutField(request, 'order_id')
  for (const [path, value] of Object.entries(names)) request = withField(request, path, value)
  return request
}

/** Brings an order so far that it has an AWB. */
async function awbOf(order_id: string, environment: 'development' | 'production'): Promise<unknown> {
  for (const status of ['confirmed', 'processing', 'awaiting_pickup'])
    await world.make(reportOrderEvent, { external_id: newNumber(), order_id, status }, { environment })
  const by = world.stranger
  return (await world.make(trackOrder, { order_id }, { by, environment })).data.awb
}

/** Everything that has a name in an environment, of a partner that is not the world's in it. */
async function treasures(environment: 'development' | 'production') {
  const by = world.stranger
  const order_id = await newOrder(world, by, environment)
  const awb = await awbOf(order_id, environment)
  const early = await newOrder(world, by, environment)
  const { data } = await world.make(trackOrder, { order_id }, { by, environment })
  const quoted = { ...(await goodRequest(world, rateV2, { by, environment })), warehouse_id: undefined }
  const quote = await world.make(rateV2, { ...quoted, origin_district: '31.74.07' }, { by, environment })
  return {
    order_id,
    awb,
    early,
    partner_order_id: data.partner_order_id,
    cs_id: await newAgent(world, by, environment),
    quote_id: quote.data.quote_id,
  }
}

describe.each([
  ['another partner', 'development' as const],
  ['another partner, in production', 'production' as const],
])('what is of %s', (_whose, where) => {
  let theirs: Awaited<ReturnType<typeof treasures>>
  beforeAll(async () => {
    theirs = await treasures(where)
  })

  // Asked for in development by a partner who has none of it: an own order of the same number is another order.
  test.each([
    ['an order by its id', trackOrder, 'order_id', 'ord_01JD3P7M2XA4C6E8G0J2K4M6P8'],
    ['an order by its number', trackOrder, 'partner_order_id', 'TS-0'],
    ['an order by its AWB', trackOrder, 'awb', 'EDS1000000423'],
    ['an order without an AWB', trackOrder, 'early', 'ord_01JD3P7M2XA4C6E8G0J2K4M6P8'],
    ['the label of an order', printLabel, 'order_id', 'ord_01JD3P7M2XA4C6E8G0J2K4M6P8'],
    ['the cancel of an order by its id', cancelOrder, 'order_id', 'ord_01JD3P7M2XA4C6E8G0J2K4M6P8'],
    ['the cancel of an order by its AWB', cancelOrder, 'awb', 'EDS1000000423'],
    ['an agent', sendOrderV2, 'cs_id', 'cs_01JD2Z8K4W6Y0R1S2T3V5X7Z9B'],
    ['a quote', sendOrderV2, 'quote_id', 'quo_0mwocd3uoh4Sp_Q3ggKOeuwN3HGKSpAZwLyL9QyGCFx9COVwta'],
  ] as [string, DocumentedCall, keyof typeof theirs, string][])(
    'is answered as what there is not: %s',
    async (_what, call, name, unknown) => {
      const field = name === 'early' ? 'awb' : name
      const answer = await world.make(call, await naming(call, { [field]: theirs[name] }))
      expect(answer.status).toBeGreaterThanOrEqual(404)
      expect(seen(answer)).toEqual(seen(await world.make(call, await naming(call, { [field]: unknown }))))
    },
  )

  test('is in no list', async () => {
    const { data } = await world.make(listCustomerServices, { limit: 100 })
    expect(JSON.stringify(data)).not.toContain(theirs.cs_id)
    const after = cursorOf([theirs.cs_id])
    expect(JSON.stringify((await world.make(listCustomerServices, { cursor: after })).data)).not.toContain(theirs.cs_id)
  })

  test('takes no name away: number, phone, external id and Idempotency-Key are free', async () => {
    const by = world.stranger
    const environment = where
    const headers = { 'idempotency-key': newNumber() }
    for (const call of [createCustomerService, sendOrderV2, sendOrderV1] as DocumentedCall[]) {
      const { cs_id: _, warehouse_id: __, ...request } = await goodRequest(world, call, { by, environment })
      const at = (of: 'development' | 'production') =>
        call.path === createCustomerService.path ? request : { ...request, warehouse_id: world.warehouse[of] }
      const first = await world.make(call, at(environment), { by, environment, headers })
      const second = await world.make(call, at('development'), { headers })
      expect([first.status, second.status]).toEqual([200, 200])
      expect(second.headers['idempotency-replayed']).toBeUndefined()
      expect(Object.values(second.data)[0]).not.toBe(Object.values(first.data)[0])
    }
  })
})

test('an Idempotency-Key is not in use because another partner’s is', async () => {
  const { sql, partner, stranger } = world
  const headers = { 'idempotency-key': newNumber() }
  const request = await goodRequest(world, createCustomerService)
  const answers = await sql.begin(async (transaction) => {
    // The stranger's row can't be written before its partner is let go.
    await transaction`select 1 from accounts.partners where id = ${stranger.id} for update`
    const theirs = world.make(createCustomerService, request, { by: stranger, headers })
    const isWaiting = () => sql`select 1 from pg_locks where not granted and locktype in ('tuple', 'transactionid')`
    await expect.poll(isWaiting).not.toHaveLength(0)
    const here = await world.make(createCustomerService, request, { by: partner, headers })
    const inProduction = await world.make(createCustomerService, request, {
      by: partner,
      environment: 'production',
      headers,
    })
    return { theirs, here, inProduction }
  })
  const { theirs, here, inProduction } = answers
  expect([here.status, inProduction.status, (await theirs).status]).toEqual([200, 200, 200])
})

test('a product of another partner is in no list, and no order can name it', async () => {
  const list = { search: 'RAHASIA' }
  expect((await world.make(listProducts, list, { by: world.stranger })).data.items).toHaveLength(1)
  expect((await world.make(listProducts, list)).data.items).toHaveLength(0)
  const [theirs, none] = await Promise.all(
    ['RAHASIA', 'RAHASIB'].map(async (sku) =>
      world.make(sendOrderV2, await naming(sendOrderV2, { 'items[0].sku': sku })),
    ),
  )
  expect(theirs && seen(theirs)).toMatchObject({ errors: [{ field: 'items[0].sku', error: 'SKU_NOT_FOUND' }] })
  const alike = JSON.stringify(none && seen(none)).replaceAll('RAHASIB', 'RAHASIA')
  expect(JSON.stringify(theirs && seen(theirs))).toBe(alike)
})

test('a refresh token of another partner is unknown, and goes on working for its own', async () => {
  const { data } = await world.make(generateToken, {}, { by: world.stranger })
  const [theirs, none] = await Promise.all(
    [data.refresh_token, `edis_refresh_dev_${'x'.repeat(43)}`].map((token) => world.make(refreshToken, { token })),
  )
  expect(theirs && seen(theirs)).toMatchObject({ status: 401, error: 'AUTH_REFRESH_INVALID' })
  expect(theirs && seen(theirs)).toEqual(none && seen(none))
  const own = await world.make(refreshToken, { token: data.refresh_token }, { by: world.stranger })
  expect(own.status).toBe(200)
})

test('a key opens nothing under another partner’s id, as if it were none', async () => {
  const key = Buffer.from(world.stranger.basic.development.slice(6), 'base64').toString().split(':')[1]
  const [theirs, none] = await Promise.all(
    [key, `edis_key_dev_${'x'.repeat(43)}`].map((of) => {
      const basic = Buffer.from(`${world.partner.id}:${of}`).toString('base64')
      return world.make(generateToken, {}, { authorization: `Basic ${basic}` })
    }),
  )
  expect(theirs && seen(theirs)).toMatchObject({ status: 401, error: 'AUTH_INVALID_CREDENTIALS' })
  expect(theirs && seen(theirs)).toEqual(none && seen(none))
})
