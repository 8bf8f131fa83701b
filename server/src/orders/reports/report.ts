import { hints } from '@edis/contract/errors/hints'
import type { DataOf, RequestOf } from '@edis/contract/calls/call'
import type { reportOrderEvent } from '@edis/contract/operations/report-order-event'
import type { OrderState } from '@edis/contract/order-states'
import { Failure, fieldFault, type FieldFault } from '../../http/doors/failure.ts'
import type { RefusedRequest, Sound } from '../../http/bodies/sound-fields.ts'
import type { Transaction } from '../../database/transaction.ts'
import { costWeighed } from '../sending/cost-weighed.ts'
import { applyUpdates } from '../order-changes.ts'
import type { OrderParts } from '../sending/order-parts.ts'
import { noSuchOrder } from '../order-names.ts'
import type { Order, OrderUpdate } from '../orders.ts'
import { lockOrders, type OrderName } from '../orders.store.ts'
import type { SettledStock, StockKeeping } from '../stock.store.ts'
import { findResults, type ReportResult } from './reports.store.ts'

export type Report = RequestOf<typeof reportOrderEvent>
export type ReportAnswer = DataOf<typeof reportOrderEvent>

/** `before`: the state that the order was in; null: nothing was done anew. */
export type Received = ReportResult & { partnerId: string; before: OrderState | null }

/**
 * Takes in what the provider's systems say of orders, each report with an external_id of its own. Gives what became of each, or why
 * it makes no sense or names no order. One that came before is answered as it was then; one that was refused is judged anew once the order
 * has moved. Those of one order are taken in one after the other.
 */
export async function receiveReports(
  parts: OrderParts,
  transaction: Transaction,
  reports: readonly Report[],
): Promise<(Received | Failure)[]> {
  const results = new Map<Report, Received | Failure>()
  const sensible = reports.flatMap((report) => {
    const name = nameOf(report)
    const faults = reportFaults({ fields: report, isSound: () => true }, parts.now())
    if (name && faults.length === 0) return { report, name }
    results.set(report, new Failure('VALIDATION_FAILED', { faults }))
    return []
  })
  const known = await findResults(
    transaction,
    sensible.map(({ report }) => report.external_id),
  )
  const freed: SettledStock[] = []
  const stock: StockKeeping = { ...parts.stock, settle: async (_, lines) => void freed.push(...lines) }
  let left = sensible.map(({ report, name }): Named => {
    const earlier = known.get(report.external_id) ?? null
    const settled = earlier && earlier.outcome !== 'refused'
    return { report, earlier, name: settled ? { by: 'order_id', value: earlier.orderId } : name, sent: name }
  })
  while (left.length > 0) {
    const orders = await lockOrders(
      transaction,
      null,
      left.map(({ name }) => name),
    )
    const first: (Named & { order: Order })[] = []
    const later: Named[] = []
    for (const [at, named] of left.entries()) {
      const order = orders[at]
      if (!order) results.set(named.report, noSuchOrder(named.sent))
      else if (first.some((one) => one.order.id === order.id)) later.push(named)
      else first.push({ ...named, order })
    }
    for (const [report, received] of await receive({ ...parts, stock }, transaction, first))
      results.set(report, received)
    left = later
  }
  // At once, whatever came when: locked in their order, its rows make nobody wait in a circle
  if (freed.length > 0) await parts.stock.settle(transaction, freed)
  return reports.map((report) => results.get(report)!)
}

/** `earlier`: what became of it when it came before. `sent`: the name that the report has. */
type Named = { report: Report; earlier: ReportResult | null; name: OrderName; sent: OrderName }

/** Of one order each. */
async function receive(
  parts: OrderParts,
  transaction: Transaction,
  reports: readonly (Named & { order: Order })[],
): Promise<Map<Report, Received>> {
  const results = new Map<Report, Received>()
  const updates: { report: Report; order: Order; update: OrderUpdate }[] = []
  for (const { report, earlier, order } of reports) {
    const { partnerId } = order
    if (earlier && stands(earlier, order)) {
      results.set(report, { ...earlier, partnerId, before: null })
      continue
    }
    const change = await changeOf(parts, transaction, report, order)
    if (change) updates.push({ report, order, update: updateOf(report, change, parts.now()) })
    else
      results.set(report, { ...resultOf(order), outcome: 'refused', reason: 'PRICE_MISSING', partnerId, before: null })
  }
  const outcomes = await applyUpdates(parts, transaction, updates)
  for (const [at, { order: after, outcome, reason }] of outcomes.entries()) {
    const { report, order } = updates[at]!
    results.set(report, { ...resultOf(after), outcome, reason, partnerId: order.partnerId, before: order.status })
  }
  return results
}

