import { orderStates } from '@edis/contract/order-states'
import { isFiltered, oneOf } from '@edis/ui/address/address-values.ts'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { ChoiceFilter, Filters, TextFilter } from '@edis/ui/layout/filters.tsx'
import { stateWords } from '@edis/ui/orders/order-words.ts'
import type { Answer } from '@edis/ui/states/query-card.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEnvironment } from '../environment.ts'
import { ListCard } from '../layout/list-card.tsx'
import { Page } from '../layout/page.tsx'
import { ArchivedOrders } from './archived-orders.tsx'
import { FoundElsewhere } from './found-elsewhere.tsx'
import { messages } from './messages.en.ts'
import { OrderRow } from '../layout/order-row.tsx'
import { readOrderSearch } from './order-search.ts'
import { foundQuery, type ListedOrder, ordersQuery } from './orders.queries.ts'
import css from '../layout/order-row.module.css'

const nothing = { find: undefined, status: undefined, partner: undefined }
const statuses = orderStates.map((state) => [state, stateWords(state)] as const)

/** The orders of all partners, newest first, or those that any of their numbers or the end of a phone finds. */
export function OrdersPage() {
  const environment = useEnvironment()
  const { search, change } = useSearchState(readOrderSearch)
  const { find, status } = search
  const found = useQuery({ ...foundQuery(environment, find ?? ''), enabled: find !== undefined })
  const listed = useInfiniteQuery({ ...ordersQuery(environment, search), enabled: find === undefined })
  const query: Answer<ListedOrder[]> = find === undefined ? listed : { ...found, data: found.data?.orders }
  const { orders = [], archived = [] } = found.data ?? {}
  const hasNone = found.data !== undefined && !found.isPlaceholderData && orders.length + archived.length === 0
  const now = useNow(60_000)
  const clear = isFiltered(search) ? () => change(nothing) : undefined
  return (
    <Page title={messages.title}>
      <ListCard
        title={find === undefined ? messages.all : messages.found(find)}
        label={messages.title}
        texts={messages}
        columns={css.columns}
        query={query}
        pages={find === undefined ? listed : null}
        filters={
          <Filters onClear={clear}>
            <TextFilter
              label={messages.find}
              placeholder={messages.findText}
              value={find}
              maxLength={100}
              wide
              onChange={(text) => change({ ...nothing, find: text })}
            />
            <ChoiceFilter
              label={messages.status}
              value={status}
              choices={statuses}
              onChange={(chosen) => change({ find: undefined, status: oneOf(orderStates, chosen) })}
            />
          </Filters>
        }
        onClear={clear}
      >
        {(order) => <OrderRow key={order.order_id} order={order} now={now} />}
      </ListCard>
      {find !== undefined && hasNone && <FoundElsewhere text={find} />}
      {find !== undefined && found.data && <ArchivedOrders orders={found.data.archived} now={now} />}
    </Page>
  )
}
