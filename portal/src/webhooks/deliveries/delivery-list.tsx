import type { Environment } from '@edis/contract/environment'
import { debugWebhook, type Webhook } from '@edis/contract/portal-calls/webhooks'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { isFiltered } from '@edis/ui/address/address-values.ts'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { MoreRows } from '@edis/ui/states/more-rows.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useMay } from '../../permission.ts'
import { deliveryFiltersOf, noFilters, readWebhookSearch } from '../webhook-search.ts'
import css from './deliveries.module.css'
import { deliveriesQuery } from './deliveries.queries.ts'
import { DeliveryFilterBar } from './delivery-filters.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import { messages } from './messages.en.ts'

const { columns } = messages
const names = (
  <ColumnNames
    className={css.names}
    names={[
      columns.event,
      columns.order,
      columns.endpoint,
      columns.status,
      columns.response,
      columns.next,
      columns.time,
    ]}
  />
)

/** `webhooks`: undefined until they are known, when nothing is asked for yet. */
type DeliveryListProps = {
  environment: Environment
  webhooks: readonly Webhook[] | undefined
  /** The webhook whose page it is on. */
  of?: string
}

/** What was sent and what waits, newest first, as the address filters it. */
export function DeliveryList({ environment, webhooks, of }: DeliveryListProps) {
  const { search, change } = useSearchState(readWebhookSearch)
  const asked = deliveryFiltersOf(search)
  const filters = of === undefined ? asked : { ...asked, webhook: of }
  const query = useInfiniteQuery({ ...deliveriesQuery(environment, filters), enabled: webhooks !== undefined })
  const now = useNow(60_000)
  const placeOf = (id: string) => webhooks?.find((known) => known.id === id)?.url.replace(/^https?:\/\//, '')

  // Deliveries outlive their webhook. Where there never was one, the card above says what to do.
  if (!webhooks || (webhooks.length === 0 && !isFiltered(asked) && !query.data?.length)) return null
  return (
    <QueryCard
      title={of === undefined ? <h2>{messages.title}</h2> : null}
      label={messages.title}
      filters={<DeliveryFilterBar webhooks={webhooks} ofAll={of === undefined} filters={asked} onChange={change} />}
      query={query}
      what={messages.deliveries}
      loading={{ rows: 5, shape: 'table', names }}
      empty={
        query.data?.length === 0 &&
        (isFiltered(asked) ? (
          <EmptyState
            title={messages.noMatch.title}
            action={<Button onClick={() => change(noFilters)}>{messages.noMatch.clear}</Button>}
          >
            {messages.noMatch.text}
          </EmptyState>
        ) : (
          <NothingYet environment={environment} onTest={() => change({ tool: 'test' })} />
        ))
      }
    >
      {(deliveries) => (
        <div
          className={rows.list}
          data-of-one={of !== undefined || undefined}
          data-stale={query.isPlaceholderData || undefined}
        >
          {names}
          <ul aria-label={messages.title}>
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                place={placeOf(delivery.webhook_id) ?? messages.deletedWebhook}
                now={now}
              />
            ))}
          </ul>
          <MoreRows query={query}>{messages.loadMore}</MoreRows>
        </div>
      )}
    </QueryCard>
  )
}

function NothingYet({ environment, onTest }: { environment: Environment; onTest: () => void }) {
  const { title, test, ...texts } = messages.empty
  const mayTest = useMay()(debugWebhook) && environment === 'development'
  return (
    <EmptyState title={title} action={mayTest && <Button onClick={onTest}>{test}</Button>}>
      {texts[environment]}
    </EmptyState>
  )
}
