import { reportOrderEvent } from '@edis/contract/operations/report-order-event'
import type { Actor, AuditEntry } from '../../audit/audit.ts'
import { audit } from '../../audit/audit.store.ts'
import type { Database } from '../../database/connection.ts'
import { newId } from '../../database/id.ts'
import { afterCommit, inTransaction } from '../../database/transaction.ts'
import { Failure } from '../../http/doors/failure.ts'
import { partJudge } from '../../http/bodies/sent-request.ts'
import { loggedBody } from '../../requests/requests.ts'
import type { OrderParts } from '../sending/order-parts.ts'
import { receiveReport, type Report, type ReportAnswer } from './report.ts'
import { type KeptReport, keepReport, type ReportResult } from './reports.store.ts'

/** What a batch tells of one of its reports. `reason`: a Refusal, or the code of an error. */
type BatchResult = Pick<ReportAnswer, 'outcome'> & {
  external_id: string | null
  order_id: string | null
  status: ReportAnswer['status'] | null
  reason: string | null
}

/**
 * Takes one report in, in a transaction of its own, and keeps it with its outcome. `by`: whose it is.
 * @throws {Failure} when it makes no sense or names no order; it is kept as refused all the same.
 */
export async function takeReport(
  database: Database,
  parts: OrderParts,
  report: Report,
  by: Actor,
): Promise<ReportAnswer> {
  const came = cameIn(parts, report)
  try {
    return await inTransaction(database, async (transaction) => {
      const result = await receiveReport(parts, transaction, report)
      await Promise.all([
        keepReport(transaction, { ...came, ...result }),
        result.outcome === 'applied' && result.before && audit(transaction, by, changeOf(parts, report, result)),
      ])
      afterCommit(transaction, () => parts.onReport(result.outcome))
      return answerOf(result)
    })
  } catch (error) {
    if (error instanceof Failure) await keepRefused(database, parts, { ...came, reason: error.code })
    throw error
  }
}

/** Takes in each of many reports by itself: a bad one stops no other. */
export async function takeReports(
  database: Database,
  parts: OrderParts,
  reports: readonly unknown[],
  by: Actor,
): Promise<BatchResult[]> {
  const results: BatchResult[] = []
  // One after the other: reports of one order are often in one batch, in the order in which things happened.
  for (const report of reports) results.push(await takeAny(database, parts, report, by))
  return results
}

async function takeAny(database: Database, parts: OrderParts, report: unknown, by: Actor): Promise<BatchResult> {
  const external_id = externalIdOf(report)
  const refused = { external_id, outcome: 'refused' as const, order_id: null, status: null }
  if (!isReport(report)) {
    await keepMalformed(database, parts, report)
    return { ...refused, reason: 'VALIDATION_FAILED' }
  }
  try {
    // The schema has been judged: what was read is of its type.
    const { outcome, order_id, status, reason } = await takeReport(database, parts, report as Report, by)
    return { external_id, outcome, order_id, status, reason }
  } catch (error) {
    if (error instanceof Failure) return { ...refused, reason: error.code }
    throw error
  }
}

/** Keeps what is no report by its form: every one is kept, masked. */
export const keepMalformed = (database: Database, parts: OrderParts, report: unknown): Promise<void> =>
  keepRefused(database, parts, { ...cameIn(parts, report), reason: 'VALIDATION_FAILED' })

const isReport = partJudge(reportOrderEvent.request)

/** Without an order it is nobody's whom it tells of, and would outlast their erasure: masked, as the log masks requests. */
async function keepRefused(database: Database, parts: OrderParts, { report, ...kept }: KeptReport): Promise<void> {
  await keepReport(database.$client, { ...kept, report: loggedBody(JSON.parse(report)) ?? report })
  parts.onReport('refused')
}

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
  { event, external_id }: Report,
  { orderId, partnerId, before, status, sequence }: Awaited<ReturnType<typeof receiveReport>>,
): AuditEntry => ({
  action: 'order.reported',
  target: orderId,
  partnerId,
  environment,
  before: { status: before },
  after: { status, sequence, external_id, ...(event && { event }) },
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
