import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { sampleItem, sampleOrder } from '@edis/testing/sample-order.ts'
import type { BareWork } from './bare-server.ts'
import { httpRequest } from './load.ts'

/** What the calls of a bench are made with. */
export type CallSetup = {
  bearer: Record<string, string>
  basic: Record<string, string>
  warehouse: string
  /** Of the warehouse, with stock without end. */
  skus: string[]
  /** Orders of the partner that nothing was done to yet, each used up by one call. */
  orders: string[]
  /** Each used up by one call, whose answer has another. */
  refreshTokens: string[]
}

/** A call as it is put under load. `work`: what its limit, a bare route, does before it answers. */
export type LoadedCall = {
  path: string
  work: BareWork
  request: (setup: CallSetup) => Buffer | null
  /** Is given the answers' bodies. */
  answered?: (setup: CallSetup, body: string) => void
}

const route = { origin_district: '31.74.07', destination_district: '31.71.01' }
let count = 0
const newNumber = () => `bench-${process.pid}-${++count}`

const get = (path: string, query: Record<string, string>, work: BareWork): LoadedCall => {
  const search = new URLSearchParams(query).toString()
  return { path, work, request: ({ bearer }) => httpRequest('GET', `${path}?${search}`, bearer) }
}
const post = (
  path: string,
  work: BareWork,
  body: (setup: CallSetup) => object | null,
  headers: (setup: CallSetup) => Record<string, string> = ({ bearer }) => bearer,
): LoadedCall => ({
  path,
  work,
  request(setup) {
    const fields = body(setup)
    const all = { ...headers(setup), 'content-type': 'application/json' }
    return fields && httpRequest('POST', path, all, JSON.stringify(fields))
  },
})

const orderV2 = ({ warehouse, skus }: CallSetup) =>
  sampleOrder({ partnerOrderId: newNumber(), warehouse, sku: skus[count % skus.length] })
export const sendV2 = post('/order/send/v2', 'write', orderV2, ({ bearer }) => ({
  ...bearer,
  'idempotency-key': newNumber(),
}))

const loaded: LoadedCall[] = [
  { path: '/auth/generate', work: 'write', request: ({ basic }) => httpRequest('POST', '/auth/generate', basic) },
  {
    ...post(
      '/auth/refresh',
      'write',
      ({ refreshTokens }) => {
        const token = refreshTokens.shift()
        return token === undefined ? null : { token }
      },
      ({ basic }) => basic,
    ),
    answered({ refreshTokens }, body) {
      const { data } = JSON.parse(body) as { data: { refresh_token: string } }
      refreshTokens.push(data.refresh_token)
    },
  },
  get('/product/list', { search: 'a', limit: '10' }, 'read'),
  get('/warehouse/list', { limit: '10' }, 'nothing'),
  get('/expedisi/list', { limit: '10' }, 'nothing'),
  get('/ratecard/v1', { limit: '10', origin_city: '31.74' }, 'nothing'),
  get('/region', { search: 'gambir', limit: '20' }, 'nothing'),
  post('/rate/v1', 'nothing', () => ({ ...route, weight_g: 2_200 })),
  post('/rate/v2', 'nothing', (setup) => ({
    ...route,
    payment_method: 'PREPAID',
    items: [sampleItem(setup.skus[0])],
  })),
  post('/cs/create', 'write', () => ({ name: 'Dewi Lestari', phone: `08${1_100_000_000 + ++count}` })),
  get('/cs/list', { limit: '10' }, 'read'),
  post('/order/send/v1', 'write', (setup) => ({
    partner_order_id: newNumber(),
    warehouse_id: setup.warehouse,
    courier_code: 'SAMPLE-KILAT',
    service_code: 'REG',
    payment_method: 'PREPAID',
    recipient_name: 'Siti Rahma',
    recipient_phone: '081234567890',
    recipient_address: 'Jalan Merdeka Timur No. 10, RT 01 RW 02',
    recipient_district_code: '31.71.01',
    item_name: 'Goods',
    qty: 1,
    weight_g: 400,
    item_value: 150_000,
  })),
  sendV2,
  post('/order/cancel', 'write', ({ orders }) => {
    const id = orders.pop()
    return id === undefined ? null : { order_id: id, reason_code: 'BUYER_CANCELLED', reason: 'Salah ukuran' }
  }),
  {
    path: '/order/track',
    work: 'read',
    request: ({ bearer, orders }) =>
      httpRequest('GET', `/order/track?order_id=${orders[count++ % orders.length]}`, bearer),
  },
  get('/sla', { ...route, courier_code: 'SAMPLE-KILAT', service_code: 'REG' }, 'nothing'),
]

/** Labels are drawn of parcels that have an AWB; the orders of this load have none. */
const unloaded: readonly string[] = ['/order/label']

/** Every other call of the Open API, in the order of the contract. */
export const loadedCalls = openApiCalls
  .filter(({ path }) => !unloaded.includes(path))
  .map(({ path }) => {
    const found = loaded.find((call) => call.path === path)
    if (!found) throw new Error(`${path} is not put under load`)
    return found
  })
