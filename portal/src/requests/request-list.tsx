import type { Environment } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Card } from '@edis/ui/layout/card.tsx'
import { isFiltered } from '@edis/ui/address/address-values.ts'
import { EmptyState, ErrorState, ListSkeleton } from '@edis/ui/states/list-states.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { useNow } from '@edis/ui/time/use-now.ts'
import { FilterBar } from './filter-bar.tsx'
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
  const looksOn = query.hasNextPage
  return (
    <Card
      label="Calls"
      title={views}
      actions={filters.until === undefined && (shown ? <TailBar tail={tail} /> : <div className={css.tail} />)}
    >
      <FilterBar filters={filters} onChange={onChange} />
      <OmittedNote environment={environment} filters={filters} />
      {query.error && (!listed || query.isPlaceholderData) ? (
        <ErrorState what="the requests" error={query.error} onRetry={() => void query.refetch()} />
      ) : !shown ? (
        <ListSkeleton what="requests" rows={8} shape="table" names={<Names />} />
      ) : shown.length === 0 && !looksOn ? (
        isFiltered(filters) ? (
          <EmptyState
            title="No matching requests"
            action={<Button onClick={() => onChange(noFilters)}>Clear filters</Button>}
          >
            Try a wider time range or remove a filter. Matching requests show up here as they come in.
          </EmptyState>
        ) : (
          <NothingYet environment={environment} />
        )
      ) : (
        <div ref={list} className={rows.list} data-stale={query.isPlaceholderData || undefined}>
          {shown.length > 0 && <Names />}
          <ul aria-label="Requests" onKeyDown={walk}>
            {shown.map((request) => (
              <RequestRow key={request.id} request={request} today={now} open={request.id === openId} />
            ))}
          </ul>
          <More
            found={shown.length}
            data={query.data}
            looksOn={looksOn}
            failed={query.isFetchNextPageError}
            busy={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        </div>
      )}
    </Card>
  )
}

const Names = () => (
  <div className={`${rows.names} ${css.names}`} aria-hidden="true">
    <span>Time</span>
    <span>Call</span>
    <span>Status</span>
    <span>First error</span>
    <span>Order</span>
    <span>Duration</span>
    <span>Sent by</span>
  </div>
)

type MoreProps = {
  found: number
  data: InfiniteData<{ items: unknown[] }> | undefined
  looksOn: boolean
  failed: boolean
  busy: boolean
  onMore: () => void
}

/** A page looks through so much of the log at most: what a rare filter has found so far, and the way on. */
function More({ found, data, looksOn, failed, busy, onMore }: MoreProps) {
  if (!looksOn) return found > 0 && <p className={rows.more}>End of log.</p>
  const rare = (data?.pages.at(-1)?.items.length ?? 0) < 50
  return (
    <div className={rows.more} role="status">
      {failed && <p>That did not work. Nothing that was found is lost.</p>}
      {rare && !failed && (
        <p>
          {found === 0 ? 'Nothing found yet' : `${found} found so far`}. The log goes further back than was looked
          through.
        </p>
      )}
      <Button loading={busy} onClick={onMore}>
        {failed ? 'Retry' : rare ? 'Keep looking' : 'Load more'}
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
