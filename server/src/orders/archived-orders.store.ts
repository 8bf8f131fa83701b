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
