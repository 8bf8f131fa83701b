import type { ReportEntry } from '@edis/contract/portal-calls/review'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '@edis/ui/layout/card.tsx'
import { progressOf } from '@edis/ui/review/report-progress.ts'
import { ListSkeleton } from '@edis/ui/states/list-states.tsx'
import { localDay } from '@edis/ui/time/local-date.ts'
import { EntryMark } from '../report/entry/entry-mark.tsx'
import { goingLiveQuery } from '../review.queries.ts'
import { messages } from './messages.en.ts'
import { useDifference } from './use-difference.ts'
import css from './going-live.module.css'

const words = messages.checklist
const day = (at: string) => localDay(new Date(at))

/** The way to production, step by step, with what each waits for. */
export function ChecklistCard({ entries }: { entries: readonly ReportEntry[] }) {
  const { data: standing, error } = useQuery(goingLiveQuery)
  if (error && !standing) return <p className={css.refusal}>{messages.standing.failed}</p>
  if (!standing)
    return (
      <Card title={<h2>{words.title}</h2>}>
        <ListSkeleton rows={5} shape="rows" what={words.title} />
      </Card>
    )
  const { passed, required, percent } = progressOf(entries)
  const { production, completed_at: completed, requested_at: requested, granted_at: granted } = standing
  const isComplete = completed !== null || percent === 100
  const isAsked = production === 'requested' || production === 'granted'
  return (
    <Card label={words.title} title={<h2>{words.title}</h2>}>
      <ol>
        <Step done={isComplete} title={words.report}>
          {completed ? words.since(day(completed)) : isComplete ? null : words.toGo(required - passed)}
        </Step>
        <Step done={isAsked} failed={production === 'refused'} title={words.request}>
          {production === 'refused' && standing.refused_at
            ? messages.standing.refused(day(standing.refused_at), standing.refused_reason ?? '')
            : isAsked
              ? requested && words.since(day(requested))
              : isComplete
                ? words.askNow
                : words.opens}
        </Step>
        <Step done={production === 'granted'} title={granted ? words.granted : words.decision}>
          {granted ? day(granted) : production === 'requested' ? words.waits : words.byMail}
        </Step>
        {production === 'granted' ? <ProductionSteps /> : <StepsAfterGrant />}
      </ol>
    </Card>
  )
}

function ProductionSteps() {
  const { data } = useDifference()
  const missing = (kind: 'webhook' | 'address') => data?.filter((one) => one.kind === kind).length
  const note = (count: number | undefined) => count !== undefined && count > 0 && words.missing(count)
  return (
    <>
      <Step done={missing('webhook') === 0} title={words.webhooks}>
        {note(missing('webhook'))}
      </Step>
      <Step done={missing('address') === 0} title={words.addresses}>
        {note(missing('address'))}
      </Step>
    </>
  )
}

const StepsAfterGrant = () => (
  <>
    <Step done={false} title={words.webhooks}>
      {words.afterGrant}
    </Step>
    <Step done={false} title={words.addresses}>
      {words.afterGrant}
    </Step>
  </>
)

type StepProps = { done: boolean; failed?: boolean; title: string; children: ReactNode }

function Step({ done, failed = false, title, children }: StepProps) {
  return (
    <li className={css.step}>
      <EntryMark status={done ? 'passed' : failed ? 'failed' : 'untested'} />
      <div>
        <p className={css.stepTitle}>
          {title}
          <span className="unseen"> {done ? words.done : failed ? words.declined : words.open}</span>
        </p>
        {children && <p className={css.note}>{children}</p>}
      </div>
    </li>
  )
}
