import type { OpenDataOf, RequestOf } from '@edis/contract/open-api-call'
import type { receiveOrderEvent } from '@edis/contract/open-api/order-events'
import { Failure, type FieldFault } from '../http/failure.ts'
import type { Transaction } from '../database/transaction.ts'
import { costWeighed } from './cost-weighed.ts'
import { applyUpdates } from './order-changes.ts'
import type { OrderParts } from './order-parts.ts'
import type { Order, OrderUpdate } from './orders.ts'
import { findReported, lockOrder, type OrderName } from './orders.store.ts'

export type Report = RequestOf<typeof receiveOrderEvent>
export type ReportAnswer = OpenDataOf<typeof receiveOrderEvent>

/** Takes in what the provider's systems say of an order. @throws {Failure} when the report makes no sense. */
export async function receiveReport(
  parts: OrderParts,
  transaction: Transaction,
  report: Report,
  name: OrderName,
): Promise<ReportAnswer> {
  const faults = reportFaults(report, parts.now())
  if (faults.length > 0) throw new Failure('VALIDATION_FAILED', { faults })
  const reported = await findReported(transaction, report.external_id)
  const order = await lockOrder(transaction, null, name)
  if (!order) throw new Failure('ORDER_NOT_FOUND')
  if (reported) return answer(order, 'repeated')
  const change = await changeOf(parts, report, order)
  if (!change) return answer(order, 'not_allowed')
  const update: OrderUpdate = {
    source: 'operator',
    externalId: report.external_id,
    change,
    reasonCode: report.reason_code ?? null,
    reason: report.reason ?? null,
    location: report.location ?? null,
    note: report.note ?? null,
    occurredAt: report.occurred_at === undefined ? parts.now() : new Date(report.occurred_at),
  }
  const [outcome] = await applyUpdates(parts, transaction, [{ order, update }])
  return answer(outcome?.order ?? order, outcome?.ignored ?? null)
}

const answer = ({ id, status, sequence }: Order, ignored: ReportAnswer['ignored_reason']): ReportAnswer => ({
  order_id: id,
  status,
  sequence,
  applied: ignored === null,
  ignored_reason: ignored,
})

/** null: the parcel was weighed, and there is no price for it any more. */
async function changeOf(parts: OrderParts, report: Report, order: Order): Promise<OrderUpdate['change'] | null> {
  if (report.event === 'order.cod_settled') return { kind: 'cod_settled' }
  if (report.event === 'order.weight_adjusted') {
    const actualWeightG = report.actual_weight_g ?? 0
    const cost = await costWeighed(parts, order, actualWeightG)
    return cost && { kind: 'weight', actualWeightG, cost }
  }
  const { receiver_name = null, photo_url = null } = report
  const proof = receiver_name === null && photo_url === null ? null : { receiver_name, photo_url }
  return { kind: 'state', to: report.status ?? order.status, proof }
}

/** The provider's clock may be this far ahead of ours; a report may come this late. */
const mostAhead = 5 * 60_000
const mostBehind = 366 * 86_400_000

function reportFaults(report: Report, now: Date): FieldFault[] {
  const faults: FieldFault[] = []
  const { status, event } = report
  if (status === undefined && event === undefined) faults.push(fault('status', 'FIELD_REQUIRED', statusOrEvent))
  if (status !== undefined && event !== undefined) faults.push(fault('event', 'FIELD_INVALID', statusOrEvent))
  if (status === 'delivery_failed' && report.reason_code === undefined)
    faults.push(fault('reason_code', 'FIELD_REQUIRED'))
  const isWeight = event === 'order.weight_adjusted'
  if (isWeight && report.actual_weight_g === undefined) faults.push(fault('actual_weight_g', 'FIELD_REQUIRED'))
  if (!isWeight && report.actual_weight_g !== undefined)
    faults.push(fault('actual_weight_g', 'FIELD_INVALID', only('order.weight_adjusted')))
  for (const field of ['receiver_name', 'photo_url'] as const)
    if (report[field] !== undefined && status !== 'delivered')
      faults.push(fault(field, 'FIELD_INVALID', only('delivered')))
  if (report.occurred_at !== undefined && !isNear(Date.parse(report.occurred_at), now.getTime()))
    faults.push(fault('occurred_at', 'FIELD_INVALID', notNear))
  return faults
}

/** False of what has the form of a time and is none: 23:59:60. */
const isNear = (time: number, now: number): boolean => time <= now + mostAhead && time >= now - mostBehind

const fault = (field: string, error: 'FIELD_REQUIRED' | 'FIELD_INVALID', message?: FieldFault['message']): FieldFault =>
  message ? { field, error, message } : { field, error }

const statusOrEvent = { en: 'Send exactly one of status and event.', id: 'Kirim tepat satu dari status dan event.' }
const only = (value: string) => ({ en: `Only with ${value}.`, id: `Hanya dengan ${value}.` })
const notNear = {
  en: 'This moment is still to come, or too long ago.',
  id: 'Waktu ini belum terjadi atau sudah terlalu lama.',
}
