import type { Sql } from 'postgres'
import { eventOf, straightWay } from '@edis/contract/order-states'
import { partnerCount } from '../fill-orders.ts'

/** Deliveries are kept for as many days, and so none of these is dropped while calls are measured. */
const days = 28
const day = 86_400_000
/** Between two states of an order. */
const stepMs = 2 * 3_600_000
const orderedAtOnce = 25_000
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const tables = ['orders', 'order_feed', 'order_events', 'deliveries_pending', 'deliveries_log', 'delivery_attempts']

type Fill = {
  orders: number
  now: Date
  /** Has a tenth of all; what its orders go by. */
  partner: { id: string; webhookId: string; agents: string[] }
  goods: { warehouse: string; sku: string; id: string }
}

/**
 * Fills four weeks of orders of 10,000 partners, all but one in fifty of them delivered, with the events, webhook deliveries
 * and attempts of each state: eight an order. One partner has a tenth, a third of those by one of its agents.
 */
export async function fillShipments(sql: Sql, fill: Fill): Promise<void> {
  const began = new Date(fill.now.getTime() - (days + 1) * day)
  for (const parent of ['deliveries_log', 'delivery_attempts'])
    await sql`select make_partitions(${parent}, 'dlv', 'day', ${began}, ${fill.now})`
  const restore = await withoutIndexes(sql)
  const spacing = (days * day) / fill.orders
  const firsts = Array.from({ length: Math.ceil(fill.orders / orderedAtOnce) }, (_, at) => at * orderedAtOnce)
  const works = Array.from({ length: 2 }, async () => {
    const own = await sql.reserve()
    await own.unsafe("set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '1GB'")
    for (let first = firsts.shift(); first !== undefined; first = firsts.shift())
      for (const statement of statements(fill, { first, began, spacing })) await own.unsafe(statement)
    for (let make = restore.shift(); make !== undefined && firsts.length === 0; make = restore.shift())
      await own.unsafe(make)
    own.release()
  })
  await Promise.all(works)
  await sql.unsafe(`select setval('awb_number', 900000000)`)
  await sql.unsafe(`delete from order_changes`)
  await sql.unsafe(`vacuum (analyze)`)
}

