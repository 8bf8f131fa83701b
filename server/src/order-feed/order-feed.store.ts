import type { Database } from '../database/connection.ts'
import type { FeedFilter, FeedOrder, FeedState } from './order-feed.ts'

/** An order with its place. Its moments as PostgreSQL writes them in JSON. */
export type FeedRow = { number: string; order: FeedOrder }

export type OrderFeedStore = {
  /** The order as the feed gives it. */
  find(orderId: string): Promise<FeedOrder | null>
  state(life: string | null): Promise<FeedState>
  number(): Promise<boolean>
  /** How long ago the oldest change was made that has no number yet; 0: there is none. */
  waitingSeconds(): Promise<number>
  /** Orders beyond a number, in the order of their numbers. */
  page(after: string, filter: FeedFilter, limit: number): Promise<FeedRow[]>
}

/** `database`: a pool that goes by index, whatever it believes of the size of tables. */
export const orderFeedStore = ({ $client: sql }: Database): OrderFeedStore => ({
  async find(orderId) {
    const [found] = await sql<{ order: FeedOrder }[]>`
      select to_jsonb(given) as order from (${wholeOrder(sql)} where orders.id = ${orderId}) given`
    return found?.order ?? null
  },

  async state(life) {
    const [state] = await sql<FeedState[]>`
      select
        (select id from order_feed_lives order by ordinal desc limit 1) as life,
        mine.ordinal is not null as "isKnown",
        (select first_number from order_feed_lives later where later.ordinal > mine.ordinal order by ordinal limit 1)::text
          as "followedAt",
        (select coalesce(max(number), 0) from order_feed)::text as newest,
        exists (select from order_changes) or exists (select from order_feed_backfill) as "isBehind"
      from (values (1)) one left join order_feed_lives mine on mine.id = ${life}`
    return state as FeedState
  },

  /**
   * Gives numbers to what has committed and has none, in the order in which it was written; what is still in its
   * transaction gets its number later, and a greater one. One batch at a time, so that numbers become visible in their
   * order. All in one message: nobody who is stopped meanwhile holds the lock.
   *
   * Numbers that were given are on the disk, and on a synchronous standby's, whatever orders themselves wait for. Where some
   * may have been lost all the same, another life of the database begins.
   *
   * Gives whether nothing is left that had committed before.
   */
  async number() {
    const results = await sql`
      select pg_advisory_xact_lock(413310, hashtext(current_schema()));

      select set_config('synchronous_commit',
        case current_setting('synchronous_commit') when 'remote_apply' then 'remote_apply' else 'on' end, true);

      insert into order_feed_lives (id, print, first_number, begun_at)
      select gen_random_uuid()::text, here.print, (select coalesce(max(number), 0) + 1 from order_feed), now()
      from (
        select concat_ws('/', system_identifier,
          (select oid from pg_database where datname = current_database()), 'order_feed'::regclass::oid,
          left(pg_walfile_name(pg_current_wal_insert_lsn()), 8), extract(epoch from pg_postmaster_start_time())) as print
        from pg_control_system()
      ) here
      where here.print is distinct from (select print from order_feed_lives order by ordinal desc limit 1);

      with step as materialized (
        select id, partner_id, status from orders
        where id > (select after from order_feed_backfill) order by id limit 1000
      ), moved as (
        update order_feed_backfill set after = (select max(id) from step) where exists (select from step)
      ), ended as (
        delete from order_feed_backfill where not exists (select from step)
      ), given as (
        insert into order_feed (order_id, number, partner_id, status)
        select id, (select coalesce(max(number), 0) from order_feed) + row_number() over (order by id), partner_id, status
        from step
        on conflict (order_id) do nothing
      )
      select count(*) < 1000 as "isAll" from step;

      with taken as (
        delete from order_changes
        where id = any (array(select id from order_changes order by id limit 1000))
        returning id, order_id
      ), latest as (
        select order_id, max(id) as id from taken group by order_id
      ), given as (
        insert into order_feed (order_id, number, partner_id, status)
        select orders.id, (select coalesce(max(number), 0) from order_feed) + row_number() over (order by latest.id),
          partner_id, status
        from latest join orders on orders.id = order_id
        on conflict (order_id) do update set number = excluded.number, status = excluded.status
      )
      select count(*) < 1000 as "isAll" from taken`.simple()
    // The driver's types know one result.
    return (results as unknown as { isAll?: boolean }[][]).every(([row]) => row?.isAll !== false)
  },

  async waitingSeconds() {
    const [oldest] = await sql<{ seconds: number }[]>`
      select greatest(extract(epoch from now() - updated_at), 0)::float8 as seconds
      from order_changes join orders on orders.id = order_id order by order_changes.id limit 1`
    return oldest?.seconds ?? 0
  },

  page: (after, { status, partnerId }, limit) => sql<FeedRow[]>`
    select feed.number::text as number, to_jsonb(given) as order
    from order_feed feed, lateral (${wholeOrder(sql)} where orders.id = feed.order_id) given
    where feed.number > ${after}::bigint
      ${status === null ? sql`` : sql`and feed.status = ${status} and given.status = ${status}`}
      ${partnerId === null ? sql`` : sql`and feed.partner_id = ${partnerId}`}
    order by feed.number limit ${limit}`,
})

const wholeOrder = (sql: Database['$client']) => sql`
  select orders.id as order_id, orders.partner_id, partners.name as partner_name, partner_order_id, status, sequence,
    awb, courier_awb, tracking_url, sorting_code, warehouse_id, courier_code, service_code, delivery_type,
    pickup_schedule, payment_method, cod_amount, insurance, recipient, dropship, cs_id, items, weight, cost,
    cost_adjustment, sla, proof, note, metadata, orders.created_at, updated_at
  from orders join accounts.partners on partners.id = orders.partner_id`
