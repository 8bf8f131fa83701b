import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { Card } from '@edis/ui/layout/card.tsx'
import { ListSkeleton } from '@edis/ui/states/list-states.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { Page } from '@edis/ui/layout/page.tsx'
import { progressOf } from '@edis/ui/review/report-progress.ts'
import { DifferenceCard } from '../going-live/difference-card.tsx'
import { ChecklistCard } from '../going-live/checklist-card.tsx'
import { RequestProduction } from '../going-live/standing.tsx'
import { goingLiveQuery, reportQuery } from '../review.queries.ts'
import { messages } from './messages.en.ts'
import { NextAction } from './next-action.tsx'
import { PassedCard } from './passed-card.tsx'
import { ProgressCard } from './progress-card.tsx'
import type { ReportTask } from './dialogs/report-dialogs.tsx'
import { nextEntry } from './report-progress.ts'
import { StatusCard } from './status-card.tsx'
import progress from './progress.module.css'
import css from './report.module.css'

const ReportDialogs = lazyPart(async () => (await import('./dialogs/report-dialogs.tsx')).ReportDialogs)

export function ReportPage() {
  const query = useQuery(reportQuery)
  const { data: standing } = useQuery(goingLiveQuery)
  const [task, setTask] = useState<ReportTask | null>(null)
  const isComplete = Boolean(standing?.completed_at) || (query.data && progressOf(query.data).percent === 100) === true
  return (
    <Page title={messages.title} lead={messages.lead} actions={<RequestProduction ready={isComplete} />}>
      <QueryStates query={query} what={messages.what} loading={<OnItsWay />} cardTitle={messages.card}>
        {(entries) => {
          const next = isComplete ? undefined : nextEntry(entries)
          const untested = <StatusCard status="untested" entries={entries} onTask={setTask} />
          return (
            <div className={css.columns}>
              <div className={css.sections}>
                {next && <NextAction entry={next} onTask={setTask} />}
                <StatusCard status="failed" entries={entries} onTask={setTask} />
                {!isComplete && untested}
                <DifferenceCard filled={isComplete} />
                <PassedCard entries={entries} onTask={setTask} />
                {isComplete && untested}
              </div>
              <div className={css.beside}>
                <ProgressCard entries={entries} standing={standing} />
                <ChecklistCard entries={entries} />
              </div>
            </div>
          )
        }}
      </QueryStates>
      <Suspense>{task && <ReportDialogs task={task} onClose={() => setTask(null)} />}</Suspense>
    </Page>
  )
}

const OnItsWay = () => (
  <div className={css.columns}>
    <div className={css.sections}>
      <Skeleton className={css.first} height={138} radius={10} />
      <Card title={<h2>{messages.statuses.untested}</h2>}>
        <ListSkeleton rows={6} what={messages.what} />
      </Card>
    </div>
    <div className={progress.progress} aria-hidden="true">
      <Skeleton height={28} width="60%" />
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
  </div>
)
