import type { Environment } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type KeyboardEvent, Suspense, useRef } from 'react'
import { isFiltered } from '@edis/ui/address/address-values.ts'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { localDay } from '@edis/ui/time/local-date.ts'
import { readerZone, zoneName } from '@edis/ui/time/time-zone.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { ExportRequests } from './export-requests.tsx'
import { RequestFilterBar } from './filters/filter-bar.tsx'
import { messages } from './messages.en.tsx'
import { MoreRequests } from './more-requests.tsx'
import { OmittedNote } from './detail/omitted-note.tsx'
import { RequestRow } from './request-row.tsx'
import { noFilters, type RequestFilters, type RequestSearch } from './request-search.ts'
import { requestsQuery } from './requests.queries.ts'
import css from './requests.module.css'
import { HeldRequests, TailActions, TailMark } from './tail-bar.tsx'
import { useTail } from './use-tail.ts'
import { ViewTabs } from './views/view-tabs.tsx'
import { Workplace } from './workplace.tsx'

const RequestPanel = lazyPart(async () => (await import('./detail/request-panel.tsx')).RequestPanel)
const NothingYet = lazyPart(async () => (await import('./nothing-yet.tsx')).NothingYet)

type RequestListProps = {
  environment: Environment
  search: RequestSearch
  filters: RequestFilters
  onChange: (changes: RequestSearch, how?: { replace: boolean }) => void
}

/** The partner's calls, newest first, as the address filters them; new ones come in by themselves. */
export function RequestList({ environment, search, filters, onChange }: RequestListProps) {
  const openId = search.id
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
  const today = localDay(new Date(now))
  const days = shown?.some(({ at }) => localDay(new Date(at)) !== today) || undefined
  const isEmpty = shown?.length === 0 && !query.hasNextPage
  const follows = filters.until === undefined
  return (
    <Workplace
      mark={follows && <TailMark tail={tail} />}
      actions={
        <>
          {follows && <TailActions tail={tail} />}
          <ExportRequests environment={environment} filters={filters} isEmpty={isEmpty} />
        </>
      }
      views={<ViewTabs environment={environment} search={search} filters={filters} onChange={onChange} />}
      panel={
        openId !== undefined && (
          <Suspense>
            <RequestPanel
              environment={environment}
              id={openId}
              ids={shown?.map(({ id }) => id) ?? []}
              onOpen={(id) => onChange({ id })}
              onClose={() => onChange({ id: undefined })}
            />
          </Suspense>
        )
      }
    >
      <RequestFilterBar filters={filters} onChange={onChange} />
      <OmittedNote environment={environment} filters={filters} />
      <QueryStates
        query={query}
        what={messages.requests}
        loading={{ rows: 12, shape: 'table', names }}
        empty={
          isEmpty &&
          (isFiltered(filters) ? (
            <EmptyState
              title={messages.noMatch.title}
              action={<Button onClick={() => onChange(noFilters)}>{messages.noMatch.clear}</Button>}
            >
              {messages.noMatch.text}
            </EmptyState>
          ) : (
            <>
              {names}
              <Suspense>
                <NothingYet environment={environment} />
              </Suspense>
            </>
          ))
        }
      >
        {({ pages }) => (
          <div
            ref={list}
            className={`${rows.list} ${css.listing}`}
            data-days={days}
            data-stale={query.isPlaceholderData || undefined}
          >
            {shown && shown.length > 0 && names}
            <HeldRequests tail={tail} />
            <ul aria-label={messages.title} onKeyDown={walk}>
              {shown?.map((request) => (
                <RequestRow key={request.id} request={request} today={now} open={request.id === openId} />
              ))}
            </ul>
            <MoreRequests found={shown?.length ?? 0} last={pages.at(-1)?.items.length ?? 0} query={query} />
          </div>
        )}
      </QueryStates>
    </Workplace>
  )
}

const { columns } = messages
const names = (
  <ColumnNames
    className={css.names}
    names={[
      columns.time(zoneName(new Date(), readerZone())),
      columns.request,
      columns.status,
      columns.error,
      columns.order,
      columns.duration,
      columns.source,
    ]}
  />
)

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
