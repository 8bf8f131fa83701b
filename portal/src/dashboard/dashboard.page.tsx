import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '../retried.ts'
import { Page } from '@edis/ui/layout/page.tsx'
import css from './dashboard.module.css'
import { IntegrationFlow } from './integration-flow.tsx'
import { NextSteps } from './next-steps.tsx'

// After the flowchart, so that it need not wait for them.
const Today = lazyPart(async () => (await import('./today.tsx')).Today)
const TrafficCharts = lazyPart(async () => (await import('./traffic-charts.tsx')).TrafficCharts)

export function DashboardPage() {
  return (
    <Page
      title="Dashboard"
      lead="From your first token to parcels on the road: how an integration runs, and where yours stands."
    >
      <Suspense fallback={<OnItsWay what="today" height={108} />}>
        <Today />
      </Suspense>
      <div className={css.board}>
        <figure className={css.flow}>
          <IntegrationFlow />
        </figure>
        <NextSteps />
      </div>
      <div className={css.traffic}>
        <Suspense fallback={<OnItsWay what="traffic" height={252} />}>
          <TrafficCharts />
        </Suspense>
      </div>
    </Page>
  )
}

const OnItsWay = ({ what, height }: { what: string; height: number }) => (
  <div role="status" aria-label={`Loading ${what}`}>
    <Skeleton height={height} mb={20} radius={12} />
  </div>
)
