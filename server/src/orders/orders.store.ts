import { getTableColumns } from 'drizzle-orm'
import type { Static } from 'typebox'
import type { OrderState } from '@edis/contract/order-states'
import { trackOrder } from '@edis/contract/open-api/track-order'
import type { WebhookEventName } from '@edis/contract/webhooks/webhook-events'
import type { Database } from '../database/connection.ts'
import { columnsBut, type RowOf, rowColumns } from '../database/row-columns.ts'
import { orderEvents, orders } from '../database/tables/order-tables.ts'
import type { Transaction } from '../database/transaction.ts'
import { json } from '../database/json-parameter.ts'
import { lifeProperties, type Order, type OrderEvent, type OrderLife } from './orders.ts'

/** How an order is named: by one of the four. */
export type OrderName = { by: 'order_id' | 'partner_order_id' | 'awb' | 'courier_awb'; value: string }

/** An order's new state and the lines of its history that tell how it came there. */
export type OrderChange = { orderId: string; life: OrderLife; nextStepAt: Date | null; events: OrderEvent[] }

/** Locks an order until the transaction ends, the newest of several. `partnerId` null: of any partner. */
export async function lockOrder(
  transaction: Transaction,
  partnerId: string | null,
  name: OrderName,
): Promise<Order | null> {
  const [order] = await lockOrders(transaction, partnerId, [name])
  return order ?? null
}

/** As `lockOrder`, for each of many names: in the order of their ids, so that no two who lock several wait for one another in a circle. */
export async function lockOrders(
  transaction: Transaction,
  partnerId: string | null,
  names: readonly OrderName[],
): Promise<(Order | null)[]> {
  const kinds = [...new Set(names.map(({ by }) => by))]
  const found = kinds.map((kind, index) => {
    const values = names.flatMap(({ by, value }) => (by === kind ? value : []))
    const ofPartner = partnerId === null ? transaction`` : transaction`and partner_id = ${partnerId}`
    return transaction`
      ${index === 0 ? transaction`` : transaction`union all`}
      select ${kind}::text as kind, value, newest.id from unnest(${values}::text[]) as value cross join lateral (
        select id from orders where ${transaction(nameColumns[kind])} = value ${ofPartner} order by id desc limit 1
      ) newest`
  })
  // By their ids alone: after a wait PostgreSQL judges the locked row anew, and of a union joined to it loses all but one part
  const locked =
    names.length === 0
      ? []
      : await transaction<{ kind: OrderName['by']; value: string; id: string }[]>`
          with named as materialized (${found}), locked as materialized (
            select id from orders where id = any (array(select id from named)) order by id for update
          )
          select kind, value, id from named join locked using (id)`
  const read = new Map((await readOrders(transaction, ids(locked))).map((order) => [order.id, order]))
  return names.map(({ by, value }) => {
    const order = read.get(locked.find((one) => one.kind === by && one.value === value)?.id ?? '')
    // Another one's name, by the time that it was locked
    return order?.[nameProperties[by]] === value ? order : null
  })
}

/** Locks development orders whose next step is due, the longest waiting first; those that someone holds are left out. */
export async function lockDueOrders(transaction: Transaction, now: Date, limit: number): Promise<Order[]> {
  const locked = await transaction<{ id: string }[]>`
    select id from orders where next_step_at <= ${now} order by next_step_at limit ${limit} for update skip locked`
  return readOrders(transaction, ids(locked))
}

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** After the lock, in a statement of its own: so it sees what was committed while the lock was waited for. */
async function readOrders(transaction: Transaction, orderIds: readonly string[]): Promise<Order[]> {
  if (orderIds.length === 0) return []
  const rows = await transaction<OrderRow[]>`
    select
      ${transaction.unsafe(keptColumns.selected)}, history.*
    from orders, lateral (
      select
        json_agg(event order by sequence) as events,
        json_agg(json_build_object('event', event, 'location', location, 'occurredAt', occurred_at) order by sequence)
          as history,
        (array_agg(occurred_at order by sequence desc) filter (where status is distinct from previous_status))[1]
          as "enteredAt",
        max(occurred_at) filter (where source = 'operator' and status is distinct from previous_status)
          as "reportedAt"
      from order_events where order_id = orders.id
    ) history
    where id in (select jsonb_array_elements_text(${json(orderIds)}::text::jsonb))`
  return rows.map((row) => ({
    ...row,
    history: row.history.map((line) => ({ ...line, occurredAt: new Date(line.occurredAt) })),
  }))
}

/** Writes orders' new states and the events that tell them, in one statement however many. */
export async function writeChanges(
  transaction: Transaction,
  changes: readonly OrderChange[],
  now: Date,
): Promise<void> {
  const raw = transaction.unsafe
  const lives = changes.map(({ orderId, life, nextStepAt }) => ({ orderId, nextStepAt, ...life }))
  const events = changes.flatMap((change) => change.events)
  await transaction`
    with changed as (
      update orders set ${raw(lifeColumns.setFrom('life'))}, updated_at = ${now}
      from jsonb_to_recordset(${json(lives)}::text::jsonb) as life ("orderId" text, ${raw(lifeColumns.ofObject)})
      where orders.id = life."orderId"
    )
    insert into order_events (${raw(eventColumns.names)}) select ${raw(eventColumns.of('event'))}
    from jsonb_to_recordset(${json(events)}::text::jsonb) as event (${raw(eventColumns.ofObject)})`
}

