import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { credentialsQuery } from '../../credentials/credentials.queries.ts'
import { Card } from '@edis/ui/layout/card.tsx'
import { ListSkeleton } from '@edis/ui/states/list-states.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { Page } from '@edis/ui/layout/page.tsx'
import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import { DifferenceCard } from '../going-live/difference-card.tsx'
import { RequestProduction } from '../going-live/standing.tsx'
import { reportQuery } from '../review.queries.ts'
import { messages } from './messages.en.tsx'
import { ProgressCard } from './progress-card.tsx'
import type { ReportTask } from './dialogs/report-dialogs.tsx'
import { progressOf, sectionsOf } from './report-progress.ts'
import { SectionCard } from './section-card.tsx'
import progress from './progress.module.css'
import css from './report.module.css'

const ReportDialogs = lazyPart(async () => (await import('./dialogs/report-dialogs.tsx')).ReportDialogs)

export function ReportPage() {
  const query = useQuery(reportQuery)
  const { data: credentials } = useQuery(credentialsQuery('development'))
  const [task, setTask] = useState<ReportTask | null>(null)
  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      tag={<EnvironmentTag environment="development" />}
      actions={<RequestProduction ready={query.data !== undefined && progressOf(query.data).percent === 100} />}
    >
      <QueryStates query={query} what={messages.what} loading={<OnItsWay />} cardTitle={messages.card}>
        {(entries) => (
          <div className={css.columns}>
            <ProgressCard entries={entries} partnerId={credentials?.id ?? null} />
            <div className={css.sections}>
              <DifferenceCard />
              {sectionsOf(entries).map((section) => (
                <SectionCard key={section.section} section={section} onTask={setTask} />
              ))}
            </div>
          </div>
        )}
      </QueryStates>
      <Suspense>{task && <ReportDialogs task={task} onClose={() => setTask(null)} />}</Suspense>
    </Page>
  )
}

const OnItsWay = () => (
  <div className={css.columns}>
    <div className={progress.progress} aria-hidden="true">
      <Skeleton circle height={124} />
      <Skeleton height={12} width="70%" />
      <ul className={progress.bars}>
        {Array.from({ length: 5 }, (_, section) => (
          <li key={section}>
            <Skeleton height={10} width="55%" my={4} />
            <Skeleton height={10} width={28} my={4} />
            <progress value={0} />
          </li>
        ))}
      </ul>
    </div>
    <Card title={<h2>{messages.sections.calls}</h2>}>
      <ListSkeleton rows={6} what={messages.what} />
    </Card>
  </div>
)
