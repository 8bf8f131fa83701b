import type { Readable } from 'node:stream'
import type { Database } from '../database/connection.ts'
import { json } from '../database/json-parameter.ts'
import type { Transaction } from '../database/transaction.ts'
import { finalStates, firstIdAt } from '../personal-data/personal-data.ts'
import type { ArchiveFile } from './order-archive.ts'

type OpenArchive = { id: string; begunAt: Date }
type Due = {
  /** Orders whose last change is older. */
  before: Date
  /** And whose recipients' data is out since before then. */
  anonymisedBefore: Date
  most: number
}
export type KeptArchive = { id: string; keptAt: Date; place: string; orders: number; events: number; bytes: number }
export type ArchivedOrder = {
  orderId: string
  partnerId: string
  partnerOrderId: string
  awb: string | null
  status: string
  createdAt: Date
  archiveId: string
  keptAt: Date
  place: string
}

/** Lets one process at a time archive orders of the environment: until the transaction ends. Gives whether it is this one. */
export async function takeTurn(transaction: Transaction): Promise<boolean> {
  const [turn] = await transaction`
    select pg_try_advisory_xact_lock(413312, hashtext(current_schema())) as mine`
  return turn?.mine === true
}

/** The archive that was begun and not kept, if there is one. */
export async function openArchive({ $client: sql }: Database): Promise<OpenArchive | null> {
  const [open] = await sql<OpenArchive[]>`
    select id, begun_at as "begunAt" from order_archives where kept_at is null order by id limit 1`
  return open ?? null
}

/** Begins an archive of the oldest orders that are due. Gives whether any is. */
export async function chooseOrders(
  { $client: sql }: Database,
  { id, begunAt }: OpenArchive,
  { before, anonymisedBefore, most }: Due,
): Promise<boolean> {
  const [chosen] = await sql<{ count: number }[]>`
    with due as materialized (
      select id, partner_id, partner_order_id, awb, courier_awb, status, sequence, updated_at, created_at from orders
      where id < ${firstIdAt(before)} and updated_at < ${before} and anonymised_at < ${anonymisedBefore}
        and status in (select jsonb_array_elements_text(${json(finalStates)}::text::jsonb))
        -- Put back from an archive
        and not exists (select from archived_orders where order_id = orders.id)
      order by id limit ${most}
    ), begun as (
      insert into order_archives (id, begun_at) select ${id}, ${begunAt} where exists (select from due)
    ), found as (
      insert into archived_orders (order_id, archive_id, partner_id, partner_order_id, awb, courier_awb, status, sequence,
        updated_at, created_at)
      select id, ${id}, partner_id, partner_order_id, awb, courier_awb, status, sequence, updated_at, created_at from due
    )
    select count(*)::int as count from due`
  return (chosen?.count ?? 0) > 0
}

/** The rows of an archive's orders, all columns, as CSV with a header: PostgreSQL's COPY reads it back. */
export function archivedRows({ $client: sql }: Database, archiveId: string, file: ArchiveFile): Promise<Readable> {
  // COPY takes no parameters.
  if (!/^\w+$/.test(archiveId)) throw new Error(`${archiveId} is no archive`)
  const rows =
    file === 'orders.csv.gz'
      ? `select orders.* from archived_orders join orders on orders.id = order_id
         where archive_id = '${archiveId}' order by orders.id`
      : `select order_events.* from archived_orders join order_events using (order_id)
         where archive_id = '${archiveId}' order by order_id, order_events.sequence`
  return sql.unsafe(`copy (${rows}) to stdout with (format csv, header true)`).readable()
}

/**
 * Removes the orders of an archive that has been written, in one go. Gives false, and removes none, when some have changed since they
 * were chosen: those are not the archive's any more, and it is to be written again.
 */
export async function keepArchive(
  transaction: Transaction,
  { id, place, orders, events, bytes }: Omit<KeptArchive, 'keptAt'>,
): Promise<boolean> {
  const [done] = await transaction<{ kept: boolean }[]>`
    select keep_order_archive(${id}, ${place}, ${orders}, ${events}, ${bytes}) as kept`
  return done?.kept === true
}

/** The newest first. */
export async function keptArchives({ $client: sql }: Database, most: number): Promise<KeptArchive[]> {
  return sql<KeptArchive[]>`
    select id, kept_at as "keptAt", place, orders, events, bytes::float8 as bytes
    from order_archives where kept_at is not null order by id desc limit ${most}`
}

/** Archived orders with that number of any kind, of all partners. */
export async function findInArchives({ $client: sql }: Database, number: string): Promise<ArchivedOrder[]> {
  return sql<ArchivedOrder[]>`
    select order_id as "orderId", partner_id as "partnerId", partner_order_id as "partnerOrderId", awb, status,
      created_at as "createdAt", archive_id as "archiveId", kept_at as "keptAt", place
    from (
      select * from archived_orders where order_id = ${number}
      union select * from archived_orders where awb = upper(${number})
      union select * from archived_orders where courier_awb in (${number}, upper(${number}))
      union select * from archived_orders where partner_order_id = ${number}
    ) archived join order_archives on order_archives.id = archive_id
    where kept_at is not null order by order_id desc limit 100`
}
