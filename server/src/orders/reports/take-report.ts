import { reportOrderEvent } from '@edis/contract/operations/report-order-event'
import type { Actor, AuditEntry } from '../../audit/audit.ts'
import { audit } from '../../audit/audit.store.ts'
import type { Database } from '../../database/connection.ts'
import { newId } from '../../database/id.ts'
import { isRefusal } from '../../database/query-failure.ts'
import { afterCommit, inTransaction, type Transaction } from '../../database/transaction.ts'
import { Failure } from '../../http/doors/failure.ts'
import { partJudge } from '../../http/bodies/sent-request.ts'
import { loggedBody } from '../../requests/requests.ts'
import type { OrderParts } from '../sending/order-parts.ts'
import { type Received, receiveReports, type Report, type ReportAnswer } from './report.ts'
import { type KeptReport, keepReports, type ReportResult } from './reports.store.ts'

/** What a batch tells of one of its reports. `reason`: a Refusal, or the code of an error. */
type BatchResult = Pick<ReportAnswer, 'outcome'> & {
  external_id: string | null
  order_id: string | null
  status: ReportAnswer['status'] | null
  reason: string | null
}

/** A report as it came, and whose it is. */
export type SentReport = { report: unknown; by: Actor }

/** Takes one report in, and keeps it with its outcome. @throws {Failure} when it makes no sense or names no order; it is kept as refused all the same. */
export async function takeReport(
  database: Database,
  parts: OrderParts,
  report: Report,
  by: Actor,
): Promise<ReportAnswer> {
  const [answer] = await takeAll(database, parts, [{ report, by }])
  if (!answer || answer instanceof Failure) throw answer ?? new Error('a report without an answer')
  return answer
}

/** Takes in each of many reports: a bad one stops no other. */
export async function takeReports(
  database: Database,
  parts: OrderParts,
  reports: readonly unknown[],
  by: Actor,
): Promise<BatchResult[]> {
  const answers = await takeAll(
    database,
    parts,
    reports.map((report) => ({ report, by })),
  )
  return answers.map((answer, at) => {
    const external_id = externalIdOf(reports[at])
    if (answer instanceof Failure)
      return { external_id, outcome: 'refused', order_id: null, status: null, reason: answer.code }
    const { outcome, order_id, status, reason } = answer
    return { external_id, outcome, order_id, status, reason }
  })
}

/** Takes reports in as if one after the other, many in one transaction. Gives the answer to each, or why it makes no sense. */
export async function takeAll(
  database: Database,
  parts: OrderParts,
  sent: readonly SentReport[],
): Promise<(ReportAnswer | Failure)[]> {
  const answers: (ReportAnswer | Failure)[] = []
  for (const some of apart(sent)) answers.push(...(await takeTogether(database, parts, some)))
  return answers
}

/** In one transaction: its commit is waited for once. */
export const mostTogether = 32

/** Groups in which no report has to wait for what another one writes, except of the same order. */
function apart(sent: readonly SentReport[]): SentReport[][] {
  const groups: SentReport[][] = []
  let ids = new Set<string>()
  let awbs = new Set<string>()
  for (const one of sent) {
    const { order_id, awb, courier_awb } = (one.report ?? {}) as Partial<Report>
    const id = externalIdOf(one.report)
    const isNamedByCourier = order_id === undefined && awb === undefined
    const waits =
      (id !== null && ids.has(id)) || (isNamedByCourier && courier_awb !== undefined && awbs.has(courier_awb))
    if (waits || groups.length === 0 || groups.at(-1)!.length === mostTogether) {
      groups.push([])
      ids = new Set()
      awbs = new Set()
    }
    groups.at(-1)!.push(one)
    if (id !== null) ids.add(id)
    if (!isNamedByCourier && courier_awb !== undefined) awbs.add(courier_awb)
  }
  return groups
}

