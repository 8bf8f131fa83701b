import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { openDatabase, closeDatabase } from '../../server/src/database/connection.ts'
import { orders } from '../../server/src/database/tables/order-tables.ts'
import { newId } from '../../server/src/database/id.ts'
import { claimKeys, keepAnswers, partnersAnswers } from '../../server/src/http/gate/idempotency.store.ts'
import { findForOrder } from '../../server/src/catalogue/products.store.ts'
import { insertOrders, type NewOrder } from '../../server/src/orders/sending/new-orders.store.ts'
import { recordedEvent } from '../../server/src/orders/order-changes.ts'
import { createdEvent } from '../../server/src/orders/orders.ts'
import { sandboxStock } from '../../server/src/orders/stock.store.ts'

/** The limit of a durable send: the same statements by the same driver, without HTTP, judgement or pricing. */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: '' },
    partner: { type: 'string', default: '' },
    goods: { type: 'string', default: '[]' },
    connections: { type: 'string', default: '10' },
    workers: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '4' },
  },
})
const goods = JSON.parse(values.goods) as { warehouse: string; sku: string; id: string }[]
const database = openDatabase(values.url, 'development', { connections: Number(values.connections) })
const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const partnerId = values.partner
const answer = JSON.stringify({ order_id: newId('ord'), cost: { total: 1 }, sla: {}, padding: 'x'.repeat(400) })

async function send(): Promise<void> {
  const now = new Date()
  const keyHash = hash(newId('req'))
  const first = goods[Math.floor(Math.random() * goods.length)]!
  await database.$client.begin(async (transaction) => {
    await claimKeys(transaction, partnersAnswers, partnerId, [keyHash], now)
    await findForOrder(transaction, partnerId, [first.sku])
    const order = orderOf(first, now)
    const data = { ...order, awb: null, courierAwb: null, trackingUrl: null, proof: null }
    const lines = [{ productId: first.id, warehouseId: first.warehouse, qty: 1 }]
    await Promise.all([
      insertOrders(transaction, [{ order, event: recordedEvent(data, createdEvent(now), now) }]),
      sandboxStock.reserve(transaction, { partnerId, lines, now }),
    ])
    await keepAnswers(transaction, partnersAnswers, partnerId, [{ keyHash, bodyHash: keyHash, answer }], now)
  })
}

/** What the bench has no reason to say. */
const unsaid = Object.fromEntries(Object.keys(orders).map((name) => [name, null])) as object as NewOrder

function orderOf(good: (typeof goods)[number], now: Date): NewOrder {
  const id = newId('ord')
  return {
    ...unsaid,
    id,
    partnerId,
    partnerOrderId: id,
    apiVersion: 2,
    warehouseId: good.warehouse,
    courierCode: 'SAMPLE-KILAT',
    serviceCode: 'REG',
    quoteId: null,
    paymentMethod: 'PREPAID',
    codAmount: 0,
    insurance: false,
    deliveryType: 'pickup',
    pickupSchedule: null,
    recipient: {
      name: 'Siti Rahma',
      phone: '+6281234567890',
      address: 'Jalan Merdeka Timur No. 10, RT 01 RW 02',
      district_code: '31.71.01',
      postal_code: null,
      latitude: null,
      longitude: null,
    },
    dropship: null,
    csId: null,
    items: [
      {
        product_id: good.id,
        sku: good.sku,
        name: 'Goods',
        qty: 1,
        price: 150_000,
        weight_g: 400,
        length_cm: 30,
        width_cm: 20,
        height_cm: 5,
      },
    ],
    note: null,
    metadata: null,
    sortingCode: '3171-01',
    weight: { actual_g: 400, volumetric_g: 500, chargeable_kg: 1 },
    cost: { base: 9000, insurance: 0, cod_fee: 0, surcharge: 0, discount: 0, total: 9000 },
    priceTerms: {
      card: 1_000,
      priceFirstKg: 10_000,
      priceNextKg: 9_000,
      minWeightKg: 1,
      volumetricDivisor: 6_000,
      roundingToleranceG: 300,
      insuranceBp: 20,
      insuranceAdminFee: 5_000,
      codFeeBp: 300,
      codFeeMinimum: 2_500,
      surchargeBp: 0,
      discountBp: 0,
      contractBp: 0,
      cashCounts: true,
    },
    sla: { etd_min_days: 1, etd_max_days: 2, promised_at: now.toISOString() },
    holdsStock: true,
    scenario: null,
    nextStepAt: null,
    createdAt: now,
  }
}

const end = performance.now() + Number(values.seconds) * 1000
let sent = 0
const began = performance.now()
await Promise.all(
  Array.from({ length: Number(values.workers) }, async () => {
    while (performance.now() < end) {
      await send()
      sent++
    }
  }),
)
console.log(String(sent / ((performance.now() - began) / 1000)))
await closeDatabase(database)
