import { useQuery } from '@tanstack/react-query'
import { credentialsQuery } from '../credentials/credentials.queries.ts'
import { isNotGranted } from '@edis/ui/states/failures.ts'
import { NotGranted } from '@edis/ui/states/not-granted.tsx'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { ErrorList } from './error-list.tsx'
import { RequestList } from './request-list.tsx'
import { filtersOf, readRequestSearch } from './request-search.ts'
import { ViewTabs } from './views/view-tabs.tsx'
import { Workplace } from './workplace.tsx'

/** The log of the partner's calls as a workplace: follow, filter, open, run again. */
export function RequestsPage() {
  const environment = useEnvironment()
  const { search, change } = useSearchState(readRequestSearch)
  const { error } = useQuery(credentialsQuery(environment))
  const filters = filtersOf(search)
  if (isNotGranted(error))
    return (
      <Workplace>
        <NotGranted />
      </Workplace>
    )
  if (search.by === 'error')
    return (
      <ErrorList
        environment={environment}
        views={<ViewTabs environment={environment} search={search} filters={filters} onChange={change} />}
        span={filters.last === '7d' ? '7d' : '24h'}
        onSpan={(span) => change({ last: span, since: undefined, until: undefined })}
      />
    )
  return <RequestList key={environment} environment={environment} search={search} filters={filters} onChange={change} />
}
