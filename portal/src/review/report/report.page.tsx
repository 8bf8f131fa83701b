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
import { ExportMenu } from './export-menu.tsx'
import { FailedCard } from './failed-card.tsx'
import { messages } from './messages.en.ts'
import { NextAction } from './next-action.tsx'
import { PassedCard } from './passed-card.tsx'
import { ProgressCard } from './progress-card.tsx'
import type { ReportTask } from './dialogs/report-dialogs.tsx'
import { nextEntry } from './report-progress.ts'
import { UntestedCard } from './untested-card.tsx'
import progress from './progress.module.css'
import css from './report.module.css'

const ReportDialogs = lazyPart(async () => (await import('./dialogs/report-dialogs.tsx')).ReportDialogs)

export function ReportPage() {
  const query = useQuery(reportQuery)
  const { data: standing } = useQuery(goingLiveQuery)
  const [task, setTask] = useState<ReportTask | null>(null)
  const isComplete = Boolean(standing?.completed_at) || (query.data && progressOf(query.data).percent === 100) === true
  const asks = isComplete && (standing?.production === 'none' || standing?.production === 'refused')
  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      actions={
        <>
          <span data-beside={!asks || undefined}>
            <ExportMenu entries={query.data} />
          </span>
          <RequestProduction ready={isComplete} />
        </>
      }
    >
      <QueryStates query={query} what={messages.what} loading={<OnItsWay />} cardTitle={messages.card}>
        {(entries) => {
          const next = isComplete ? undefined : nextEntry(entries)
          const untested = <UntestedCard entries={entries} next={next} onTask={setTask} />
          const difference = <DifferenceCard complete={isComplete ? progressOf(entries).required : null} />
          return (
            <div className={css.columns}>
              <div className={css.sections}>
                {next && <NextAction entry={next} onTask={setTask} />}
                {isComplete && difference}
                <FailedCard entries={entries} next={next} onTask={setTask} />
                {!isComplete && untested}
                {!isComplete && difference}
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
    <div className={css.beside}>
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
  </div>
)
