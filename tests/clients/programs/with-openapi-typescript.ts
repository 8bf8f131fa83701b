import createClient from 'openapi-fetch'
import type { components, paths } from './openapi-typescript'

declare const process: { env: Record<'EDIS_URL' | 'EDIS_PARTNER_ID' | 'EDIS_PARTNER_KEY', string> }
const { EDIS_URL, EDIS_PARTNER_ID, EDIS_PARTNER_KEY } = process.env

const client = createClient<paths>({ baseUrl: EDIS_URL })
const basic = `Basic ${btoa(`${EDIS_PARTNER_ID}:${EDIS_PARTNER_KEY}`)}`
const pair = await client.POST('/auth/generate', { headers: { authorization: basic }, body: {} })
if (!pair.data) throw new Error(pair.error.message)
const headers = { authorization: `Bearer ${pair.data.data.token}` }

const warehouses = await client.GET('/warehouse/list', { headers, params: { query: { limit: 1 } } })
const [warehouse] = warehouses.data?.data.items ?? []
if (!warehouse) throw new Error('no warehouse')

const order: components['schemas']['OrderItem'] = { name: 'Kopi', qty: 1, price: 85_000, weight_g: 300 }
const send = () =>
  client.POST('/order/send/v2', {
    headers,
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: {
      partner_order_id: 'OPENAPI-TYPESCRIPT',
      warehouse_id: warehouse.warehouse_id,
      courier_code: 'SAMPLE-KILAT',
      service_code: 'REG',
      payment_method: 'PREPAID',
      recipient: {
        name: 'Siti Rahma',
        phone: '081234567890',
        address: 'Jalan Merdeka Timur No. 10',
        district_code: '31.71.01',
      },
      items: [order],
    },
  })
const first = await send()
const status: components['schemas']['OrderStatus'] | undefined = first.data?.data.status
if (status !== 'received') throw new Error(JSON.stringify(first.error))

const second = await send()
if (second.error?.error !== 'ORDER_DUPLICATE') throw new Error('a second order')
console.log(`${second.error.error} of ${String(second.error.details?.order_id)}`)

/** What each event has is known by its name. */
export function told(payload: components['schemas']['WebhookPayload']): string {
  switch (payload.event) {
    case 'order.weight_adjusted':
      return `${payload.data.actual_weight_g.toFixed()} g, ${payload.data.cost.total.toFixed()} rupiah`
    case 'order.delivery_failed':
      return `attempt ${payload.data.attempt.toFixed()}`
    default:
      return payload.data.status
  }
}
