import type { Database } from '../../server/src/database/connection.ts'
import { insertCounts, requestLogStore } from '../../server/src/requests/request-log.store.ts'

export const logDays = 30
export const mainPartner = 'prt_00000000000000000000000000'
export const loggedCalls = [
  '/rate/v2',
  '/order/send/v2',
  '/order/track',
  '/region',
  '/product/list',
  '/order/cancel',
  '/auth/generate',
]

const day = 86_400_000

/** Some ids of the main partner's. */
export type Known = { orders: string[]; numbers: string[]; requests: string[] }

/**
 * Fills the log as 30 days of traffic would: ids in the order of time, seven tenths of a single partner, a row in ten a
 * failure, a dozen calls about each order, bodies of some 300 bytes.
 */
export async function fillLog(database: Database, rows: number, now: Date): Promise<Known> {
  const sql = database.$client
  const store = requestLogStore(database)
  const days = Array.from({ length: logDays }, (_, back) => new Date(now.getTime() - (logDays - back) * day))
  for (const from of days) await store.keepPartitions(from, 2 * logDays)
  await sql.unsafe("set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '512MB'")
  await sql.unsafe(base32)
  // Indexes that grow with each row take several times as long as ones built over all of them.
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = 'request_log'::regclass and not indisprimary`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  const [key] = await sql<{ name: string; definition: string }[]>`
    select conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = 'request_log'::regclass and contype = 'p'`
  await sql.unsafe(`alter table request_log drop constraint ${key?.name}`)
  const perDay = Math.ceil(rows / logDays)
  for (const [index, from] of days.entries()) {
    const [first, last] = [index * perDay, Math.min(rows, (index + 1) * perDay) - 1]
    await sql`
      with called as materialized (
        select n, (extract(epoch from ${from}::timestamptz) * 1000)::bigint + (n - ${first}) * ${day} / ${perDay} as ms,
          case when n % 10 < 7 then ${mainPartner} else 'prt_' || lpad((n % 10)::text, 26, '0') end as partner,
          (${loggedCalls}::text[])[1 + (n / 10 + n % 5) % ${loggedCalls.length}] as call,
          case when n % 10 <> 3 then null when n % 1000 = 3 then 'RATE_LIMITED' when n % 500 = 53 then 'STOCK_SHORT'
            when n % 20000 = 9013 then 'INTERNAL_ERROR' else 'VALIDATION_FAILED' end as error
        from generate_series(${first}::bigint, ${last}::bigint) n
      ), clocks as materialized (
        select second, pg_temp.base32(second, 8) as text from (select distinct ms >> 10 as second from called) seconds
      )
      insert into request_log (at, id, partner_id, call, method, status, error, duration_ms, address, user_agent, from_portal,
        idempotency_key, order_id, request, answer, field, field_errors, error_group, partner_order_id)
      select to_timestamp(ms / 1000.0), 'req_' || clocks.text || substr(${alphabet}, (ms >> 5 & 31)::int + 1, 1) || substr(${alphabet}, (ms & 31)::int + 1, 1) || upper(substr(md5(n::text), 1, 16)),
        partner, call, 'POST',
        case error when 'RATE_LIMITED' then 429 when 'STOCK_SHORT' then 409 when 'INTERNAL_ERROR' then 500
          when 'VALIDATION_FAILED' then 422 else 200 end,
        error, 5 + n % 40, '203.0.113.' || n % 20, 'bench/1.0', false, null,
        case when call like '/order/%' then 'ord_' || lpad((n / 50)::text, 26, '0') end,
        case when n % 50 = 0 then '{"search":"Gambir"}' else
          '{"partner_order_id":"INV-' || n || '","warehouse_id":"whs_01JD3P7M2XA4C6E8G0J2K4M608","items":[{"sku":"SKU-' ||
          n % 900 || '","qty":1,"price":150000}]}' end,
        '{"code":200,"message":"Found.","data":{"awb":"EDS00' || n || '","courier":"SAMPLE-KILAT","cost":18000}}',
        case when error = 'VALIDATION_FAILED' then 'recipient.phone' end,
        case when error = 'VALIDATION_FAILED' then
          array['PHONE_INVALID'] || case when n % 5000 = 13 then '{REGION_NOT_FOUND}'::text[] else '{}' end end,
        case when error = 'VALIDATION_FAILED' then 'PHONE_INVALID recipient.phone' end,
        case when call like '/order/%' then 'INV-' || n / 50 end
      from called join clocks on second = ms >> 10`
  }
  await sql.unsafe(`alter table request_log add ${key?.definition}`)
  for (const { definition } of indexes) await sql.unsafe(definition.replace(' ON ONLY ', ' ON '))
  await sql`
    insert into request_errors (partner_id, error, request_id, at)
    select partner_id, field_error, id, at from request_log cross join unnest(field_errors) as field_error`
  await insertCounts(sql, 'request_log')
  await sql`vacuum (analyze) request_log`
  await sql`vacuum (analyze) request_counts`
  await sql`vacuum (analyze) request_errors`
  const orders = await sql<{ id: string }[]>`
    select distinct order_id as id from request_log
    where partner_id = ${mainPartner} and order_id is not null and id like '%A' limit 200`
  const requests = await sql<{ id: string }[]>`
    select id from request_log where partner_id = ${mainPartner} and id like '%A' limit 200`
  const numbers = await sql<{ number: string }[]>`
    select distinct partner_order_id as number from request_log
    where partner_id = ${mainPartner} and partner_order_id like '%7' limit 200`
  return {
    orders: orders.map(({ id }) => id),
    numbers: numbers.map(({ number }) => number),
    requests: requests.map(({ id }) => id),
  }
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The last so many digits of a number as ULIDs write it. */
const base32 = `
  create function pg_temp.base32(value bigint, digits int) returns text language sql immutable as $$
    select string_agg(substr('${alphabet}', ((value >> (5 * digit)) & 31)::int + 1, 1), '' order by digit desc)
    from generate_series(0, digits - 1) digit $$`
