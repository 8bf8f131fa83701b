import type { Database } from '../../server/src/database/connection.ts'

export const partnerCount = 10_000
const states = ['received', 'confirmed', 'processing', 'awaiting_pickup', 'picked_up', 'in_transit', 'on_hold']
const days = 365
const day = 86_400_000

/** Some names of orders, that many reads can go through. */
export type KnownOrders = {
  id: string
  number: string
  awb: string
  courierAwb: string
  phone: string
  partnerId: string
}[]

const partnerOf = (ordinal: number): string => `prt_${String(ordinal).padStart(26, '0')}`
/** One has a tenth of all orders. */
export const largestPartner = partnerOf(0)

export async function fillPartners({ $client: sql }: Database, now: Date): Promise<void> {
  await sql`
    insert into accounts.partners (id, email, name, password_hash, created_at, production_granted_at, production_requested_at)
    select 'prt_' || lpad(n::text, 26, '0'), 'toko' || n || '@bench.test', 'Toko ' || md5(n::text), '',
      ${now}::timestamptz - n * interval '1 minute', case when n % 50 <> 0 then ${now}::timestamptz end,
      case when n % 25 = 0 then ${now}::timestamptz - n * interval '1 minute' end
    from generate_series(0, ${partnerCount - 1}) n`
  await sql`vacuum (analyze) accounts.partners`
}

/** Fills orders and their feed as a year would, all but one in fifty of them at their end. */
export async function fillOrders({ $client: sql }: Database, rows: number, now: Date): Promise<KnownOrders> {
  await sql.unsafe("set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '512MB'")
  const tables = ['orders', 'order_feed']
  const constraints = await sql<{ of: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as "of", conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = any(${tables}::regclass[]) and contype in ('p', 'u')`
  // Indexes that grow with each row take several times as long as ones built over all of them.
  for (const { of, name } of constraints) await sql.unsafe(`alter table ${of} drop constraint ${name} cascade`)
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = any(${tables}::regclass[])`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  const spacing = (days * day) / rows
  const step = 500_000
  for (let first = 0; first < rows; first += step)
    await sql`
      with numbered as (
        select n, case when n % 10 = 0 then 0 else 1 + n % ${partnerCount - 1} end as partner,
          ${now}::timestamptz - (${rows} - n) * ${spacing}::float8 * interval '1 millisecond' as at,
          case when n % 50 = 0 then (${states}::text[])[1 + (n / 50) % ${states.length}] else 'delivered' end as status
        from generate_series(${first}::bigint, ${Math.min(rows, first + step) - 1}::bigint) n
      ), written as (
        insert into orders (id, partner_id, partner_order_id, api_version, status, sequence, awb, courier_awb, warehouse_id,
          courier_code, service_code, payment_method, cod_amount, insurance, delivery_type, recipient, items, sorting_code,
          weight, cost, sla, holds_stock, created_at, updated_at)
        select 'ord_' || lpad(n::text, 26, '0'), 'prt_' || lpad(partner::text, 26, '0'), 'INV-' || n, 2, status, 7,
          'EDT' || (1000000000 + n), 'JNE' || (500000000 + n), 'whs_01JD3P7M2XA4C6E8G0J2K4M608', 'CEPAT', 'REG',
          case when n % 3 = 0 then 'COD' else 'PREPAID' end, case when n % 3 = 0 then 150000 else 0 end, false, 'pickup',
          jsonb_build_object('name', 'Siti ' || left(md5(n::text), 8), 'phone', '+628' || lpad((n * 7919 % 10000000000)::text, 10, '0'),
            'address', 'Jalan Merdeka Timur No. ' || n % 300 || ', RT 01 RW 02', 'district_code', '31.7' || n % 5 || '.0' || n % 9,
            'postal_code', '10110', 'latitude', null, 'longitude', null),
          jsonb_build_array(jsonb_build_object('sku', 'KOPI', 'name', 'Kopi Gayo', 'qty', 1, 'price', 85000, 'weight_g', 300,
            'length_cm', 20, 'width_cm', 12, 'height_cm', 8)),
          'JKT-01', '{"actual_g":300,"volumetric_g":320,"chargeable_kg":1}',
          '{"base":18000,"insurance":0,"cod_fee":0,"surcharge":0,"discount":0,"total":18000}',
          jsonb_build_object('etd_min_days', 1, 'etd_max_days', 3, 'promised_at', to_char(at + interval '3 days', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')),
          false, at, at + interval '2 days'
        from numbered
      )
      insert into order_feed (order_id, number, partner_id, status)
      select 'ord_' || lpad(n::text, 26, '0'), n + 1, 'prt_' || lpad(partner::text, 26, '0'), status from numbered`
  for (const { of, name, definition } of constraints)
    await sql.unsafe(`alter table ${of} add constraint ${name} ${definition}`)
  for (const { definition } of indexes) await sql.unsafe(definition)
  // Calls of a day, of every partner
  await sql`
    insert into request_counts (partner_id, grain, starts_at, call, error, requests, omitted, total_ms, slowest_ms, last_at)
    select 'prt_' || lpad(n::text, 26, '0'), 'total', date_trunc('hour', ${now}::timestamptz) - hour * interval '1 hour', '',
      case failed when 1 then '*' else '' end, 100, 0, 1, 1, ${now}::timestamptz
    from generate_series(0, ${partnerCount - 1}) n, generate_series(0, 23) hour, generate_series(0, 1) failed
    where failed = 0 or n % 200 = 0`
  for (const table of [...tables, 'request_counts']) await sql`vacuum (analyze) ${sql(table)}`
  return sql<KnownOrders>`
    select id, partner_order_id as number, awb, courier_awb as "courierAwb", recipient ->> 'phone' as phone,
      partner_id as "partnerId"
    from orders where id = any(${Array.from({ length: 200 }, (_, turn) => `ord_${String(Math.floor(((turn + 0.5) * rows) / 200)).padStart(26, '0')}`)})`
}
