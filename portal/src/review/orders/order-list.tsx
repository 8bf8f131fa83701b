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
import { messages } from './messages.en.tsx'
import { noFilters, readOrderFilters } from './order-filters.ts'
import { OrderFilterBar } from './order-filter-bar.tsx'
import { OrderRow } from './order-row.tsx'
import { orderReviewsQuery } from './orders.queries.ts'
import css from './orders.module.css'

const names = <ColumnNames className={css.names} names={messages.columns} />

/** The development orders with what the review found, as the address filters them. */
export function OrderList() {
  const { search: filters, change } = useSearchState(readOrderFilters)
  const query = useInfiniteQuery(orderReviewsQuery(filters))
  const now = useNow(60_000)

  return (
    <QueryCard
      title={<h2>{messages.development}</h2>}
      filters={<OrderFilterBar filters={filters} onChange={change} />}
      query={query}
      what={messages.what}
      loading={{ rows: 5, names }}
      empty={
        query.data?.length === 0 &&
        (isFiltered(filters) ? (
          <EmptyState
            title={messages.noMatch.title}
            action={<Button onClick={() => change(noFilters)}>{messages.noMatch.clear}</Button>}
          >
            {messages.noMatch.text}
          </EmptyState>
        ) : (
          <EmptyState title={messages.empty.title}>
            {messages.empty.text((text) => (
              <Link to="/documentation/order/send/v2">{text}</Link>
            ))}
          </EmptyState>
        ))
      }
    >
      {(orders) => (
        <div className={rows.list} data-stale={query.isPlaceholderData || undefined}>
          {names}
          <ul aria-label={messages.list}>
            {orders.map((order) => (
              <OrderRow key={order.order_id} order={order} now={now} />
            ))}
          </ul>
          <MoreRows query={query}>{messages.older}</MoreRows>
        </div>
      )}
    </QueryCard>
  )
}
