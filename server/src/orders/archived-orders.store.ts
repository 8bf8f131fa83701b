import type { OrderState } from '@edis/contract/order-states'
import type { Database } from '../database/connection.ts'
import type { Transaction } from '../database/transaction.ts'
import type { OrderName } from './orders.store.ts'

/** An order that is in an archive and no more in the tables. */
export type InArchive = { orderId: string; archiveId: string; archivedAt: Date }

/** The archived order of that name, the newest of several. `partnerId` null: of any partner. */
export async function findArchived(
  sql: Transaction | Database['$client'],
  partnerId: string | null,
  { by, value }: OrderName,
): Promise<InArchive | null> {
  const [found] = await sql<InArchive[]>`
    select order_id as "orderId", archive_id as "archiveId", kept_at as "archivedAt"
    from archived_orders join order_archives on order_archives.id = archive_id
    where ${sql(by)} = ${value} and kept_at is not null ${partnerId === null ? sql`` : sql`and partner_id = ${partnerId}`}
    order by order_id desc limit 1`
  return found ?? null
}

export type ListedArchived = InArchive & {
  partnerOrderId: string
  partnerId: string
  partnerName: string
  awb: string | null
  status: OrderState
  createdAt: Date
}

/** Archived orders of all partners by a number of any kind, newest first. */
export async function listArchived(
  { $client: sql }: Database,
  number: string,
  limit: number,
): Promise<ListedArchived[]> {
  return sql<ListedArchived[]>`
    select order_id as "orderId", partner_order_id as "partnerOrderId", partner_id as "partnerId",
      partners.name as "partnerName", awb, archived.status, archived.created_at as "createdAt",
      archive_id as "archiveId", kept_at as "archivedAt"
    from (
      select * from archived_orders where order_id = ${number}
      union select * from archived_orders where awb = ${number.toUpperCase()}
      union select * from archived_orders where courier_awb in (${number}, ${number.toUpperCase()})
      union select * from archived_orders where partner_order_id = ${number}
    ) archived
    join order_archives on order_archives.id = archive_id join accounts.partners on partners.id = partner_id
    where kept_at is not null order by order_id desc limit ${limit}`
}
