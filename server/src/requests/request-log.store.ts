import type { Database } from '../database/connection.ts'
import { json } from '../database/json-parameter.ts'
import type { OmittedReads } from './read-limit.ts'
import { latencyBounds } from './traffic/traffic.ts'

export type LogRow = {
  at: Date
  id: string
  partner_id: string
  call: string
  method: string
  status: number
  error: string | null
  /** The first field at fault. */
  field: string | null
  /** The codes of the fields' errors, that of `field` first, each once. */
  field_errors: string[] | null
  /** As what the failure is counted, when that is not `error`. */
  error_group: string | null
  duration_ms: number
  address: string
  user_agent: string | null
  from_portal: boolean
  from_assistant: boolean
  idempotency_key: string | null
  order_id: string | null
  partner_order_id: string | null
  request: string | null
  answer: string | null
}

/** A row as it is held until it is written: bytes, which cost what they say. */
export const rowJson = (row: LogRow): Buffer => Buffer.from(JSON.stringify(row))

export type RequestLogStore = ReturnType<typeof requestLogStore>

const day = 86_400_000

/**
 * Counts rows that have the log's columns, for each of the grains, but what the portal itself sent. Paths that there are
 * not are counted as one: there is no end of them. In order, so that no two writers wait for each other.
 */
export const insertCounts = (sql: Database['$client'], rows: string) => sql`
  insert into request_counts (partner_id, grain, starts_at, call, error, requests, total_ms, slowest_ms, last_at)
  select partner_id, counted.*, count(*), sum(duration_ms), max(duration_ms), max(at)
  from ${sql(rows)} cross join lateral (
    select 'total', date_trunc('hour', at, 'UTC'), '', case when error is null then '' else '*' end
    union all
    select grain, date_trunc(grain, at, 'UTC'), case error when 'NOT_FOUND' then '' else call end,
      coalesce(error_group, error)
    from (values ('hour'), ('day')) failures (grain)
    where error is not null
  ) as counted (grain, starts_at, call, error)
  where not from_portal
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`

/** How many of a group's rows took so long, as an array: a place for each span of `latencyBounds`. */
const placed = `width_bucket(duration_ms, array[${latencyBounds.join(', ')}]::float8[])`
const countedTimes = `array[${[0, ...latencyBounds]
  .map((_, place) => `(count(*) filter (where ${placed} = ${place}))::int`)
  .join(', ')}]`
const noTimes = `array_fill(0, array[${latencyBounds.length + 1}])`

export function requestLogStore(database: Database) {
  const sql = database.$client
  return {
    /** Logs calls, each given as `rowJson`, and adds them to their counts. */
    async add(rows: readonly Buffer[]): Promise<void> {
      // One parameter: binding 15 a row took longer than the rest of the log together.
      await sql`
        with row as (
          select * from json_populate_recordset(null::request_log, ${`[${rows.join(',')}]`}::text::json)
        ),
        logged as (insert into request_log select * from row on conflict do nothing),
        at_fault as (
          insert into request_errors (partner_id, error, request_id, at)
          select partner_id, field_error, id, at from row cross join unnest(field_errors) as field_error
          where field_error <> error on conflict do nothing
        ),
        slots as (
          insert into request_slots (partner_id, starts_at, success, client_errors, server_errors, times)
          select partner_id, date_bin('5 minutes', at, 'epoch'), count(*) filter (where status < 400),
            count(*) filter (where status between 400 and 499), count(*) filter (where status >= 500),
            ${sql.unsafe(countedTimes)}
          from row where not from_portal group by 1, 2 order by 1, 2
          on conflict (partner_id, starts_at) do update set
            success = request_slots.success + excluded.success,
            client_errors = request_slots.client_errors + excluded.client_errors,
            server_errors = request_slots.server_errors + excluded.server_errors,
            times = (
              select array_agg(before + more order by place)
              from unnest(request_slots.times, excluded.times) with ordinality as added (before, more, place)
            )
        )
        ${insertCounts(sql, 'row')}
        on conflict (partner_id, grain, starts_at, call, error) do update set
          requests = request_counts.requests + excluded.requests,
          total_ms = request_counts.total_ms + excluded.total_ms,
          slowest_ms = greatest(request_counts.slowest_ms, excluded.slowest_ms),
          last_at = greatest(request_counts.last_at, excluded.last_at)`
    },

    /** Adds reads that were not logged to the successes of their hours. */
    async addOmitted(omitted: OmittedReads[]): Promise<void> {
      await sql`
        with omitted as (
          select * from jsonb_to_recordset(${json(omitted)}::text::jsonb)
            as omitted ("partnerId" text, second timestamptz, reads int)
        ),
        slots as (
          insert into request_slots (partner_id, starts_at, success, client_errors, server_errors, times)
          select "partnerId", date_bin('5 minutes', second, 'epoch'), sum(reads), 0, 0, ${sql.unsafe(noTimes)}
          from omitted group by 1, 2 order by 1, 2
          on conflict (partner_id, starts_at) do update set success = request_slots.success + excluded.success
        )
        insert into request_counts
          (partner_id, grain, starts_at, call, error, requests, omitted, total_ms, slowest_ms, last_at)
        select "partnerId", 'total', date_trunc('hour', second, 'UTC'), '', '', sum(reads), sum(reads), 0, 0, max(second)
        from omitted
        group by 1, 3 order by 1, 3
        on conflict (partner_id, grain, starts_at, call, error) do update set
          requests = request_counts.requests + excluded.requests,
          omitted = request_counts.omitted + excluded.omitted,
          last_at = greatest(request_counts.last_at, excluded.last_at)`
    },

    /** Makes the partitions of yesterday to three days ahead, drops whole those that are older than `days`. */
    async keepPartitions(now: Date, days: number): Promise<void> {
      await sql.begin(async (transaction) => {
        await transaction`select keep_request_log(${now}, ${days})`
        const cutOff = new Date(now.getTime() - days * day)
        await transaction`delete from request_errors where at < ${cutOff}`
        await transaction`delete from request_counts where starts_at < ${cutOff}`
        await transaction`delete from request_slots where starts_at < ${cutOff}`
        // What the version before counted.
        await transaction`delete from request_hours where hour < ${cutOff}`
        await transaction`delete from request_log_omitted where second < ${cutOff}`
      })
    },
  }
}
