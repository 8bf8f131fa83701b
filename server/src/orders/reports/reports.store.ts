import type { OrderState } from '@edis/contract/order-states'
import type { Refusal, ReportOutcome } from '@edis/contract/operations/report-order-event'
import type { Database } from '../../database/connection.ts'
import { json } from '../../database/json-parameter.ts'
import { columnsBut, type RowOf } from '../../database/row-columns.ts'
import { orderReports } from '../../database/tables/order-tables.ts'
import type { Transaction } from '../../database/transaction.ts'

/** In milliseconds: 180 days. */
export const reportsKeptFor = 180 * 86_400_000

/** What became of a report that named an order. */
export type ReportResult = {
  orderId: string
  outcome: ReportOutcome
  reason: Refusal | null
  /** Where the order stood after it. */
  status: OrderState
  sequence: number
}

const reportColumns = columnsBut(orderReports)
/** A report as it came, with what became of it. */
export type KeptReport = RowOf<typeof reportColumns>

/**
 * What became of the last report of each of these ids. Reports of one id take turns from here on. Those of more than 180 days ago, and
 * of versions that kept none, are known by what they wrote into a history.
 */
export async function findResults(
  transaction: Transaction,
  externalIds: readonly string[],
): Promise<Map<string, ReportResult>> {
  // In order, so that no two who wait for several wait for one another in a circle
  const sorted = externalIds.toSorted((one, other) => (one < other ? -1 : 1))
  const [, found] = await Promise.all([
    transaction`
      select pg_advisory_xact_lock(hashtextextended(external_id, ${reportedSeed})) from unnest(${sorted}::text[]) external_id`,
    // Sent along, begun once they are held
    transaction<(ReportResult & { externalId: string })[]>`
      select "externalId", last.* from unnest(${sorted}::text[]) as "externalId" cross join lateral (
        select "orderId", outcome, reason, status, sequence from (
          select id, order_id as "orderId", outcome, reason, status, sequence
          from order_reports where external_id = "externalId" and order_id is not null
          union all
          select '', order_id, case when mark = 'late' then 'repeated' else 'applied' end, null, status, sequence
          from order_events where external_id = "externalId"
        ) known
        order by id desc limit 1
      ) last`,
  ])
  return new Map(found.map(({ externalId, ...result }) => [externalId, result]))
}

export async function keepReports(sql: Transaction | Database['$client'], kept: readonly KeptReport[]): Promise<void> {
  await sql`
    insert into order_reports (${sql.unsafe(reportColumns.names)}) select ${sql.unsafe(reportColumns.of('kept'))}
    from json_to_recordset(${json(kept)}::text::json) as kept (${sql.unsafe(reportColumns.ofObject)})`
}

/** Deletes reports that were received before, some at a time. */
export async function deleteReportsBefore({ $client: sql }: Database, time: Date): Promise<void> {
  for (let deleted = deletedAtOnce; deleted === deletedAtOnce;) {
    const { count } = await sql`
      delete from order_reports where id in (
        select id from order_reports where received_at < ${time} order by received_at limit ${deletedAtOnce}
      )`
    deleted = count
  }
}

const deletedAtOnce = 5_000
/** Keeps these locks apart from others that are taken by the hash of a text. */
const reportedSeed = 4_133_100_104
