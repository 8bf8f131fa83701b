import type { DataOf } from '@edis/contract/calls/call'
import * as calls from '@edis/contract/console/orders'
import type { Environment } from '@edis/contract/environment'
import type { ConsoleDoor } from '../http/doors/console-door.ts'
import { Failure } from '../http/doors/failure.ts'
import { cursorKey, pageOf, wholeNumber } from '../http/doors/page.ts'
import type { MailOfOrder } from '../mail/mail.store.ts'
import { cityOf, type Regions } from '../regions/regions.ts'
import type { ListedArchived } from './archived-orders.store.ts'
import { maskedName, maskedOrder, maskedPhone } from './masked-order.ts'
import { orderInArchive } from './order-names.ts'
import { phoneEnd, withoutGroups } from './order-search.ts'
import type { ListedOrder, OrderPages, ReportOfOrder } from './order-pages.store.ts'

type Shown = DataOf<typeof calls.showOrder>
type Entry = Shown['entries'][number]
type Found = DataOf<typeof calls.findAnything>
export type Orders = { wholeOrder: (orderId: string) => Promise<Shown['order'] | null> }
type Place = Orders & {
  pages: OrderPages
  /** What happened to an order of a partner, but for its reports and mails. */
  timelineOf: (partnerId: string, orderId: string) => Promise<Omit<Entry, 'report' | 'mail'>[]>
  /** What staff wrote about an order, the last first. */
  mailsOf: (orderId: string) => Promise<MailOfOrder[]>
  /** Numbers orders that changed and that no reader of the feed has asked for. */
  catchUp: () => Promise<void>
}
type Parts = {
  places: Readonly<Record<Environment, Place>>
  findPartners: (text: string, limit: number) => Promise<Found['partners']>
  /** What a report said, as far as it can be read. */
  reported: (report: string) => { status: string | null; awb: string | null; courierAwb: string | null }
  regions: Pick<Regions, 'find'>
}

const foundAtOnce = 20

/** The orders of all partners as the console shows them: whom they go to is masked, until somebody says why they ask. */
export function orderConsoleRoutes(door: ConsoleDoor, { places, findPartners, reported, regions }: Parts): void {
  const shown = (row: ListedOrder): Found['orders'][number] => shownOrder(row, regions)

  door.answer(calls.findAnything, async ({ fields, caller: { environment } }) => {
    const text = withoutGroups(fields.text.trim())
    if (text === '') return { orders: [], archived: [], partners: [] }
    const { pages } = places[environment]
    const [orders, archived, partners] = await Promise.all([
      pages.find(text, phoneEnd(text), foundAtOnce),
      pages.archived(text, foundAtOnce),
      findPartners(text, foundAtOnce),
    ])
    return { orders: orders.map(shown), archived: archived.map(shownArchived), partners }
  })

  door.answer(calls.listAllOrders, async ({ fields, caller: { environment } }) => {
    const { partner_id: partnerId = null, status = null, cursor, limit = 50 } = fields
    const { pages, catchUp } = places[environment]
    if (status === null || partnerId !== null) {
      const [before = null] = cursorKey(cursor) ?? []
      const page = pageOf(await pages.list(partnerId, status, before, limit + 1), limit, ({ orderId }) => [orderId])
      return { ...page, items: page.items.map(shown) }
    }
    // Of two parts, so that it is no cursor of the other list.
    const [before = null] = cursorKey(cursor, 2) ?? []
    if (before === null) await catchUp()
    const found = await pages.inStatus(status, before === null ? null : wholeNumber(before), limit + 1)
    const page = pageOf(found, limit, ({ number }) => [number, status])
    return { ...page, items: page.items.map(shown) }
  })

  async function orderOf(environment: Environment, orderId: string): Promise<Shown['order']> {
    const { wholeOrder, pages } = places[environment]
    const order = await wholeOrder(orderId)
    if (order) return order
    const [archived] = await pages.archived(orderId, 1)
    throw archived ? orderInArchive(archived) : new Failure('ORDER_NOT_FOUND', { details: { order_id: orderId } })
  }

  door.answer(calls.showOrder, async ({ fields: { order_id: orderId }, caller: { environment } }) => {
    const order = await orderOf(environment, orderId)
    const { pages, timelineOf, mailsOf } = places[environment]
    const [entries, reports, mails, warehouse] = await Promise.all([
      timelineOf(order.partner_id, orderId),
      pages.reports(orderId),
      mailsOf(orderId),
      pages.warehouseName(order.warehouse_id),
    ])
    const none = { request: null, event: null, attempt: null, report: null, mail: null }
    const ofReports = reports.toReversed().map((row): Entry => ({
      ...none,
      kind: 'report',
      at: row.receivedAt.toISOString(),
      report: shownReport(row, order),
    }))
    const ofMails = mails
      .toReversed()
      .map(({ at, ...mail }): Entry => ({ ...none, kind: 'mail', at: at.toISOString(), mail }))
    const all = [...entries.map((entry) => ({ ...none, ...entry })), ...ofReports, ...ofMails]
    return {
      order: maskedOrder(order),
      district_name: regions.find(order.recipient.district_code)?.fullName ?? null,
      warehouse_name: warehouse,
      entries: all.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)),
    }
  })

  const shownReport = (row: ReportOfOrder, order: Shown['order']): Entry['report'] => {
    const said = reported(row.report)
    return {
      report_id: row.id,
      external_id: row.externalId,
      order_id: order.order_id,
      partner_id: order.partner_id,
      awb: said.awb ?? order.awb,
      courier_awb: said.courierAwb ?? order.courier_awb,
      status: said.status,
      outcome: row.outcome,
      reason: row.reason,
      received_at: row.receivedAt.toISOString(),
    }
  }

  door.change(
    calls.revealRecipient,
    async ({ fields: { order_id: orderId, reason }, caller: { environment } }, change) => {
      const { partner_id: partnerId, recipient, dropship, note, proof } = await orderOf(environment, orderId)
      await change.audit({ action: 'recipient.revealed', target: orderId, partnerId, environment, reason })
      return { recipient, dropship, note, proof }
    },
  )
}

const shownArchived = (row: ListedArchived): Found['archived'][number] => ({
  order_id: row.orderId,
  partner_order_id: row.partnerOrderId,
  partner_id: row.partnerId,
  partner_name: row.partnerName,
  awb: row.awb,
  status: row.status,
  archive_id: row.archiveId,
  archived_at: row.archivedAt.toISOString(),
  created_at: row.createdAt.toISOString(),
})

const shownOrder = (row: ListedOrder, regions: Parts['regions']): Found['orders'][number] => ({
  order_id: row.orderId,
  partner_order_id: row.partnerOrderId,
  partner_id: row.partnerId,
  partner_name: row.partnerName,
  awb: row.awb,
  courier_awb: row.courierAwb,
  status: row.status,
  courier_code: row.courierCode,
  service_code: row.serviceCode,
  payment_method: row.paymentMethod,
  cod_amount: row.codAmount,
  total: row.total,
  recipient: {
    name: maskedName(row.recipient.name),
    phone: maskedPhone(row.recipient.phone),
    district_code: row.recipient.district_code,
    city: regions.find(cityOf(row.recipient.district_code))?.name ?? null,
  },
  promised_at: row.promisedAt,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})
