import type { Database } from '../database/connection.ts'
import { json } from '../database/json-parameter.ts'
import { pastMoves } from '../database/partitions/past-moves.ts'
import type { Transaction } from '../database/transaction.ts'
import { loggedBody, loggedText } from '../requests/requests.ts'
import { erasedText, finalStates, firstIdAt, type Whose } from './personal-data.ts'

type Changed = { id: string; partnerId: string; partnerOrderId: string }
type Client = Transaction | Database['$client']

/** An order of somebody's: `final`: nothing needs to know any more whose. */
export type OrderOf = { id: string; partnerOrderId: string; final: boolean; anonymised: boolean }

/** Everything that is kept of a recipient with one order, as it is kept. */
export type KeptOfOrder = { order_id: string } & Record<string, unknown>

const listed = (sql: Client, ids: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${json(ids)}::text::jsonb))`

/** The partner's orders of somebody, after an id, the oldest first. */
export async function findOrdersOf(
  sql: Client,
  partnerId: string,
  whose: Whose,
  { after = '', most }: { after?: string; most: number },
): Promise<OrderOf[]> {
  const named =
    'order' in whose
      ? sql`${whose.order} in (id, partner_order_id, awb, courier_awb)`
      : sql`reverse(recipient ->> 'phone') = reverse(${whose.phone})`
  return sql<OrderOf[]>`
    select id, partner_order_id as "partnerOrderId", status in ${listed(sql, finalStates)} as final,
      anonymised_at is not null as anonymised
    from orders where partner_id = ${partnerId} and id > ${after} and ${named}
    ${'order' in whose ? sql`union all ${archived(sql, partnerId, whose.order, after)}` : sql``}
    order by id limit ${most}`
}

/** Nobody's data is in archives. */
const archived = (sql: Client, partnerId: string, number: string, after: string) => sql`
  select order_id, partner_order_id, true, true from archived_orders
  where partner_id = ${partnerId} and order_id > ${after}
    and ${number} in (order_id, partner_order_id, awb, courier_awb)
    and exists (select from order_archives where id = archive_id and kept_at is not null)`

/** What is kept of these orders' recipients, in every table that has any of it. */
export async function exportOrders(sql: Client, orderIds: readonly string[]): Promise<KeptOfOrder[]> {
  return sql<KeptOfOrder[]>`
    select id as order_id, partner_order_id, status, awb, courier_awb, tracking_url, recipient, dropship, note, metadata,
      proof, items, payment_method, cod_amount, courier_code, service_code, created_at, updated_at, anonymised_at,
      (select coalesce(json_agg(json_build_object('sequence', sequence, 'event', event, 'status', status,
          'reason_code', reason_code, 'reason', reason, 'location', location, 'note', note, 'details', details,
          'occurred_at', occurred_at) order by sequence), '[]')
        from order_events where order_id = orders.id) as history,
      (select coalesce(json_agg(json_build_object('id', id, 'received_at', received_at, 'outcome', outcome,
          'report', report) order by id), '[]')
        from order_reports where order_id = orders.id) as reports,
      (select coalesce(json_agg(json_build_object('id', id, 'event', event, 'created_at', created_at, 'state', state,
          'body', body, 'answers', (select coalesce(json_agg(response_body order by number), '[]')
            from delivery_attempts where delivery_id = deliveries.id)) order by id), '[]')
        from deliveries where order_id = orders.id and partner_id = orders.partner_id) as deliveries,
      (select coalesce(json_agg(json_build_object('id', id, 'at', at, 'call', call, 'status', status,
          'request', request, 'answer', answer) order by id), '[]')
        from request_log where partner_id = orders.partner_id and order_id = orders.id) as requests
    from orders where id in ${listed(sql, orderIds)} order by id`
}

/**
 * Takes out of these orders, and of all that was written of them, whose they were. Amounts, goods, the region, states and
 * times stay. Gives how many it changed: those that were anonymised before are left as they are.
 */
export async function anonymiseOrders(
  transaction: Transaction,
  orderIds: readonly string[],
  now: Date,
): Promise<number> {
  const sql = transaction
  const changed = await sql<Changed[]>`
    update orders set anonymised_at = ${now}, note = null, metadata = null, tracking_url = null,
      recipient = jsonb_build_object('name', ${erasedText}::text, 'phone', ${erasedText}::text,
        'address', ${erasedText}::text, 'district_code', recipient -> 'district_code',
        'postal_code', recipient -> 'postal_code', 'latitude', null, 'longitude', null),
      dropship = case when dropship is null then null
        else jsonb_build_object('name', ${erasedText}::text, 'phone', ${erasedText}::text) end,
      proof = case when proof is null then null else ${erasedProof(sql)} end
    where id in ${listed(sql, orderIds)} and anonymised_at is null
    returning id, partner_id as "partnerId", partner_order_id as "partnerOrderId"`
  if (changed.length === 0) return 0
  const ids = changed.map(({ id }) => id)
  await sql`
    update order_events set note = null, reason = null, location = null
    where order_id in ${listed(sql, ids)} and coalesce(note, reason, location) is not null`
  await sql`
    update order_reports set report = (report::jsonb - '{note,reason,receiver_name,photo_url,location}'::text[])::text
    where order_id in ${listed(sql, ids)}`
  await sql`
    update delivery_attempts set response_body = null, response_headers = null
    where delivery_id in (select id from deliveries where order_id in ${listed(sql, ids)})`
  await pastMoves(
    sql,
    (within) => within`
    update deliveries set body = (body::jsonb || jsonb_build_object('data', (body::jsonb -> 'data')
        || '{"note":null,"reason":null,"location":null,"tracking_url":null}'::jsonb
        || case when body::jsonb #> '{data,proof}' in (null, 'null') then '{}'
             else jsonb_build_object('proof', ${erasedProof(within)}) end))::text
    where order_id in ${listed(within, ids)}`,
  )
  await maskRequests(sql, changed)
  return changed.length
}

const erasedProof = (sql: Transaction) =>
  sql`jsonb_build_object('receiver_name', ${erasedText}::text, 'photo_url', null)`

/** Versions before wrote more of it into the log than is masked now. */
async function maskRequests(sql: Transaction, orders: readonly Changed[]): Promise<void> {
  const logged = await sql<{ id: string; at: Date; request: string | null; answer: string | null }[]>`
    select request_log.id, at, request, answer from request_log
    join jsonb_to_recordset(${json(orders)}::text::jsonb) as own (id text, "partnerId" text, "partnerOrderId" text)
      on request_log.partner_id = own."partnerId"
      and (request_log.order_id = own.id or request_log.partner_order_id = own."partnerOrderId")`
  const masked = logged.map(({ request, answer, ...row }) => ({
    ...row,
    request: request === null ? null : loggedBody(Buffer.from(request)),
    answer: loggedText(answer),
  }))
  await sql`
    update request_log set request = masked.request, answer = masked.answer
    from jsonb_to_recordset(${json(masked)}::text::jsonb) as masked (id text, at timestamptz, request text, answer text)
    where request_log.id = masked.id and request_log.at = masked.at`
}

/** Locks orders that have been final since before then and tell still whose they were; those that someone holds are left out. */
export async function lockFinalBefore(transaction: Transaction, before: Date, most: number): Promise<string[]> {
  const rows = await transaction<{ id: string }[]>`
    select id from orders
    where anonymised_at is null and id < ${firstIdAt(before)} and updated_at < ${before}
      and status in ${listed(transaction, finalStates)}
    order by id limit ${most} for update skip locked`
  return rows.map(({ id }) => id)
}
