import { ChoiceFilter, Filters, TextFilter } from '@edis/ui/layout/filters.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { StatusCode } from '@edis/ui/layout/status-code.tsx'
import { duration } from '@edis/ui/numbers/numbers.ts'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { MoreRows } from '@edis/ui/states/more-rows.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { Clock } from '@edis/ui/time/clock.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnvironment } from '../../environment.ts'
import { messages as all } from './messages.en.ts'
import { type PartnerRequest, partnerRequestsQuery } from './partner-requests.queries.ts'
import { RequestDrawer } from './request-drawer.tsx'
import css from './request-list.module.css'

const messages = all.requests
const kinds = ['2xx', '4xx', '5xx'] as const

/** What the partner's software asked, and what came of it. */
export function RequestsTab({ partner }: { partner: string }) {
  const [filters, setFilters] = useState<{ find: string | undefined; status: string | undefined }>({
    find: undefined,
    status: undefined,
  })
  const query = useInfiniteQuery(partnerRequestsQuery(useEnvironment(), partner, filters))
  const now = useNow(30_000)
  const [opened, setOpened] = useState<string | null>(null)
  const isFiltered = filters.find !== undefined || filters.status !== undefined
  return (
    <QueryCard
      title={<h2>{messages.title}</h2>}
      label={messages.title}
      filters={
        <Filters onClear={isFiltered ? () => setFilters({ find: undefined, status: undefined }) : undefined}>
          <TextFilter
            label={messages.find}
            placeholder={messages.findText}
            value={filters.find}
            maxLength={200}
            wide
            onChange={(find) => setFilters({ ...filters, find })}
          />
          <ChoiceFilter
            label={messages.status}
            value={filters.status}
            choices={kinds.map((kind) => [kind, kind] as const)}
            onChange={(status) => setFilters({ ...filters, status })}
          />
        </Filters>
      }
      query={query}
      what={messages.what}
      loading={{ rows: 8, shape: 'table' }}
      empty={
        query.data?.length === 0 &&
        !query.hasNextPage && (
          <EmptyState title={isFiltered ? messages.noMatch : messages.none}>
            {isFiltered ? messages.noMatchText : messages.noneText}
          </EmptyState>
        )
      }
    >
      {(requests) => (
        <div className={rows.list} data-stale={query.isPlaceholderData || undefined}>
          <ul aria-label={messages.title}>
            {requests.map((request) => (
              <RequestRow key={request.id} request={request} now={now} onOpen={() => setOpened(request.id)} />
            ))}
          </ul>
          <MoreRows query={query}>{messages.more}</MoreRows>
          {opened !== null && <RequestDrawer partner={partner} id={opened} onClose={() => setOpened(null)} />}
        </div>
      )}
    </QueryCard>
  )
}

const RequestRow = ({ request, now, onOpen }: { request: PartnerRequest; now: number; onOpen: () => void }) => (
  <li className={`${rows.row} ${css.columns}`}>
    <span className={css.quiet}>
      <Clock at={request.at} now={now} />
    </span>
    <StatusCode status={request.status} />
    <button type="button" className={css.open} onClick={onOpen}>
      <code>
        {request.method} {request.call}
      </code>
    </button>
    <code className={css.error}>{request.error}</code>
    <span className={css.quiet}>{duration(request.duration_ms)}</span>
  </li>
)
