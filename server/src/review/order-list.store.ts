import { decodeTime, encodeTime } from 'ulid'
import { type OrderState, straightWay } from '@edis/contract/order-states'
import { countedOrders } from '@edis/contract/portal-calls/order-list'
import type { Database } from '../database/connection.ts'
import { type RowOf, rowColumns } from '../database/row-columns.ts'
import { orders } from '../database/tables/order-tables.ts'
import type { OrderCost, OrderSla } from '../orders/orders.ts'
import type { ReviewedOrder } from './order-findings.ts'
import { underWay } from './order-list.ts'

const columns = rowColumns(orders, [
  'id',
  'partnerOrderId',
  'awb',
  'courierAwb',
  'status',
  'quoteId',
  'codAmount',
  'courierCode',
  'serviceCode',
  'paymentMethod',
  'recipient',
  'items',
  'sla',
  'createdAt',
  'updatedAt',
])
type Row = RowOf<typeof columns>
type ListedRow = Omit<Row, keyof ReviewedOrder | 'sla'> &
  Pick<ReviewedOrder, keyof Row & keyof ReviewedOrder> & {
    sla: OrderSla
    cost: OrderCost
    /** The last state of the straight way that it was in. */
    lastStraight: string | null
  }

/** What someone typed to find orders by, as what it may be. */
type Wanted = { text: string; phone: string | null; cities: readonly string[] }

export type OrderListFilter = {
  find?: Wanted
  /** With `late`: or those under way in one of its states that were promised before. */
  states?: readonly OrderState[]
  late?: { states: readonly OrderState[]; now: Date }
  status?: OrderState
  courierCode?: string
  paymentMethod?: string
  since?: Date
  until?: Date
  /** Older than this id. */
  before?: string
  limit: number
}

export type OrderListStore = ReturnType<typeof orderListStore>

/** How many orders a page looks through at most, however few of them the filter lets through. */
const maxScanned = 2_000
const hour = 3_600_000

