import type { Database } from '../database/connection.ts'
import type { OmittedReads } from './read-limit.ts'
import { partitionOf } from './request-log.ts'

export type LogRow = {
  at: Date
  id: string
  partner_id: string
  call: string
  method: string
  status: number
  error: string | null
  duration_ms: number
  address: string
  user_agent: string | null
  from_portal: boolean
  from_assistant: boolean
  idempotency_key: string | null
  order_id: string | null
  request: string | null
  answer: string | null
}

export type RequestLogStore = ReturnType<typeof requestLogStore>

const day = 86_400_000
const advisoryLock = 4_133_100_102

export function requestLogStore(database: Database) {
  const sql = database.$client
  return {
    /** Logs calls and adds them to their hours. */
    async add(rows: LogRow[]): Promise<void> {
      // One parameter: binding 15 a row took longer than the rest of the log together.
      await sql`
        with row as (
          select * from json_populate_recordset(null::request_log, ${JSON.stringify(rows)}::text::json)
        ),
        logged as (insert into request_log select * from row on conflict do nothing)
        insert into request_hours (partner_id, hour, call, error, requests, total_ms, slowest_ms)
        select partner_id, date_trunc('hour', at, 'UTC'), call, coalesce(error, ''), count(*), sum(duration_ms),
          max(duration_ms)
        from row group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (partner_id, hour, call, error) do update set
          requests = request_hours.requests + excluded.requests,
          total_ms = request_hours.total_ms + excluded.total_ms,
          slowest_ms = greatest(request_hours.slowest_ms, excluded.slowest_ms)`
    },

    /** Adds to what was omitted of the same seconds before, by another process or this one. */
    async addOmitted(omitted: OmittedReads[]): Promise<void> {
      const rows = omitted.map(({ partnerId, second, reads }) => ({ partner_id: partnerId, second, reads }))
      await sql`
        insert into request_log_omitted ${sql(rows)}
        on conflict (partner_id, second) do update set reads = request_log_omitted.reads + excluded.reads`
    },

    /** Makes the partitions of yesterday to three days ahead, drops whole those that are older than `days`. */
    async keepPartitions(now: Date, days: number): Promise<void> {
      await sql.begin(async (transaction) => {
        await transaction`select pg_advisory_xact_lock(${advisoryLock})`
        for (let ahead = -1; ahead <= 3; ahead++) {
          const { name, from, to } = partitionOf(new Date(now.getTime() + ahead * day))
          await transaction.unsafe(
            `create table if not exists "${name}" partition of request_log for values from ('${from}') to ('${to}')`,
          )
        }
        const oldest = partitionOf(new Date(now.getTime() - days * day)).name
        const partitions = await transaction<{ name: string }[]>`
          select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
          where inhparent = 'request_log'::regclass and relname < ${oldest}`
        for (const { name } of partitions) await transaction.unsafe(`drop table "${name}"`)
        await transaction`delete from request_hours where hour < ${new Date(now.getTime() - days * day)}`
        await transaction`delete from request_log_omitted where second < ${new Date(now.getTime() - days * day)}`
      })
    },
  }
}
