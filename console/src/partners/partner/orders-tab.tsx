import rows from '@edis/ui/layout/rows.module.css'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { MoreRows } from '@edis/ui/states/more-rows.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEnvironment } from '../../environment.ts'
import { OrderRow } from '../../layout/order-row.tsx'
import { ordersQuery } from '../../orders/orders.queries.ts'
import { messages as all } from './messages.en.ts'

const messages = all.orders

/** The partner's orders, newest first. */
export function OrdersTab({ partner }: { partner: string }) {
  const query = useInfiniteQuery(ordersQuery(useEnvironment(), { partner }))
  const now = useNow(60_000)
  return (
    <QueryCard
      title={<h2>{messages.title}</h2>}
      label={messages.title}
      query={query}
      what={messages.what}
      loading={{ rows: 8, shape: 'table' }}
      empty={query.data?.length === 0 && <EmptyState title={messages.none}>{messages.noneText}</EmptyState>}
    >
      {(orders) => (
        <div className={rows.list}>
          <ul aria-label={messages.title}>
            {orders.map((order) => (
              <OrderRow key={order.order_id} order={order} now={now} />
            ))}
          </ul>
          <MoreRows query={query}>{messages.more}</MoreRows>
        </div>
      )}
    </QueryCard>
  )
}
