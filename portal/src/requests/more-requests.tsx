import { Button } from '@mantine/core'
import rows from '@edis/ui/layout/rows.module.css'
import { messages } from './messages.en.tsx'

type MoreRequestsProps = {
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
export function MoreRequests({ found, last, query }: MoreRequestsProps) {
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