/** Indexes that grow with each row take several times as long as ones built over all of them. Gives what makes them again. */
async function withoutIndexes(sql: Sql): Promise<string[]> {
  await sql.unsafe(`alter table orders disable trigger user`)
  const constraints = await sql<{ of: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as "of", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = any(${tables}::regclass[]) and contype in ('p', 'u')`
  for (const { of, name } of constraints) await sql.unsafe(`alter table ${of} drop constraint ${name} cascade`)
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = any(${tables}::regclass[])`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  return [
    ...constraints.map(({ of, name, definition }) => `alter table ${of} add constraint ${name} ${definition}`),
    ...indexes.map(({ definition }) => definition.replace(' ON ONLY ', ' ON ')),
    `alter table orders enable trigger user`,
  ]
}

function statements(
  { orders, partner: { id: partnerId, webhookId, agents }, goods }: Fill,
  { first, began, spacing }: { first: number; began: Date; spacing: number },
): string[] {
  const last = Math.min(orders, first + orderedAtOnce) - 1
  const numbered = `numbered as materialized (
    select n, ms, '${partnerId}' = partner as own, partner, steps, ${ulid('ord', 'ms', `'o' || n`)} as id,
      case when steps > 3 then 'EDT' || (1000000000 + n) end as awb
    from (
      select n, ${began.getTime()} + (n * ${spacing}::float8)::bigint as ms,
        case when n % 10 = 0 then '${partnerId}' else 'prt_' || lpad((1 + n % ${partnerCount - 1})::text, 26, '0') end as partner,
        case when n % 50 < 49 then 8 else (1 + n / 50 % 7)::int end as steps
      from generate_series(${first}::bigint, ${last}::bigint) n
    ) plain
  ), stepped as materialized (
    select n, own, partner, id as order_id, step, ms + (step - 1) * ${stepMs}::bigint as ms,
      (${list(straightWay)})[step] as status, (${list(straightWay)})[step - 1] as previous,
      (${list(straightWay.map((state) => eventOf(state)))})[step] as event
    from numbered, generate_series(1, steps) step
  ), told as materialized (
    select *, case when own then '${webhookId}' else 'whk_' || substr(partner, 5) end as webhook_id,
      ${ulid('evt', 'ms', `n || 'e' || step`)} as event_id, to_timestamp(ms / 1000.0) as at
    from stepped
  )`
  const delivery = ulid('dlv', 'ms', `n || 'd' || step`)
  return [
    `with ${numbered.slice(0, numbered.indexOf(', stepped'))}, written as (
      insert into orders (id, partner_id, partner_order_id, api_version, status, sequence, awb, courier_awb, warehouse_id,
        courier_code, service_code, payment_method, cod_amount, insurance, delivery_type, recipient, cs_id, items, sorting_code,
        weight, cost, sla, holds_stock, created_at, updated_at)
      select id, partner, 'INV-' || n, 2, (${list(straightWay)})[steps], steps, awb, 'JNE' || (500000000 + n),
        '${goods.warehouse}', 'SAMPLE-KILAT', 'REG', case when n % 3 = 0 then 'COD' else 'PREPAID' end,
        case when n % 3 = 0 then 150000 else 0 end, false, 'pickup',
        jsonb_build_object('name', 'Siti ' || left(md5(n::text), 8), 'phone', '+628' || lpad((n * 7919 % 10000000000)::text, 10, '0'),
          'address', 'Jalan Merdeka Timur No. ' || n % 300 || ', RT 01 RW 02', 'district_code', '31.7' || 1 + n % 5 || '.0' || 1 + n % 6,
          'postal_code', '10110', 'latitude', null, 'longitude', null),
        case when own and n % 3 = 0 then (${list(agents)})[(1 + n / 30 % ${agents.length})::int] end,
        '[{"product_id":"${goods.id}","sku":"${goods.sku}","name":"Goods","qty":1,"price":85000,"weight_g":300,"length_cm":20,"width_cm":12,"height_cm":8}]',
        'JKT-01', '{"actual_g":300,"volumetric_g":320,"chargeable_kg":1}',
        '{"base":18000,"insurance":0,"cod_fee":0,"surcharge":0,"discount":0,"total":18000}',
        jsonb_build_object('etd_min_days', 1, 'etd_max_days', 3, 'promised_at',
          to_char(to_timestamp(ms / 1000.0) + interval '3 days', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')),
        false, to_timestamp(ms / 1000.0), to_timestamp((ms + steps * ${stepMs}::bigint) / 1000.0)
      from numbered
    )
    insert into order_feed (order_id, number, partner_id, status)
    select id, n + 1, partner, (${list(straightWay)})[steps] from numbered`,
    `with ${numbered}, events as (
      insert into order_events (order_id, sequence, id, partner_id, event, status, previous_status, location, details, source,
        external_id, occurred_at, recorded_at)
      select order_id, step, event_id, partner, event, status, previous, case when step > 4 then 'SAMPLE Hub' end, '{}',
        case when step = 1 then 'partner' else 'operator' end, case when step > 1 then 'wms-' || n || '-' || step end, at, at
      from told
    ), sent as (
      insert into deliveries (id, partner_id, webhook_id, event_id, event, order_id, sequence, body, state, attempts, due_at,
        created_at, last_attempt_at, http_status, fault)
      select ${delivery}, partner, webhook_id, event_id, event, order_id, step,
        '{"id":"' || event_id || '","event":"' || event || '","environment":"development","occurred_at":"2026-11-20T02:15:04.291Z","sequence":' ||
          step || ',"data":{"order_id":"' || order_id || '","partner_order_id":"INV-' || n || '","awb":null,"courier_awb":null,' ||
          '"tracking_url":null,"status":"' || status || '","previous_status":null,"reason_code":null,"reason":null,"location":null,' ||
          '"note":null,"payment_method":"PREPAID","cod_amount":0,"courier_code":"SAMPLE-KILAT","service_code":"REG","proof":null}}',
        case when n % 500 = 10 then 'failed' else 'delivered' end, 1, at, at, at, case when n % 500 = 10 then 500 else 200 end,
        case when n % 500 = 10 then 'STATUS' end
      from told
    )
    insert into delivery_attempts (delivery_id, number, partner_id, started_at, duration_ms, url, signed_at, signature, http_status,
      fault, response_headers, response_body)
    select ${delivery}, 1, partner, at, 31, 'https://toko.example/edis', ms / 1000, 'v1,' || md5(event_id), 200,
      case when n % 500 = 10 then 'STATUS' end, '{"content-type":"text/plain"}', 'ok'
    from told`,
  ]
}

/** An id as the product makes them: its kind, ten characters of its time in milliseconds, sixteen of chance. */
function ulid(kind: string, ms: string, seed: string): string {
  const digits = Array.from(
    { length: 10 },
    (_, at) => `substr('${alphabet}', (${ms} >> ${5 * (9 - at)} & 31)::int + 1, 1)`,
  )
  return `'${kind}_' || ${digits.join(' || ')} || upper(left(md5(${seed}), 16))`
}

const list = (values: readonly string[]): string => `'{${values.join()}}'::text[]`
