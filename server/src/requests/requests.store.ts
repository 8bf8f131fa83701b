import { encodeTime } from 'ulid'
import type { Database } from '../database/connection.ts'
import { groupOf } from './error-group.ts'
import type { LoggedRow } from './requests.ts'

export type RequestFilter = {
  call?: string
  method?: string
  /** Both ends included. */
  status?: { from: number; to: number }
  /** A code, of a field's error too, or `*` for any. */
  error?: string
  id?: string
  orderId?: string
  /** The partner's own. With `orderId`: what has the one or the other. */
  orderNumber?: string
  /** Whether the portal itself sent it. */
  fromPortal?: boolean
  minDurationMs?: number
  address?: string
  text?: string
  since?: Date
  until?: Date
  /** Newer than this id. */
  after?: string
  /** Older than this id. */
  before?: string
  limit: number
}

/** `requests`: all, those included that were `omitted` from the log and from the times. */
type CountedHour = {
  hour: Date
  requests: number
  omitted: number
  failures: number
  averageMs: number
  slowestMs: number
}
type CountedError = { error: string; field: string | null; call: string; requests: number; lastAt: Date }

export type RequestStore = ReturnType<typeof requestStore>

/** How many rows a page looks through at most, however little of them the filter lets through. */
const maxScanned = 5_000
/** Where it looks into bodies, which have up to 32 KiB. */
const maxRead = 2_000

/**
 * An id holds the time at which its call came in, as `at` does, a clock's step apart at most. What the first versions
 * logged has in `at` when it ended, half a minute later at most.
 */
const apart = { before: 60_000, after: 1_000 }

