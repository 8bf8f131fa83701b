import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { Page } from '@edis/ui/layout/page.tsx'
import css from './dashboard.module.css'
import { IntegrationFlow } from './integration-flow.tsx'
import { messages } from './messages.en.ts'
import { NextSteps } from './next-steps.tsx'

// After the flowchart, so that it need not wait for them.
const Today = lazyPart(async () => (await import('./today/today.tsx')).Today)
const TrafficCharts = lazyPart(async () => (await import('./today/traffic-charts.tsx')).TrafficCharts)

export function DashboardPage() {
  return (
    <Page title={messages.title} lead={messages.lead}>
      <Suspense fallback={<OnItsWay label={messages.loadingToday} height={108} />}>
        <Today />
      </Suspense>
      <div className={css.board}>
        <figure className={css.flow}>
          <IntegrationFlow />
        </figure>
        <NextSteps />
      </div>
      <div className={css.traffic}>
        <Suspense fallback={<OnItsWay label={messages.loadingTraffic} height={252} />}>
          <TrafficCharts />
        </Suspense>
      </div>
    </Page>
  )
}

const OnItsWay = ({ label, height }: { label: string; height: number }) => (
  <div role="status" aria-label={label}>
    <Skeleton height={height} mb={20} radius={12} />
  </div>
)
