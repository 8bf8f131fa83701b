import { cancelOrder } from '@edis/contract/open-api/cancel-order'
import { createKey, listKeys } from '@edis/contract/portal-calls/keys'
import { createCustomerService } from '@edis/contract/open-api/create-customer-service'
import { listCustomerServices } from '@edis/contract/open-api/list-customer-services'
import { reportOrderEvent } from '@edis/contract/operations/report-order-event'
import { rateV2 } from '@edis/contract/open-api/rate-v2'
import { sendOrderV1 } from '@edis/contract/open-api/send-order-v1'
import { sendOrderV2 } from '@edis/contract/open-api/send-order-v2'
import { createAllowedIp, deleteAllowedIp, updateAllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { advanceOrder } from '@edis/contract/portal-calls/orders'
import { createWebhook, enableWebhook, updateWebhook } from '@edis/contract/portal-calls/webhooks'
import {
  allowedIpNow,
  e164,
  type Fields,
  inPortal,
  type Kept,
  labelledOrder,
  orderNow,
  rowOf,
  succeed,
  utc,
  webhookNow,
} from './afterwards.ts'
import { goodRequest, newNumber, newOrder } from './good-requests.ts'
import { keptByTeams } from './kept-by-teams.ts'
import type { World } from './world.ts'

/** `fill` adds what the contract has and the request lacks, as its examples. */
type KeptBy = (world: World, fill: (given: Fields) => Fields) => Promise<Kept[]>

/** For each call that keeps fields, requests that together have every one, and what became of them. */
export const keptBy: Record<string, KeptBy> = {
  ...keptByTeams,

  [sendOrderV2.path]: async (world, fill) => {
    const good = await goodRequest(world, sendOrderV2)
    const { items, payment_method, cod_amount, insurance, delivery_type, warehouse_id } = good
    const { quote_id } = await succeed(world, rateV2, {
      items,
      payment_method,
      cod_amount,
      insurance,
      delivery_type,
      warehouse_id,
      destination_district: (good['recipient'] as Fields)['district_code'],
    })
    const sent = fill({ ...good, quote_id })
    const { order_id } = await succeed(world, sendOrderV2, sent)
    const { row, told } = await orderNow(world, order_id)
    const agents = (await succeed(world, listCustomerServices, {}))['items'] as Fields[]
    const agent = agents.find((one) => one['cs_id'] === sent['cs_id'] && one['orders_count'] === 1)
    const pickup = sent['pickup_schedule'] as Fields
    const understood = {
      recipient: e164(sent['recipient']),
      dropship: e164(sent['dropship']),
      pickup_schedule: { start: utc(pickup['start']), end: utc(pickup['end']) },
    }
    const elsewhere = { cs_id: agent?.['cs_id'], metadata: { scenario: told['scenario'] } }
    return [{ sent: { ...sent, ...understood }, row, told: { ...told, ...elsewhere } }]
  },

  [sendOrderV1.path]: async (world, fill) => {
    const sent = fill(await goodRequest(world, sendOrderV1))
    const { order_id } = await succeed(world, sendOrderV1, sent)
    const { row, told } = await orderNow(world, order_id)
    const [{ name: goods = '', price: item_value, ...sizes } = {}] = row['items'] as Fields[]
    const [qty, item_name] = String(goods).split(' × ')
    return [
      {
        sent: { ...sent, recipient_phone: e164({ phone: sent['recipient_phone'] })['phone'] },
        row: { ...row, ...flat(row['recipient']), ...sizes, qty: Number(qty), item_name, item_value },
        told: { ...told, ...flat(told['recipient']) },
      },
    ]
  },

  [cancelOrder.path]: async (world) => {
    const kept: Kept[] = []
    for (const name of ['order_id', 'partner_order_id', 'awb']) {
      const order = await labelledOrder(world)
      const sent = { [name]: order[name], reason_code: 'ADDRESS_WRONG', reason: newNumber() }
      await succeed(world, cancelOrder, sent)
      const { row, told, line, lineRow } = await orderNow(world, order['order_id'])
      kept.push({ sent, row: { ...row, ...lineRow }, told: { ...told, ...line } })
    }
    return kept
  },

  [reportOrderEvent.path]: async (world) => {
    const { order_id, awb } = await labelledOrder(world)
    const courier_awb = newNumber()
    const reports: Fields[] = [
      { order_id, status: 'picked_up', courier_awb, tracking_url: 'https://courier.example/1' },
      { awb, status: 'in_transit', location: 'Hub Gambir', note: 'Naik truk', reason: 'Sesuai jadwal' },
      { courier_awb, event: 'order.weight_adjusted', actual_weight_g: 4_321 },
      { courier_awb, status: 'delivery_failed', reason_code: 'NOT_HOME' },
      { courier_awb, status: 'delivered', receiver_name: 'Bu Rahma', photo_url: 'https://courier.example/1.jpg' },
    ]
    const kept: Kept[] = []
    for (const [index, report] of reports.entries()) {
      const occurred_at = utc(Date.parse('2026-11-20T02:01:00Z') + index * 1_000)
      const sent = { external_id: newNumber(), occurred_at, ...report }
      await succeed(world, reportOrderEvent, sent)
      const { row, told, line, lineRow } = await orderNow(world, order_id)
      kept.push({
        sent,
        row: { ...row, ...parts(row), ...lineRow, occurred_at: utc(lineRow['occurred_at']) },
        told: { ...told, ...parts(told), ...line },
      })
    }
    return kept
  },

  [advanceOrder.path]: async (world) => {
    const order_id = await newOrder(world, world.partner, 'development')
    const kept: Kept[] = []
    for (const sent of [
      { order_id, step: 'fail', reason_code: 'NOT_HOME' },
      { order_id, step: 'weigh', weight_g: 4_321 },
    ]) {
      await inPortal(world, advanceOrder, sent)
      const { row, told, line, lineRow } = await orderNow(world, order_id)
      // What it did stands in the order's history.
      const step = { 'order.weight_adjusted': 'weigh', 'order.delivery_failed': 'fail' }[String(line['event'])]
      const weighed = (of: Fields) => ({ step, weight_g: parts(of)['actual_weight_g'] })
      kept.push({ sent, row: { ...row, ...lineRow, ...weighed(row) }, told: { ...told, ...line, ...weighed(told) } })
    }
    return kept
  },

  [createCustomerService.path]: async (world, fill) => {
    const sent = fill(await goodRequest(world, createCustomerService))
    const { cs_id } = await succeed(world, createCustomerService, sent)
    const [told = {}] = (await succeed(world, listCustomerServices, { search: sent['external_id'] }))[
      'items'
    ] as Fields[]
    return [{ sent: e164(sent), row: await rowOf(world, 'customer_services', cs_id), told }]
  },

  [createWebhook.path]: async (world) => {
    const sent = { event: 'order.delivered', url: newUrl() }
    const { id } = await inPortal(world, createWebhook, sent)
    return [{ sent, ...(await webhookNow(world, id)) }]
  },

  [updateWebhook.path]: async (world) => {
    const { id } = await inPortal(world, createWebhook, { event: '*', url: newUrl() })
    const sent = { id, event: 'order.returned', url: newUrl() }
    await inPortal(world, updateWebhook, sent)
    return [{ sent, ...(await webhookNow(world, id)) }]
  },

  [enableWebhook.path]: async (world) => {
    const { id } = await inPortal(world, createWebhook, { event: '*', url: newUrl() })
    const kept: Kept[] = []
    for (const enabled of [false, true]) {
      const sent = { id, enabled }
      await inPortal(world, enableWebhook, sent)
      const { row, told } = await webhookNow(world, id)
      const isEnabled = { row: row['disabled_reason'] === null, told: told['status'] === 'active' }
      kept.push({ sent, row: { ...row, enabled: isEnabled.row }, told: { ...told, enabled: isEnabled.told } })
    }
    return kept
  },

  [createKey.path]: async (world) => {
    const sent = { name: newNumber(), scope: 'orders' as const }
    const { id } = await inPortal(world, createKey, sent)
    const told = (await inPortal(world, listKeys, {})).find((key) => key.id === id) ?? {}
    return [{ sent, row: await rowOf(world, 'named_keys', id), told }]
  },

  [createAllowedIp.path]: async (world) => {
    // Where the tests call from, so that they still may.
    const sent = { ip: '127.0.0.0/8' }
    const { id } = await inPortal(world, createAllowedIp, sent)
    return [{ sent, ...(await allowedIpNow(world, id)) }]
  },

  [updateAllowedIp.path]: async (world) => {
    const { id } = await inPortal(world, createAllowedIp, { ip: '203.0.113.7' })
    const sent = { id, ip: '203.0.113.8' }
    await inPortal(world, updateAllowedIp, sent)
    const now = await allowedIpNow(world, id)
    await inPortal(world, deleteAllowedIp, { id })
    return [{ sent, ...now }]
  },
}

const newUrl = () => `https://hooks.tokosenja.id/${newNumber()}`

/** The recipient's fields as V1 names them. */
const flat = (recipient: unknown): Fields =>
  Object.fromEntries(Object.entries(recipient as Fields).map(([name, value]) => [`recipient_${name}`, value]))

/** What a courier reported of the parcel. */
const parts = ({ proof, cost_adjustment: adjusted }: Fields): Fields => ({
  ...(proof as Fields | null),
  ...(adjusted as Fields | null),
})