/** Reads the request log. Every function takes the partner's id: another partner's requests are not found. */
export function requestStore({ $client: sql }: Database) {
  const columns = sql`
    id, at, call, method, status, error, field, field_errors as "fieldErrors", duration_ms as "durationMs", address, user_agent as "userAgent",
    from_portal as "fromPortal", from_assistant is true as "fromAssistant", idempotency_key as "idempotencyKey", order_id as "orderId",
    partner_order_id as "partnerOrderId"`

  /**
   * The rows that are looked at, newest first: by the one index whose rows fit best. A second condition there would have to
   * walk on until enough rows meet both, through the whole log if few do. An order's rows and a field error's are found by
   * two indexes: each is walked as far.
   */
  function scanned(partnerId: string, filter: RequestFilter, most: Count) {
    const { orderId, orderNumber, error } = filter
    const walked = (condition: Part) => sql`
      select * from request_log log where ${bounded(partnerId, filter)} ${condition} order by id desc limit ${most}`
    if (orderNumber !== undefined) {
      const ofOrder = (condition: Part) => sql`
        (select partner_id, id, at from request_log log where ${bounded(partnerId, filter)} and ${condition}
        order by id desc limit ${most})`
      return sql`
        select log.* from (
          ${ofOrder(sql`partner_order_id = ${orderNumber}`)}
          ${orderId === undefined ? sql`` : sql`union ${ofOrder(sql`order_id = ${orderId}`)}`}
        ) found join request_log log using (partner_id, id, at) order by id desc limit ${most}`
    }
    if (error === undefined || error === '*' || orderId !== undefined) return walked(conditionOf(filter))
    return sql`
      (${walked(sql`and error = ${error}`)})
      union all
      (select log.* from (
        select partner_id, request_id as id, at from request_errors
        where error = ${error} and ${bounded(partnerId, filter, sql`request_id`)}
      ) fault join request_log log using (partner_id, id, at) order by id desc limit ${most})
      order by id desc limit ${most}`
  }

  /** Times bound the ids as well, so that the index is entered where they begin. */
  const bounded = (partnerId: string, { after, before, since, until }: RequestFilter, id: Part = sql`id`) => sql`
    partner_id = ${partnerId}
    ${after === undefined ? sql`` : sql`and ${id} > ${after}`}
    ${before === undefined ? sql`` : sql`and ${id} < ${before}`}
    ${since === undefined ? sql`` : sql`and at >= ${since} and ${id} >= ${idAt(since.getTime() - apart.before)}`}
    ${until === undefined ? sql`` : sql`and at < ${until} and ${id} < ${idAt(until.getTime() + apart.after)}`}`

  function conditionOf({ id, orderId, error, call, status }: RequestFilter) {
    if (id !== undefined) return sql`and id = ${id}`
    if (orderId !== undefined) return sql`and order_id = ${orderId}`
    // Every answer of 4xx and 5xx has an error's code.
    if (error === '*' || (status && status.from >= 400)) return sql`and error is not null`
    return call === undefined ? sql`` : sql`and call = ${call}`
  }

  /** What the rows on the way are looked at for. */
  const looked = ({ call, error, method, status, minDurationMs, address, fromPortal, text }: RequestFilter) => sql`
    true
    ${call === undefined ? sql`` : sql`and call = ${call}`}
    ${error === undefined ? sql`` : error === '*' ? sql`and error is not null` : sql`and (error = ${error} or ${error} = any (field_errors))`}
    ${method === undefined ? sql`` : sql`and method = ${method}`}
    ${status === undefined ? sql`` : sql`and status between ${status.from} and ${status.to}`}
    ${minDurationMs === undefined ? sql`` : sql`and duration_ms >= ${minDurationMs}`}
    ${address === undefined ? sql`` : sql`and address = ${address}`}
    ${fromPortal === undefined ? sql`` : sql`and from_portal = ${fromPortal}`}
    ${
      text === undefined
        ? sql``
        : sql`and (id = ${text} or idempotency_key = ${text} or strpos(call, lower(${text})) > 0
            or strpos(lower(request), lower(${text})) > 0 or strpos(lower(answer), lower(${text})) > 0)`
    }`

  type Part = ReturnType<typeof sql.unsafe>
  type Count = ReturnType<typeof written>

  /**
   * As a number in the statement. With a parameter the plan that PostgreSQL keeps reckons with a tenth of all rows, looks
   * dear when there are many, and so each page is planned anew over every day's partition, which takes longer than it.
   */
  const written = (count: number) => sql.unsafe(String(Math.trunc(count)))

  return {
    /** Newest first. `next`: the id from which to look on; null: there is nothing more. */
    async list(partnerId: string, filter: RequestFilter): Promise<{ rows: LoggedRow[]; next: string | null }> {
      const most = filter.text === undefined ? maxScanned : maxRead
      const rowsOnTheWay = scanned(partnerId, filter, written(most))
      const rows = await sql<LoggedRow[]>`
        select ${columns} from (${rowsOnTheWay}) scanned
        where ${looked(filter)} limit ${written(filter.limit + 1)}`
      if (rows.length > filter.limit) return { rows: rows.slice(0, -1), next: rows.at(-2)?.id ?? null }
      const [last] = await sql<{ id: string }[]>`
        select id from (${rowsOnTheWay}) scanned offset ${written(most - 1)} limit 1`
      return { rows, next: last?.id ?? null }
    },

    /** Whether there is a request about an order of this number, which may never have become one. */
    async hasNumber(partnerId: string, orderNumber: string): Promise<boolean> {
      const found = await sql`
        select from request_log where partner_id = ${partnerId} and partner_order_id = ${orderNumber} limit 1`
      return found.length > 0
    },

    async find(
      partnerId: string,
      id: string,
    ): Promise<(LoggedRow & { request: string | null; answer: string | null }) | null> {
      const [found] = await sql<(LoggedRow & { request: string | null; answer: string | null })[]>`
        select ${columns}, request, answer from request_log where partner_id = ${partnerId} and id = ${id}`
      return found ?? null
    },

    /** Of the whole hours from then on. */
    async counts(partnerId: string, since: Date): Promise<{ hours: CountedHour[]; errors: CountedError[] }> {
      const midnight = nearestMidnight(since)
      const [from, to] = midnight < since ? [midnight, since] : [since, midnight]
      const [hours, errors] = await Promise.all([
        sql<CountedHour[]>`
          select starts_at as hour, sum(requests)::int as requests, sum(omitted)::int as omitted,
            coalesce(sum(requests) filter (where error <> ''), 0)::int as failures,
            coalesce(sum(total_ms) / nullif(sum(requests - omitted), 0), 0) as "averageMs", max(slowest_ms) as "slowestMs"
          from request_counts where partner_id = ${partnerId} and grain = 'total' and starts_at >= ${since}
          group by starts_at order by starts_at`,
        // Whole days, and the hours by which the nearest one is off: added, or taken away when the day began before.
        // Of what is left of a day its last one is left as well.
        sql<(Omit<CountedError, 'field'> & { error: string })[]>`
          select error, call, sum(sign * requests)::int as requests, max(last_at) as "lastAt" from (
            select 1 as sign, * from request_counts
            where partner_id = ${partnerId} and grain = 'day' and starts_at >= ${midnight}
            union all
            select ${midnight < since ? -1 : 1}::int, * from request_counts
            where partner_id = ${partnerId} and grain = 'hour' and starts_at >= ${from} and starts_at < ${to}
          ) counted
          group by error, call having sum(sign * requests) > 0 order by requests desc, error, call limit 100`,
      ])
      return { hours, errors: errors.map((counted) => ({ ...counted, ...groupOf(counted.error) })) }
    },
  }
}

const day = 86_400_000

const idAt = (time: number): string => `req_${encodeTime(Math.max(0, time), 10)}`

/** Days are UTC's. */
const nearestMidnight = (time: Date): Date => new Date(Math.round(time.getTime() / day) * day)
