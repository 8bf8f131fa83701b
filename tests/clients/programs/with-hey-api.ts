import { client } from './hey-api/client.gen'
import { generateToken, getListWarehouse, sendOrderV2 } from './hey-api/sdk.gen'
import type { OrderItem, OrderStatus, WebhookPayload } from './hey-api/types.gen'

declare const process: { env: Record<'EDIS_URL' | 'EDIS_PARTNER_ID' | 'EDIS_PARTNER_KEY', string> }
const { EDIS_URL, EDIS_PARTNER_ID, EDIS_PARTNER_KEY } = process.env

client.setConfig({
  baseUrl: EDIS_URL,
  auth: ({ scheme }) => (scheme === 'basic' ? `${EDIS_PARTNER_ID}:${EDIS_PARTNER_KEY}` : token),
})
let token = ''
const pair = await generateToken({ body: {} })
if (!pair.data) throw new Error(pair.error.message)
token = pair.data.data.token

const warehouses = await getListWarehouse({ query: { limit: 1 } })
const [warehouse] = warehouses.data?.data.items ?? []
if (!warehouse) throw new Error('no warehouse')

const item: OrderItem = { name: 'Kopi', qty: 1, price: 85_000, weight_g: 300 }
const send = () =>
  sendOrderV2({
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: {
      partner_order_id: 'HEY-API',
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
      items: [item],
    },
  })
const first = await send()
const status: OrderStatus | undefined = first.data?.data.status
if (status !== 'received') throw new Error(JSON.stringify(first.error))

const second = await send()
if (second.error?.error !== 'ORDER_DUPLICATE') throw new Error('a second order')
console.log(`${second.error.error} of ${String(second.error.details?.order_id)}`)

/** What each event has is known by its name. */
export function told(payload: WebhookPayload): string {
  switch (payload.event) {
    case 'order.weight_adjusted':
      return `${payload.data.actual_weight_g.toFixed()} g, ${payload.data.cost.total.toFixed()} rupiah`
    default:
      return payload.data.status
  }
}
