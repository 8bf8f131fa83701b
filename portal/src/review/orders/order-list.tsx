import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isFiltered } from '@edis/ui/address/address-values.ts'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { MoreRows } from '@edis/ui/states/more-rows.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { useNow } from '@edis/ui/time/use-now.ts'
import { noFilters, readOrderFilters } from './order-filters.ts'
import { OrderFilterBar } from './order-filter-bar.tsx'
import { OrderRow } from './order-row.tsx'
import { orderReviewsQuery } from './orders.queries.ts'
import css from './orders.module.css'

const names = <ColumnNames className={css.names} names={['Order', 'Recipient', 'Status', 'Verdict', 'Sent']} />

/** The development orders with what the review found, as the address filters them. */
export function OrderList() {
  const { search: filters, change } = useSearchState(readOrderFilters)
  const query = useInfiniteQuery(orderReviewsQuery(filters))
  const now = useNow(60_000)

  return (
    <QueryCard
      title={<h2>Development orders</h2>}
      filters={<OrderFilterBar filters={filters} onChange={change} />}
      query={query}
      what="the orders"
      loading={{ rows: 5, names }}
      empty={
        query.data?.length === 0 &&
        (isFiltered(filters) ? (
          <EmptyState
            title="No order fits these filters"
            action={<Button onClick={() => change(noFilters)}>Clear filters</Button>}
          >
            A search looks at how our id, yours and the AWB begin. A verdict is looked for among your latest 1,000
            orders.
          </EmptyState>
        ) : (
          <EmptyState title="No order yet">
            Send one to the development API, from your own software or from{' '}
            <Link to="/documentation/order/send/v2">Send Order V2</Link>. It shows up here with what a courier would
            stumble over.
          </EmptyState>
        ))
      }
    >
      {(orders) => (
        <div className={rows.list} data-stale={query.isPlaceholderData || undefined}>
          {names}
          <ul aria-label="Orders">
            {orders.map((order) => (
              <OrderRow key={order.order_id} order={order} now={now} />
            ))}
          </ul>
          <MoreRows query={query}>Older orders</MoreRows>
        </div>
      )}
    </QueryCard>
  )
}
