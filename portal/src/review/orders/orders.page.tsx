import { useInfiniteQuery } from '@tanstack/react-query'
import { Page } from '@edis/ui/layout/page.tsx'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { readerZone, zoneName } from '@edis/ui/time/time-zone.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { ExportOrders } from './export-orders.tsx'
import { messages } from './messages.en.ts'
import { OrderFilterBar } from './order-filter-bar.tsx'
import { readOrderSearch } from './order-filters.ts'
import { OrderList } from './order-list.tsx'
import { OrderTabs } from './order-tabs.tsx'
import { ordersQuery } from './orders.queries.ts'
import css from './orders.module.css'

export function OrdersPage() {
  const environment = useEnvironment()
  const now = useNow(60_000)
  const { search, change } = useSearchState(readOrderSearch)
  const list = useInfiniteQuery(ordersQuery(environment, search))
  return (
    <Page
      title={messages.title}
      tag={<span className={css.zone}>{messages.zone(zoneName(new Date(now), readerZone()))}</span>}
      actions={
        <ExportOrders
          environment={environment}
          search={search}
          isEmpty={list.data?.length === 0 && !list.hasNextPage}
        />
      }
    >
      <OrderTabs environment={environment} value={search.group} onChange={(group) => change({ group })} />
      <OrderFilterBar filters={search} onChange={change} />
      <OrderList environment={environment} />
    </Page>
  )
}
