import { orderStates } from '@edis/contract/order-states'
import { oneOf } from '@edis/ui/address/address-values.ts'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { ChoiceFilter, Filters, TextFilter } from '@edis/ui/layout/filters.tsx'
import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { stateWords } from '@edis/ui/orders/order-words.ts'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { MoreRows } from '@edis/ui/states/more-rows.tsx'
import { type Answer, QueryCard } from '@edis/ui/states/query-card.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEnvironment } from '../environment.ts'
import { Page } from '../layout/page.tsx'
import { messages } from './messages.en.ts'
import { OrderRow } from '../layout/order-row.tsx'
import { readOrderSearch } from './order-search.ts'
import { foundQuery, type ListedOrder, ordersQuery } from './orders.queries.ts'
import css from '../layout/order-row.module.css'

const { columns } = messages
const names = (
  <ColumnNames
    className={css.columns}
    names={[columns.number, columns.partner, columns.status, columns.service, columns.recipient, columns.received]}
  />
)
const nothing = { find: undefined, status: undefined, partner: undefined }
const statuses = orderStates.map((state) => [state, stateWords(state)] as const)

/** The orders of all partners, newest first, or those that any of their numbers or the end of a phone finds. */
export function OrdersPage() {
  const environment = useEnvironment()
  const { search, change } = useSearchState(readOrderSearch)
  const { find, status, partner } = search
  const found = useQuery({ ...foundQuery(environment, find ?? ''), enabled: find !== undefined })
  const listed = useInfiniteQuery({ ...ordersQuery(environment, search), enabled: find === undefined })
  const query: Answer<ListedOrder[]> = find === undefined ? listed : { ...found, data: found.data?.orders }
  const now = useNow(60_000)
  const isFiltered = find !== undefined || status !== undefined || partner !== undefined
  return (
    <Page title={messages.title}>
      <QueryCard
        title={<h2>{find === undefined ? messages.all : messages.found(find)}</h2>}
        filters={
          <Filters onClear={isFiltered ? () => change(nothing) : undefined}>
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
        query={query}
        what={messages.what}
        loading={{ rows: 8, shape: 'table', names }}
        empty={
          query.data?.length === 0 &&
          (isFiltered ? (
            <EmptyState
              title={messages.noMatch}
              action={<Button onClick={() => change(nothing)}>{messages.clear}</Button>}
            >
              {messages.noMatchText}
            </EmptyState>
          ) : (
            <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
          ))
        }
      >
        {(orders) => (
          <div className={rows.list} data-stale={query.isPlaceholderData || undefined}>
            {names}
            <ul aria-label={messages.title}>
              {orders.map((order) => (
                <OrderRow key={order.order_id} order={order} now={now} />
              ))}
            </ul>
            {find === undefined && <MoreRows query={listed}>{messages.more}</MoreRows>}
          </div>
        )}
      </QueryCard>
    </Page>
  )
}