/** Whether the report gets the answer that it got before. */
const stands = (earlier: ReportResult, order: Order): boolean =>
  earlier.outcome !== 'refused' || (earlier.orderId === order.id && earlier.sequence === order.sequence)

const resultOf = ({ id, status, sequence }: Order) => ({ orderId: id, status, sequence })

/** Exactly one of our names, or else the courier's. */
function nameOf({ order_id, awb, courier_awb }: Sound<Report>): OrderName | null {
  if (order_id !== undefined) return awb === undefined ? { by: 'order_id', value: order_id } : null
  if (awb !== undefined) return { by: 'awb', value: awb }
  return courier_awb === undefined ? null : { by: 'courier_awb', value: courier_awb }
}

function nameFaults(report: Sound<Report>): FieldFault[] {
  if (nameOf(report)) return []
  return report.awb === undefined
    ? [fieldFault('order_id', 'FIELD_REQUIRED', hints.orderIdOrAwb, { one_of: ['order_id', 'awb', 'courier_awb'] })]
    : [fieldFault('awb', 'FIELD_INVALID', hints.orderIdOrAwb)]
}

const updateOf = (report: Report, change: OrderUpdate['change'], now: Date): OrderUpdate => ({
  source: 'operator',
  externalId: report.external_id,
  change,
  reasonCode: report.reason_code ?? null,
  reason: report.reason ?? null,
  location: report.location ?? null,
  note: report.note ?? null,
  courierAwb: report.courier_awb ?? null,
  trackingUrl: report.tracking_url ?? null,
  occurredAt: report.occurred_at === undefined ? now : new Date(report.occurred_at),
  isDated: report.occurred_at !== undefined,
})

/** null: the parcel was weighed, and there is no price for it any more. */
async function changeOf(
  parts: OrderParts,
  transaction: Transaction,
  report: Report,
  order: Order,
): Promise<OrderUpdate['change'] | null> {
  if (report.event === 'order.cod_settled') return { kind: 'cod_settled' }
  if (report.event === 'order.scanned') return { kind: 'scanned' }
  if (report.event === 'order.weight_adjusted') {
    const actualWeightG = report.actual_weight_g ?? 0
    const cost = await costWeighed(parts, transaction, order, actualWeightG)
    return cost && { kind: 'weight', actualWeightG, cost }
  }
  const { receiver_name = null, photo_url = null } = report
  const proof = receiver_name === null && photo_url === null ? null : { receiver_name, photo_url }
  return { kind: 'state', to: report.status ?? order.status, proof }
}

/** The provider's clock may be this far ahead of ours; a report may come this late. */
const maxAhead = 5 * 60_000
const maxBehind = 366 * 86_400_000

/** What is wrong with what there is of a report, besides its form. */
export function reportFaults({ fields, isSound }: RefusedRequest<Report>, now: Date): FieldFault[] {
  const faults = isSound('order_id', 'awb', 'courier_awb') ? nameFaults(fields) : []
  const { status, event } = fields
  if (status === undefined && event === undefined && isSound('status', 'event'))
    faults.push(fieldFault('status', 'FIELD_REQUIRED', hints.statusOrEvent, { one_of: ['status', 'event'] }))
  if (status !== undefined && event !== undefined)
    faults.push(fieldFault('event', 'FIELD_INVALID', hints.statusOrEvent))
  if (status === 'delivery_failed' && fields.reason_code === undefined)
    faults.push(fieldFault('reason_code', 'FIELD_REQUIRED'))
  const isPlaced = fields.location !== undefined || fields.note !== undefined
  if (event === 'order.scanned' && !isPlaced && isSound('location', 'note'))
    faults.push(fieldFault('location', 'FIELD_REQUIRED', hints.locationOrNote))
  const isWeight = event === 'order.weight_adjusted'
  if (isWeight && fields.actual_weight_g === undefined) faults.push(fieldFault('actual_weight_g', 'FIELD_REQUIRED'))
  if (!isWeight && fields.actual_weight_g !== undefined && isSound('event'))
    faults.push(fieldFault('actual_weight_g', 'FIELD_INVALID', hints.onlyWith('order.weight_adjusted')))
  for (const field of ['receiver_name', 'photo_url'] as const)
    if (fields[field] !== undefined && status !== 'delivered' && isSound('status'))
      faults.push(fieldFault(field, 'FIELD_INVALID', hints.onlyWith('delivered')))
  if (fields.occurred_at !== undefined && !isNear(Date.parse(fields.occurred_at), now.getTime()))
    faults.push(fieldFault('occurred_at', 'FIELD_INVALID', hints.timeOutOfRange))
  return faults
}

/** False of what has the form of a time and is none: 23:59:60. */
const isNear = (time: number, now: number): boolean => time <= now + maxAhead && time >= now - maxBehind
