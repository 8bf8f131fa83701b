import type { Environment } from '@edis/contract/environment'
import { listOrders, type ListedOrder } from '@edis/contract/portal-calls/order-list'
import { ExportButton } from '@edis/ui/export/export-button.tsx'
import { allPages } from '@edis/ui/queries/all-pages.ts'
import { request } from '../../api.ts'
import { messages } from './messages.en.ts'
import { asked, type OrderSearch } from './order-filters.ts'

const most = 10_000
const pageSize = 100
const columns = [
  'order_id',
  'partner_order_id',
  'awb',
  'recipient',
  'city',
  'courier_code',
  'service_code',
  'status',
  'promised_at',
  'late',
  'cod_amount',
  'problems',
  'updated_at',
] as const satisfies (keyof ListedOrder)[]

type ExportOrdersProps = { environment: Environment; search: OrderSearch; isEmpty: boolean }

/** The orders of the list as it is filtered, newest first. */
export function ExportOrders({ environment, search, isEmpty }: ExportOrdersProps) {
  const read = async () => {
    const now = Date.now()
    const orders = await allPages(
      async (cursor) =>
        (
          await request(environment, listOrders, {
            limit: pageSize,
            ...asked(search, now),
            ...(cursor !== null && { cursor }),
          })
        ).data,
      most,
    )
    return orders.map((order) =>
      columns.map((column) =>
        column === 'problems' ? order.problems.map(({ code }) => code).join(' ') : order[column],
      ),
    )
  }
  return (
    <ExportButton file="orders" columns={columns} read={read} isEmpty={isEmpty}>
      {messages.export}
    </ExportButton>
  )
}