/** Whether the sandbox has something to do. */
export async function anyDue(database: Database, now: Date): Promise<boolean> {
  const [due] = await database.$client`select exists (select from orders where next_step_at <= ${now}) as is_due`
  return due?.is_due === true
}

export async function stopSteps(transaction: Transaction, orderIds: readonly string[]): Promise<void> {
  await transaction`
    update orders set next_step_at = null
    where id in (select jsonb_array_elements_text(${json(orderIds)}::text::jsonb))`
}

/** Postpones the order that has waited longest for its next step. */
export async function postponeFirstDue(transaction: Transaction, now: Date, until: Date): Promise<void> {
  await transaction`
    update orders set next_step_at = ${until}
    where id = (select id from orders where next_step_at <= ${now} order by next_step_at limit 1 for update skip locked)`
}

export async function nextAwbNumbers(transaction: Transaction, count: number): Promise<string[]> {
  const rows = await transaction<{ number: string }[]>`
    select nextval('awb_number')::text as number from generate_series(1, ${count}::int)`
  return rows.map(({ number }) => number)
}

/** An order as its partner sees it, with its history. */
export async function findTracked(
  database: Database,
  partnerId: string,
  { by, value }: OrderName,
): Promise<TrackedOrder | null> {
  const [found] = await database.$client.unsafe<TrackedOrder[]>(
    `select id as order_id, ${trackedColumns},
      (select json_agg(json_build_object(
          'sequence', sequence, 'status', status, 'event', event, 'reasonCode', reason_code, 'location', location,
          'note', coalesce(note, reason), 'mark', mark, 'occurredAt', occurred_at) order by sequence)
        from order_events where order_id = orders.id) as history
    from orders where ${nameColumns[by]} = $1 and partner_id = $2`,
    [value, partnerId],
    { prepare: true },
  )
  return found ?? null
}

/** Finds the orders of that name, the newest first, at most two. `partnerId` null: of any partner. */
export async function findNamed(
  { $client: sql }: Database,
  partnerId: string | null,
  { by, value }: OrderName,
): Promise<{ id: string; partnerId: string }[]> {
  return sql<{ id: string; partnerId: string }[]>`
    select id, partner_id as "partnerId" from orders
    where ${sql(nameColumns[by])} = ${value} ${partnerId === null ? sql`` : sql`and partner_id = ${partnerId}`}
    order by id desc limit 2`
}

/** Lets AWB numbers begin that far beyond the last that was given. Gives the next one. */
export async function advanceAwbNumbers(database: Database, by: number): Promise<string> {
  const [row] = await database.$client<{ number: string }[]>`
    select setval('awb_number', nextval('awb_number') + ${by}::bigint, false)::text as number`
  return row?.number ?? ''
}

/** Whether the text names an order of the partner that has no AWB yet, by our id or its own. */
export async function awaitsAwb(
  sql: Transaction | Database['$client'],
  partnerId: string,
  text: string,
): Promise<boolean> {
  const found = await sql`
    select 1 from orders
    where partner_id = ${partnerId} and (id = ${text} or partner_order_id = ${text}) and awb is null`
  return found.length > 0
}

/** An order as Track Order returns it, except for the form of its history. */
export type TrackedOrder = Omit<Tracked, 'history'> & {
  history: {
    sequence: number
    status: OrderState
    event: WebhookEventName
    reasonCode: string | null
    location: string | null
    note: string | null
    mark: OrderEvent['mark']
    /** As PostgreSQL writes it in JSON: RFC 3339. */
    occurredAt: string
  }[]
}
type Tracked = Static<typeof trackOrder.data>

/** Whatever Track Order answers with that is a column of the order. */
const columnNames = new Set(Object.values(getTableColumns(orders)).map(({ name }) => name))
const trackedColumns = Object.keys(trackOrder.data.properties)
  .filter((name) => columnNames.has(name))
  .join(', ')

/** An event, in full. */
export const eventColumns = columnsBut(orderEvents)
/** What of an order changes with its life. */
const lifeColumns = rowColumns(orders, [...lifeProperties, 'nextStepAt'])
/** What the rules know of an order. */
const keptColumns = columnsBut(
  orders,
  'apiVersion',
  'quoteId',
  'pickupSchedule',
  'dropship',
  'csId',
  'note',
  'metadata',
  'sortingCode',
  'sla',
  'nextStepAt',
  'updatedAt',
)

type OrderRow = Pick<Order, keyof Order & keyof RowOf<typeof keptColumns>> &
  Pick<Order, 'events' | 'enteredAt' | 'reportedAt'> & {
    history: (Omit<Order['history'][number], 'occurredAt'> & { occurredAt: string })[]
  }
const nameProperties = {
  order_id: 'id',
  partner_order_id: 'partnerOrderId',
  awb: 'awb',
  courier_awb: 'courierAwb',
} as const
const nameColumns = {
  order_id: 'id',
  partner_order_id: 'partner_order_id',
  awb: 'awb',
  courier_awb: 'courier_awb',
} as const
