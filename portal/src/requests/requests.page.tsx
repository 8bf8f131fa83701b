import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { credentialsQuery } from '../credentials/credentials.queries.ts'
import { lazyPart } from '../retried.ts'
import { Card } from '@edis/ui/layout/card.tsx'
import { isNotGranted } from '@edis/ui/states/failures.ts'
import { NotGranted } from '@edis/ui/states/not-granted.tsx'
import { Page } from '@edis/ui/layout/page.tsx'
import { Segments } from '@edis/ui/layout/segments.tsx'
import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { ErrorList } from './error-list.tsx'
import { messages } from './messages.en.tsx'
import { RequestList } from './request-list.tsx'
import { filtersOf, readRequestSearch } from './request-search.ts'
import css from './requests.module.css'

const RequestPanel = lazyPart(async () => (await import('./detail/request-panel.tsx')).RequestPanel)

const views = [
  { value: 'requests', title: messages.views.requests },
  { value: 'error', title: messages.views.error },
] as const

/** The log of the partner's calls as a workplace: follow, filter, open, run again. */
export function RequestsPage() {
  const environment = useEnvironment()
  const { search, change } = useSearchState(readRequestSearch)
  const { error } = useQuery(credentialsQuery(environment))
  const filters = filtersOf(search)
  const close = () => change({ id: undefined })
  const switcher = (
    <Segments
      label={messages.view}
      choices={views}
      value={search.by ?? 'requests'}
      onChange={(view) => change({ by: view === 'error' ? 'error' : undefined, id: undefined })}
    />
  )
  return (
    <Page title={messages.title} lead={messages.lead} tag={<EnvironmentTag environment={environment} />}>
      {isNotGranted(error) ? (
        <Card title={<h2>{messages.title}</h2>}>
          <NotGranted />
        </Card>
      ) : (
        <div id="requests-top" className={css.desk} data-split={search.id !== undefined || undefined}>
          {search.by === 'error' ? (
            <ErrorList
              environment={environment}
              views={switcher}
              span={filters.last === '7d' ? '7d' : '24h'}
              onSpan={(span) => change({ last: span, since: undefined, until: undefined })}
            />
          ) : (
            <RequestList
              key={environment}
              environment={environment}
              views={switcher}
              filters={filters}
              openId={search.id}
              onChange={change}
            />
          )}
          {search.id !== undefined && (
            <Suspense>
              <RequestPanel environment={environment} id={search.id} onClose={close} />
            </Suspense>
          )}
        </div>
      )}
    </Page>
  )
}