async function takeTogether(
  database: Database,
  parts: OrderParts,
  sent: readonly SentReport[],
): Promise<(ReportAnswer | Failure)[]> {
  try {
    return await inTransaction(database, async (transaction) => {
      const reports = sent.flatMap(({ report }) => (isReport(report) ? (report as Report) : []))
      const received = await receiveReports(parts, transaction, reports)
      const results = sent.map(({ report }) =>
        isReport(report) ? received.shift()! : new Failure('VALIDATION_FAILED'),
      )
      const kept = sent.map(({ report }, at) => {
        const result = results[at]!
        const came = cameIn(parts, report)
        return result instanceof Failure ? masked({ ...came, reason: result.code }) : { ...came, ...result }
      })
      await Promise.all([keepReports(transaction, kept), ...audits(parts, transaction, sent, results)])
      afterCommit(transaction, () => {
        for (const { outcome } of kept) parts.onReport(outcome)
      })
      return results.map((result) => (result instanceof Failure ? result : answerOf(result)))
    })
  } catch (error) {
    // What can't be stored is found by taking each by itself
    if (sent.length === 1 || !isRefusal(error)) throw error
    const each: (ReportAnswer | Failure)[] = []
    for (const one of sent) each.push(...(await takeTogether(database, parts, [one])))
    return each
  }
}

/** What was applied, of each who reported it; of staff also what was to no effect. */
function audits(
  parts: OrderParts,
  transaction: Transaction,
  sent: readonly SentReport[],
  results: readonly (Received | Failure)[],
): Promise<void>[] {
  const told = sent.flatMap(({ report, by }, at) => {
    const result = results[at]!
    if (result instanceof Failure) return []
    const isApplied = result.outcome === 'applied' && result.before !== null
    return isApplied || by.kind === 'staff' ? { by, entry: changeOf(parts, report as Report, result, by) } : []
  })
  const whose = Map.groupBy(told, ({ by: { kind, id, address } }) => `${kind} ${id} ${address}`)
  return [...whose.values()].map((ofOne) => audit(transaction, ofOne[0]!.by, ...ofOne.map(({ entry }) => entry)))
}

/** Keeps what is no report by its form: every one is kept, masked. */
export async function keepMalformed(database: Database, parts: OrderParts, report: unknown): Promise<void> {
  await keepReports(database.$client, [masked({ ...cameIn(parts, report), reason: 'VALIDATION_FAILED' })])
  parts.onReport('refused')
}

const isReport = partJudge(reportOrderEvent.request)

/** Without an order it is nobody's whom it tells of, and would outlast their erasure: masked, as the log masks requests. */
const masked = (kept: KeptReport): KeptReport => ({
  ...kept,
  report: loggedBody(JSON.parse(kept.report)) ?? kept.report,
})

/** A report as long as nothing is known to have become of it. */
const cameIn = ({ now }: Pick<OrderParts, 'now'>, report: unknown): KeptReport => ({
  id: newId('rpt'),
  externalId: externalIdOf(report),
  orderId: null,
  partnerId: null,
  report: JSON.stringify(report),
  outcome: 'refused',
  reason: null,
  status: null,
  sequence: null,
  receivedAt: now(),
})

const changeOf = (
  { environment }: Pick<OrderParts, 'environment'>,
  { event, external_id, note, reason }: Report,
  { orderId, partnerId, before, status, sequence, outcome, reason: refusal }: Received,
  { kind }: Actor,
): AuditEntry => ({
  action: 'order.reported',
  target: orderId,
  partnerId,
  environment,
  before: { status: before ?? status },
  after: {
    status,
    sequence,
    external_id,
    ...(event && { event }),
    ...(outcome !== 'applied' && { outcome, refused_because: refusal }),
  },
  // What couriers write may be about people
  reason: kind === 'staff' ? (note ?? reason ?? null) : null,
})

function externalIdOf(report: unknown): string | null {
  const id = (report as Partial<Report> | null)?.external_id
  return typeof id === 'string' && /^[!-~]{1,100}$/.test(id) ? id : null
}

const answerOf = ({ orderId, outcome, reason, status, sequence }: ReportResult): ReportAnswer => ({
  outcome,
  order_id: orderId,
  status,
  sequence,
  reason,
})
