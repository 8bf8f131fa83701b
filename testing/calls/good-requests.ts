import { randomUUID } from 'node:crypto'
import type { Environment } from '@edis/contract/environment'
import type { DocumentedCall } from '@edis/contract/calls/call'
import { createCustomerService } from '@edis/contract/open-api/create-customer-service'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { reportOrderEvent } from '@edis/contract/operations/report-order-event'
import { sendOrderV2 } from '@edis/contract/open-api/send-order-v2'
import type { Partner, World } from './world.ts'

type Request = Record<string, unknown>
type Maker = (world: World, by: Partner, environment: Environment) => Request | Promise<Request>

let phones = 10_000_000
const newPhone = () => `0812${++phones}`
export const newNumber = () => `T-${randomUUID()}`

const coffee = {
  sku: 'KOPI',
  name: 'Kopi Gayo',
  qty: 1,
  price: 85_000,
  weight_g: 300,
  length_cm: 20,
  width_cm: 12,
  height_cm: 8,
}
const route = { origin_district: '31.74.07', destination_district: '31.71.01' }
const page = { limit: 10 }

const orderV2: Maker = async (world, by, environment) => ({
  partner_order_id: newNumber(),
  warehouse_id: world.warehouse[environment],
  courier_code: 'CEPAT',
  service_code: 'REG',
  payment_method: 'COD',
  cod_amount: 200_000,
  insurance: true,
  delivery_type: 'pickup',
  pickup_schedule: { start: '2026-11-21T09:00:00+07:00', end: '2026-11-21T12:00:00+07:00' },
  recipient: {
    name: 'Siti Rahma',
    phone: '081234567890',
    address: 'Jalan Merdeka Timur No. 10, RT 01 RW 02',
    district_code: '31.71.01',
    postal_code: '10110',
    latitude: -6.1763,
    longitude: 106.8317,
  },
  dropship: { name: 'Toko Senja', phone: '081377788899' },
  cs_id: await newAgent(world, by, environment),
  items: [coffee],
  note: 'Titip di satpam',
  metadata: { scenario: 'delivered', channel: 'webstore' },
})

/** A request that each call answers with success, with as many fields as go together. */
const goodRequests: Record<string, Maker> = {
  '/auth/generate': () => ({}),
  '/auth/refresh': async (world, by, environment) => ({
    token: (await world.make(generateToken, {}, { by, environment })).data.refresh_token,
  }),
  '/product/list': (world, _by, environment) => ({
    ...page,
    search: 'kopi',
    warehouse_id: world.warehouse[environment],
  }),
  '/warehouse/list': () => page,
  '/expedisi/list': () => ({ ...page, type: 'express', cod: true }),
  '/ratecard/v1': () => ({ ...page, origin_city: '31.74', courier_code: 'CEPAT', service_code: 'REG' }),
  '/region': () => ({ ...page, level: 'district', parent_code: '31.71', search: 'gambir' }),
  '/rate/v1': () => ({ ...route, weight_g: 2_200, courier_codes: ['CEPAT'] }),
  '/rate/v2': (world, _by, environment) => ({
    warehouse_id: world.warehouse[environment],
    destination_district: '31.71.01',
    items: [coffee],
    payment_method: 'COD',
    cod_amount: 200_000,
    insurance: true,
    delivery_type: 'pickup',
    courier_codes: ['CEPAT'],
  }),
  '/cs/create': () => ({
    name: 'Dewi Lestari',
    phone: newPhone(),
    email: 'dewi@tokosenja.id',
    external_id: newNumber(),
  }),
  '/cs/list': () => ({ ...page, search: 'dewi' }),
  '/order/send/v1': (world, _by, environment) => ({
    partner_order_id: newNumber(),
    warehouse_id: world.warehouse[environment],
    courier_code: 'CEPAT',
    service_code: 'REG',
    payment_method: 'COD',
    recipient_name: 'Siti Rahma',
    recipient_phone: '081234567890',
    recipient_address: 'Jalan Merdeka Timur No. 10, RT 01 RW 02',
    recipient_district_code: '31.71.01',
    recipient_postal_code: '10110',
    item_name: 'Kopi Gayo',
    qty: 2,
    weight_g: 600,
    length_cm: 20,
    width_cm: 12,
    height_cm: 16,
    item_value: 170_000,
    cod_amount: 200_000,
    insurance: true,
    note: 'Titip di satpam',
  }),
  '/order/send/v2': orderV2,
  '/order/cancel': async (world, by, environment) => ({
    order_id: await newOrder(world, by, environment),
    reason_code: 'BUYER_CANCELLED',
    reason: 'Pembeli salah memilih ukuran',
  }),
  '/order/track': async (world, by, environment) => ({ order_id: await newOrder(world, by, environment) }),
  '/order/label': async (world, by, environment) => ({
    order_id: await newLabelledOrder(world, by, environment),
    format: 'pdf',
    layout: 'a4x4',
  }),
  '/sla': (world, _by, environment) => ({
    warehouse_id: world.warehouse[environment],
    destination_district: '31.71.01',
    courier_code: 'CEPAT',
    service_code: 'REG',
    ready_at: '2026-12-24T16:10:00+07:00',
  }),
  '/order-events': async (world, by, environment) => ({
    external_id: newNumber(),
    order_id: await newOrder(world, by, environment),
    status: 'confirmed',
    reason: 'Stok ada',
    location: 'Hub',
    note: 'Dicetak',
    occurred_at: '2026-11-20T09:00:00+07:00',
  }),
}

export async function goodRequest(
  world: World,
  call: Pick<DocumentedCall, 'path'>,
  { by = world.partner, environment = 'development' }: { by?: Partner; environment?: Environment } = {},
): Promise<Request> {
  const make = goodRequests[call.path]
  if (!make) throw new Error(`${call.path} has no good request`)
  return make(world, by, environment)
}

export async function newAgent(world: World, by: Partner, environment: Environment): Promise<string> {
  const agent = { name: 'Dewi Lestari', phone: newPhone() }
  const made = await world.make(createCustomerService, agent, { by, environment })
  if (!made.data) throw new Error(JSON.stringify(made))
  return String(made.data.cs_id)
}

export async function newOrder(world: World, by: Partner, environment: Environment): Promise<string> {
  const { cs_id: _, ...order } = await orderV2(world, by, environment)
  return String((await world.make(sendOrderV2, order, { by, environment })).data.order_id)
}

/** An order that has its AWB. */
export async function newLabelledOrder(world: World, by: Partner, environment: Environment): Promise<string> {
  const order_id = await newOrder(world, by, environment)
  const report = { external_id: newNumber(), order_id, status: 'awaiting_pickup' }
  await world.make(reportOrderEvent, report, { environment })
  return order_id
}
