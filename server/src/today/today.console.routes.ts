import type { DataOf } from '@edis/contract/calls/call'
import { countedTo, listedToday, showToday } from '@edis/contract/console/today'
import { listFailingWebhooks, listRefusedReports } from '@edis/contract/console/webhooks'
import type { Environment } from '@edis/contract/environment'
import type { ConsoleDoor } from '../http/doors/console-door.ts'
import { momentCursorKey, pageOf } from '../http/doors/page.ts'
import { dayBegan, reported, standingLimits } from './today.ts'
import type { CancelRequest, FailingWebhook, RefusedReport, ShortStock, StuckOrder, TodayStore } from './today.store.ts'

type Today = DataOf<typeof showToday>
type Parts = {
  stores: Readonly<Record<Environment, TodayStore>>
  /** Of the partners, the same in both environments. */
  countActive: () => Promise<number>
  waiting: (most: number) => Promise<{ count: number; items: Today['production_requests']['items'] }>
  /** Numbers orders that changed and that no reader of the feed has asked for. */
  catchUp: (environment: Environment) => Promise<void>
  /** Those in trouble, the worst first. */
  inTrouble: (environment: Environment) => Promise<Today['partners_in_trouble']['items']>
  now: () => Date
}

/** What waits for somebody. */
export function todayRoutes(door: ConsoleDoor, { stores, countActive, waiting, catchUp, inTrouble, now }: Parts): void {
  door.answer(showToday, async ({ caller: { environment } }) => {
    const store = stores[environment]
    const since = dayBegan(now())
    const caughtUp = catchUp(environment)
    const [partners, requests, cancelling, failing, failingCount, stuck, refused, refusedCount, short, troubled] =
      await Promise.all([
        countActive(),
        waiting(listedToday),
        caughtUp.then(() => store.cancelling(countedTo)),
        store.failing('', [], listedToday, countedTo),
        store.countFailing(countedTo),
        caughtUp.then(() => store.stuck(standingLimits, now(), countedTo)),
        store.refused({ since }, [], listedToday).then((rows) => withNamed(store, rows)),
        store.countRefused(since, countedTo),
        store.short(countedTo),
        inTrouble(environment),
      ])
    return {
      at: now().toISOString(),
      partners,
      production_requests: requests,
      cancel_requests: listOf(cancelling, shownCancel),
      failing_webhooks: { count: failingCount, items: failing.map(shownWebhook) },
      stuck_orders: {
        ...listOf(stuck, shownStuck),
        past_promise: stuck.filter(({ promisedAt }) => new Date(promisedAt) < now()).length,
      },
      refused_reports: { count: refusedCount, items: refused.map(shownReport), since: since.toISOString() },
      short_stock: {
        ...listOf(short, shownShort),
        warehouses: new Set(short.map(({ warehouseId }) => warehouseId)).size,
      },
      partners_in_trouble: listOf(troubled, (partner) => partner),
    }
  })

  door.answer(listFailingWebhooks, async ({ fields: { search = '', cursor, limit = 50 }, caller: { environment } }) => {
    const after = momentCursorKey(cursor, 'infinity') ?? []
    const rows = await stores[environment].failing(search.trim(), after, limit + 1, countedTo)
    const since = ({ failingSince }: FailingWebhook) => failingSince?.toISOString() ?? 'infinity'
    const { items, next_cursor } = pageOf(rows, limit, (row) => [since(row), row.webhookId])
    return { items: items.map(shownWebhook), next_cursor }
  })

  door.answer(listRefusedReports, async ({ fields, caller: { environment } }) => {
    const { search = '', reason = null, cursor, limit = 50 } = fields
    const asked = { since: new Date(0), search: search.trim(), reason }
    const store = stores[environment]
    const rows = await store.refused(asked, momentCursorKey(cursor) ?? [], limit + 1)
    const { items, next_cursor } = pageOf(rows, limit, ({ receivedAt, id }) => [receivedAt.toISOString(), id])
    return { items: (await withNamed(store, items)).map(shownReport), next_cursor }
  })
}

/** One that could not be read is kept as of no order, though it may say which one it was about. */
async function withNamed(store: TodayStore, rows: readonly RefusedReport[]): Promise<RefusedReport[]> {
  const said = new Map(rows.flatMap((row) => (row.orderId === null ? [[row, reported(row.report)]] : [])))
  const names = [...said.values()]
  if (names.length === 0) return [...rows]
  const orders = await store.named(
    names.flatMap(({ orderId }) => orderId ?? []),
    names.flatMap(({ awb }) => awb ?? []),
    names.flatMap(({ courierAwb }) => courierAwb ?? []),
  )
  return rows.map((row) => {
    const { orderId, awb, courierAwb } = said.get(row) ?? {}
    const order = orders.find((one) =>
      orderId ? one.orderId === orderId : awb ? one.awb === awb : courierAwb ? one.courierAwb === courierAwb : false,
    )
    return order ? { ...row, ...order, awb: order.awb ?? row.awb } : row
  })
}

const listOf = <Row, Shown>(rows: readonly Row[], show: (row: Row) => Shown) => ({
  count: rows.length,
  items: rows.slice(0, listedToday).map(show),
})

const shownCancel = ({ partnerId, partnerName, orderId, partnerOrderId, awb, since }: CancelRequest) => ({
  partner_id: partnerId,
  partner_name: partnerName,
  order_id: orderId,
  partner_order_id: partnerOrderId,
  awb,
  since: since.toISOString(),
})

const shownWebhook = ({ partnerId, partnerName, webhookId, failingSince, ...row }: FailingWebhook) => ({
  partner_id: partnerId,
  partner_name: partnerName,
  webhook_id: webhookId,
  event: row.event,
  url: row.url,
  failing_since: failingSince?.toISOString() ?? null,
  http_status: row.httpStatus,
  fault: row.fault,
  disabled_reason: row.disabledReason,
  waiting: row.waiting,
})

const shownStuck = (row: StuckOrder) => ({
  partner_id: row.partnerId,
  partner_name: row.partnerName,
  order_id: row.orderId,
  partner_order_id: row.partnerOrderId,
  awb: row.awb,
  status: row.status,
  courier_code: row.courierCode,
  service_code: row.serviceCode,
  since: row.since.toISOString(),
  limit_hours: row.limitHours,
  promised_at: row.promisedAt,
})

const shownReport = ({ id, externalId, orderId, awb, report, reason, receivedAt, ...row }: RefusedReport) => {
  const said = reported(report)
  return {
    report_id: id,
    external_id: externalId,
    order_id: orderId,
    order_status: row.orderStatus,
    partner_id: row.partnerId,
    partner_name: row.partnerName,
    awb: awb ?? said.awb,
    courier_awb: said.courierAwb,
    status: said.status,
    reason,
    received_at: receivedAt.toISOString(),
  }
}

const shownShort = (row: ShortStock) => ({
  warehouse_id: row.warehouseId,
  warehouse_name: row.warehouseName,
  product_id: row.productId,
  sku: row.sku,
  product_name: row.productName,
  on_hand: row.onHand,
  reserved: row.reserved,
  short_by: row.reserved - row.onHand,
  as_of: row.asOf.toISOString(),
})
