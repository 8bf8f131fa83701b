import { Dot } from '@edis/ui/layout/tag.tsx'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useEnvironment } from '../environment.ts'
import { Page } from '../layout/page.tsx'
import { CancelRequests } from './cancel-requests.tsx'
import { Counters } from './counters.tsx'
import { FailingWebhooks } from './failing-webhooks.tsx'
import { messages } from './messages.en.ts'
import { PartnersInTrouble } from './partners-in-trouble.tsx'
import { ProductionRequests } from './production-requests.tsx'
import { RefusedReports } from './refused-reports.tsx'
import { ShortStock } from './short-stock.tsx'
import { StuckOrders } from './stuck-orders.tsx'
import { todayQuery } from './today.queries.ts'
import css from './today.module.css'

const CouriersOff = lazyPart(async () => (await import('./couriers-off.tsx')).CouriersOff)

/** What waits for somebody in the environment: how much, and the first of each. */
export function TodayPage() {
  const query = useQuery(todayQuery(useEnvironment()))
  const now = useNow(10_000)
  const { data, error } = query
  return (
    <Page
      title={messages.title}
      note={
        <>
          <span>{localMoment(new Date(now))}</span>
          {data && !error && (
            <span className={css.live}>
              <Dot tone="live" /> {messages.live}
            </span>
          )}
        </>
      }
    >
      <Counters today={data} now={now} />
      <Suspense>
        <CouriersOff now={now} />
      </Suspense>
      <QueryStates query={query} what={messages.what} cardTitle={messages.title} loading={null}>
        {(today) => (
          <div className={css.lists}>
            <ProductionRequests list={today.production_requests} now={now} />
            <CancelRequests list={today.cancel_requests} now={now} />
            <FailingWebhooks list={today.failing_webhooks} now={now} />
            <StuckOrders list={today.stuck_orders} now={now} />
            <RefusedReports list={today.refused_reports} now={now} />
            <ShortStock list={today.short_stock} />
            <PartnersInTrouble list={today.partners_in_trouble} partners={today.partners} />
          </div>
        )}
      </QueryStates>
    </Page>
  )
}
