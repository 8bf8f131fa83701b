import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { isFiltered } from '@edis/ui/address/address-values.ts'
import { Card } from '@edis/ui/layout/card.tsx'
import { EmptyState, ErrorState, ListSkeleton } from '@edis/ui/states/list-states.tsx'
import { MoreRows } from '@edis/ui/states/more-rows.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { useNow } from '@edis/ui/time/use-now.ts'
import { noFilters, type OrderFilters } from './order-filters.ts'
import { OrderFilterBar } from './order-filter-bar.tsx'
import { OrderRow } from './order-row.tsx'
import { orderReviewsQuery } from './orders.queries.ts'
import css from './orders.module.css'

/** The development orders with what the review found, as the address filters them. */
export function OrderList() {
  const filters = useSearch({ from: '/review/order' })
  const navigate = useNavigate({ from: '/review/order' })
  const change = (changes: OrderFilters) =>
    void navigate({ search: (before) => ({ ...before, ...changes }), resetScroll: false })
  const query = useInfiniteQuery(orderReviewsQuery(filters))
  const orders = query.data?.pages.flat()
  const now = useNow(60_000)

  return (
    <Card title={<h2>Development orders</h2>}>
      <OrderFilterBar filters={filters} onChange={change} />
      {query.error && (!orders || query.isPlaceholderData) ? (
        <ErrorState what="the orders" error={query.error} onRetry={() => void query.refetch()} />
      ) : !orders ? (
        <ListSkeleton what="orders" rows={5} names={<Names />} />
      ) : orders.length === 0 && isFiltered(filters) ? (
        <EmptyState
          title="No order fits these filters"
          action={<Button onClick={() => change(noFilters)}>Clear filters</Button>}
        >
          A search looks at how our id, yours and the AWB begin. A verdict is looked for among your latest 1,000 orders.
        </EmptyState>
      ) : orders.length === 0 ? (
        <EmptyState title="No order yet">
          Send one to the development API, from your own software or from{' '}
          <Link to="/documentation/order/send/v2">Send Order V2</Link>. It shows up here with what a courier would
          stumble over.
        </EmptyState>
      ) : (
        <div className={rows.list} data-stale={query.isPlaceholderData || undefined}>
          <Names />
          <ul aria-label="Orders">
            {orders.map((order) => (
              <OrderRow key={order.order_id} order={order} now={now} />
            ))}
          </ul>
          <MoreRows query={query}>Older orders</MoreRows>
        </div>
      )}
    </Card>
  )
}

const Names = () => (
  <div className={`${rows.names} ${css.names}`} aria-hidden="true">
    <span>Order</span>
    <span>Recipient</span>
    <span>Status</span>
    <span>Verdict</span>
    <span>Sent</span>
  </div>
)
