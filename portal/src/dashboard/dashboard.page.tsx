import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { Page } from '@edis/ui/layout/page.tsx'
import { Segments } from '@edis/ui/layout/segments.tsx'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { isNotGranted } from '@edis/ui/states/failures.ts'
import css from './dashboard.module.css'
import { credentialsQuery } from '../credentials/credentials.queries.ts'
import { recentOrdersQuery, trafficQuery } from './today/dashboard.queries.ts'
import { requestsOf, type Span } from './today/traffic.ts'
import { messages } from './messages.en.ts'

// What needs figures comes after the frame, so that it need not wait for them.
const Today = lazyPart(async () => (await import('./today/today.tsx')).Today)
const TrafficCharts = lazyPart(async () => (await import('./today/traffic-charts.tsx')).TrafficCharts)
const Lists = lazyPart(async () => (await import('./today/lists.tsx')).Lists)
const GettingStarted = lazyPart(async () => (await import('./getting-started.tsx')).GettingStarted)
const Rail = lazyPart(async () => (await import('./rail.tsx')).Rail)

const spans: readonly Span[] = ['24h', '7d', '30d']

/** Until the first order, how an integration works and what comes next; from then on how it does. */
export function DashboardPage() {
  const environment = useEnvironment()
  const [span, setSpan] = useState<Span>('24h')
  const orders = useQuery(recentOrdersQuery(environment))
  const begun = orders.data !== undefined && orders.data.length > 0
  const starts = orders.data?.length === 0 || orders.error !== null
  const credentials = useQuery(credentialsQuery(environment))
  const traffic = useQuery(trafficQuery(environment, span))
  // Without a token and a request there is no time to choose a part of
  const isFirstDay =
    starts && credentials.data?.expires === null && traffic.data !== undefined && requestsOf(traffic.data.total) === 0
  return (
    <Page
      title={messages.title}
      actions={
        !isNotGranted(orders.error) &&
        !isFirstDay && (
          <Segments
            label={messages.span}
            choices={spans.map((value) => ({ value, title: messages.spans[value] }))}
            value={span}
            onChange={setSpan}
          />
        )
      }
    >
      {starts && (
        <Suspense fallback={<OnItsWay label={messages.loadingToday} part={css.comingStart} />}>
          <GettingStarted />
        </Suspense>
      )}
      {!isNotGranted(orders.error) && (
        <>
          <Suspense fallback={<OnItsWay label={messages.loadingToday} part={css.comingToday} />}>
            <Today environment={environment} span={span} />
          </Suspense>
          {!isFirstDay && (
            <Suspense fallback={<OnItsWay label={messages.loadingTraffic} part={css.comingTraffic} />}>
              <TrafficCharts environment={environment} span={span} isNew={starts} />
            </Suspense>
          )}
          {begun && (
            <Suspense fallback={<OnItsWay label={messages.loadingToday} part={css.comingLists} />}>
              <Lists environment={environment} />
              <Rail />
            </Suspense>
          )}
        </>
      )}
    </Page>
  )
}

const OnItsWay = ({ label, part }: { label: string; part: string | undefined }) => (
  <div role="status" aria-label={label}>
    <Skeleton className={part} mb={12} radius={10} />
  </div>
)
