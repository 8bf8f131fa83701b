import type { Environment } from '@edis/contract/environment'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useStored } from '@edis/ui/address/stored-value.ts'
import { isFiltered } from '@edis/ui/address/address-values.ts'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { MoreRows } from '@edis/ui/states/more-rows.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { number } from '@edis/ui/numbers/numbers.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { messages } from './messages.en.ts'
import { hiddenColumns, templateOf } from './shown-columns.ts'
import { readOrderSearch } from './order-filters.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderRow } from './order-row.tsx'
import { countWords } from './order-tabs.tsx'
import { orderCountsQuery, ordersQuery } from './orders.queries.ts'
import css from './orders.module.css'

const names = <ColumnNames className={css.names} names={Object.values(messages.columns)} />

/** The orders of the environment in view, as the address filters them. */
export function OrderList({ environment }: { environment: Environment }) {
  const { search, change } = useSearchState(readOrderSearch)
  const query = useInfiniteQuery(ordersQuery(environment, search))
  const { data: counts } = useQuery(orderCountsQuery(environment))
  const now = useNow(60_000)
  const hidden = useStored(hiddenColumns)
  const { group, ...filters } = search
  const known = query.data?.length ?? 0
  const all = !isFiltered(filters) && counts?.[group ?? 'all']

  return (
    <>
      <section
        className={css.card}
        aria-label={messages.list}
        data-hidden={hidden.join(' ')}
        style={{ '--columns': templateOf(hidden) } as CSSProperties}
      >
        <QueryStates
          query={query}
          what={messages.what}
          loading={{ rows: 12, names, shape: 'table' }}
          empty={
            query.data?.length === 0 &&
            !query.hasNextPage && (
              <>
                {names}
                <NoOrders search={search} onChange={change} />
              </>
            )
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
        </QueryStates>
      </section>
      {all !== false && all !== undefined && known > 0 && (
        <p className={css.shown}>{messages.shown(number(1), number(known), countWords(Math.max(all, known)))}</p>
      )}
    </>
  )
}
