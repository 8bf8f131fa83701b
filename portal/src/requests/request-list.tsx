import type { Environment } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { isFiltered } from '@edis/ui/address/address-values.ts'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { useNow } from '@edis/ui/time/use-now.ts'
import { FilterBar } from './filter-bar.tsx'
import { messages } from './messages.en.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { OmittedNote } from './detail/omitted-note.tsx'
import { RequestRow } from './request-row.tsx'
import { noFilters, type RequestFilters, type RequestSearch } from './request-search.ts'
import { requestsQuery } from './requests.queries.ts'
import css from './requests.module.css'
import { TailBar } from './tail-bar.tsx'
import { useTail } from './use-tail.ts'

type RequestListProps = {
  environment: Environment
  /** Switches to another view of the log. */
  views: ReactNode
  filters: RequestFilters
  openId: string | undefined
  onChange: (changes: RequestSearch) => void
}

/** The partner's calls, newest first, as the address filters them; new ones come in by themselves. */
export function RequestList({ environment, views, filters, openId, onChange }: RequestListProps) {
  const query = useInfiniteQuery(requestsQuery(environment, filters))
  const list = useRef<HTMLDivElement>(null)
  const listed = query.data?.pages.flatMap(({ items }) => items)
  const tail = useTail(environment, filters, {
    listed: query.isPlaceholderData ? undefined : listed,
    // Who has scrolled into the list, opened a row or points at one is reading
    reading: () =>
      openId !== undefined ||
      (list.current !== null &&
        (list.current.getBoundingClientRect().top < 0 || list.current.matches(':is(:hover, :focus-within)'))),
  })
  const now = useNow(60_000)

  const shown = listed && tail.rows(listed)
  return (
    <QueryCard
      label={messages.title}
      title={views}
      actions={filters.until === undefined && (shown ? <TailBar tail={tail} /> : <div className={css.tail} />)}
      filters={
        <>
          <FilterBar filters={filters} onChange={onChange} />
          <OmittedNote environment={environment} filters={filters} />
        </>
      }
      query={query}
      what={messages.requests}
      loading={{ rows: 8, shape: 'table', names }}
      empty={
        shown?.length === 0 &&
        !query.hasNextPage &&
        (isFiltered(filters) ? (
          <EmptyState
            title={messages.noMatch.title}
            action={<Button onClick={() => onChange(noFilters)}>{messages.noMatch.clear}</Button>}
          >
            {messages.noMatch.text}
          </EmptyState>
        ) : (
          <NothingYet environment={environment} />
        ))
      }
    >
      {({ pages }) => (
        <div ref={list} className={rows.list} data-stale={query.isPlaceholderData || undefined}>
          {shown && shown.length > 0 && names}
          <ul aria-label={messages.title} onKeyDown={walk}>
            {shown?.map((request) => (
              <RequestRow key={request.id} request={request} today={now} open={request.id === openId} />
            ))}
          </ul>
          <More found={shown?.length ?? 0} last={pages.at(-1)?.items.length ?? 0} query={query} />
        </div>
      )}
    </QueryCard>
  )
}

const { columns } = messages
const names = (
  <ColumnNames
    className={css.names}
    names={[
      columns.time,
      columns.request,
      columns.status,
      columns.error,
      columns.order,
      columns.duration,
      columns.source,
    ]}
  />
)

type MoreProps = {
  found: number
  /** How many the last page had. */
  last: number
  query: {
    hasNextPage: boolean
    isFetchNextPageError: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
}

/** A page looks through so much of the log at most: what a rare filter has found so far, and the way on. */
function More({ found, last, query }: MoreProps) {
  if (!query.hasNextPage) return found > 0 && <p className={rows.more}>{messages.end}</p>
  const rare = last < 50
  const failed = query.isFetchNextPageError
  return (
    <div className={rows.more} role="status">
      {failed && <p>{messages.moreFailed}</p>}
      {rare && !failed && <p>{messages.foundSoFar(found)}</p>}
      <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {failed ? messages.retry : rare ? messages.keepLooking : messages.loadMore}
      </Button>
    </div>
  )
}

/** Up and down walk from row to row. */
function walk(event: KeyboardEvent<HTMLUListElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const next = links[links.findIndex((link) => link === document.activeElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