/** Every function takes the partner's id: another partner's orders are not found. */
export function orderListStore({ $client: sql }: Database) {
  const none = sql``
  /** As the index of them has it, by which staff find the end of a number. */
  const ofPhone = (phone: ReturnType<typeof sql>) => sql`reverse(recipient ->> 'phone') = reverse(${phone})`

  /** As a number in the statement: with a parameter PostgreSQL plans for a tenth of all rows. */
  const written = (count: number) => sql.unsafe(String(Math.trunc(count)))
  const most = written(maxScanned)

  /** An id holds the time at which it was made, a clock's step apart from `created_at` at most. */
  const bounded = (partnerId: string, { before, since, until }: OrderListFilter) => sql`
    partner_id = ${partnerId}
    ${before === undefined ? none : sql`and id < ${before}`}
    ${since === undefined ? none : sql`and created_at >= ${since} and id >= ${idAt(since.getTime() - 60_000)}`}
    ${until === undefined ? none : sql`and created_at < ${until} and id < ${idAt(until.getTime() + 60_000)}`}`

  /** The newest orders in each of the states: one walk of the index a state. */
  const inStates = (partnerId: string, states: readonly OrderState[], filter: OrderListFilter) => sql`
    select found.id from unnest(${[...states]}::text[]) as state cross join lateral (
      select id from orders where ${bounded(partnerId, filter)} and status = state
      order by id desc limit ${written(scannedFor(filter))}
    ) found`

  /** Those that are late are the oldest of their state. */
  const lateOnes = (partnerId: string, { states, now }: NonNullable<OrderListFilter['late']>) => sql`
    select found.id from unnest(${[...states]}::text[]) as state cross join lateral (
      select id, sla from orders where partner_id = ${partnerId} and status = state order by id limit ${most}
    ) found where (sla ->> 'promised_at')::timestamptz < ${now}`

  /** By each index that what was typed may stand in. */
  const named = (partnerId: string, { text, phone, cities }: Wanted, filter: OrderListFilter) => sql`
    (select id from orders where ${bounded(partnerId, filter)} and id = ${text})
    union (select id from orders where ${bounded(partnerId, filter)} and awb = ${text.toUpperCase()})
    union (select id from orders where ${bounded(partnerId, filter)} and courier_awb = ${text})
    union (select id from (
      select id from orders
      where partner_id = ${partnerId} and partner_order_id ~>=~ ${text} and partner_order_id ~<~ ${`${text}\u{10ffff}`}
      order by partner_order_id using ~>~ limit ${most}
    ) numbered ${filter.before === undefined ? none : sql`where id < ${filter.before}`})
    ${
      phone === null
        ? none
        : sql`union (select id from orders where ${bounded(partnerId, filter)} and ${ofPhone(sql`${phone}`)}
            order by id desc limit ${most})`
    }
    ${
      cities.length === 0
        ? none
        : sql`union (select found.id from unnest(${[...cities]}::text[]) as city cross join lateral (
            select id from orders where ${bounded(partnerId, filter)} and left(recipient ->> 'district_code', 5) = city
            order by id desc limit ${most}
          ) found)`
    }`

  function candidates(partnerId: string, filter: OrderListFilter) {
    const { find, status, states, late } = filter
    if (find) return named(partnerId, find, filter)
    if (status !== undefined) return inStates(partnerId, [status], filter)
    if (states === undefined)
      return sql`select id from orders where ${bounded(partnerId, filter)} order by id desc
        limit ${written(scannedFor(filter))}`
    const inGroup = inStates(partnerId, states, filter)
    return late ? sql`(${inGroup}) union (${lateOnes(partnerId, late)})` : inGroup
  }

  const fitting = (filter: OrderListFilter) => sql`
    ${filter.before === undefined ? none : sql`and id < ${filter.before}`}
    ${filter.since === undefined ? none : sql`and created_at >= ${filter.since}`}
    ${filter.until === undefined ? none : sql`and created_at < ${filter.until}`}
    ${filter.status === undefined ? none : sql`and status = ${filter.status}`}
    ${filter.courierCode === undefined ? none : sql`and courier_code = ${filter.courierCode}`}
    ${filter.paymentMethod === undefined ? none : sql`and payment_method = ${filter.paymentMethod}`}
    ${filter.find && filter.states ? inGroupOf(filter.states, filter.late) : none}`

  const inGroupOf = (states: readonly OrderState[], late: OrderListFilter['late']) => sql`
    and (status = any(${[...states]}) ${
      late ? sql`or (status = any(${[...late.states]}) and (sla ->> 'promised_at')::timestamptz < ${late.now})` : none
    })`

  return {
    /** Newest first. `next`: the id from which to look on; null: there is nothing more. */
    async list(partnerId: string, filter: OrderListFilter): Promise<{ rows: ListedRow[]; next: string | null }> {
      const { limit } = filter
      const scanned = scannedFor(filter)
      const found = sql`
        select id from (${candidates(partnerId, filter)}) candidate order by id desc limit ${written(scanned)}`
      const rows = await sql<ListedRow[]>`
        select ${sql.unsafe(columns.selected)}, coalesce(cost_adjustment -> 'cost', cost) as cost,
          (select event.status from order_events event
            where order_id = orders.id and event.status = any(${[...straightWay]}) order by sequence desc limit 1)
            as "lastStraight"
        from orders where id in (${found}) ${fitting(filter)}
        order by id desc limit ${written(limit + 1)}`
      if (rows.length > limit) return { rows: rows.slice(0, limit), next: rows.at(limit - 1)?.id ?? null }
      if (scanned <= limit + 1) return { rows, next: null }
      const [last] = await sql<{ id: string }[]>`
        select id from (${found}) scanned order by id desc offset ${written(scanned - 1)} limit 1`
      return { rows, next: last?.id ?? null }
    },

    /** Orders to the same telephone numbers, sent within an hour of one of these. */
    async neighbours(partnerId: string, of: readonly ReviewedOrder[]): Promise<ReviewedOrder[]> {
      if (of.length === 0) return []
      const times = of.map(({ id }) => timeOf(id))
      return sql<ReviewedOrder[]>`
        select near.* from unnest(
          ${of.map(({ recipient }) => recipient.phone)}::text[],
          ${times.map((time) => idAt(time - hour))}::text[],
          ${times.map((time) => idAt(time + hour))}::text[]
        ) as sent (phone, since, until) cross join lateral (
          select id, status, quote_id as "quoteId", cod_amount as "codAmount", recipient, items, created_at as "createdAt"
          from orders where partner_id = ${partnerId} and ${ofPhone(sql`sent.phone`)}
            and id between sent.since and sent.until
          order by id desc limit 10
        ) near`
    },

    /** Per state, up to `countedOrders` each, and how many of those under way are late. */
    async counts(partnerId: string, states: readonly OrderState[], now: Date): Promise<Map<string, number>> {
      const [rows, [late]] = await Promise.all([
        sql<{ state: string; orders: number }[]>`
          select state, (
            select count(*)::int from (
              select from orders where partner_id = ${partnerId} and status = state
              limit ${written(countedOrders)}
            ) counted
          ) as orders
          from unnest(${[...states]}::text[]) as state`,
        sql<{ orders: number }[]>`
          select count(*)::int as orders from (${lateOnes(partnerId, { states: underWay, now })}) late`,
      ])
      return new Map([...rows.map(({ state, orders: count }) => [state, count] as const), ['late', late?.orders ?? 0]])
    },
  }
}

/** As many as a page has, where every order that an index finds is wanted. */
const scannedFor = ({ find, courierCode, paymentMethod, limit }: OrderListFilter): number =>
  find || courierCode !== undefined || paymentMethod !== undefined ? maxScanned : limit + 1

const timeOf = (id: string): number => decodeTime(id.slice('ord_'.length))
const idAt = (time: number): string => `ord_${encodeTime(Math.max(0, time), 10)}`
