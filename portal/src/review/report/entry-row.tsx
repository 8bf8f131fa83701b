import type { ReportEntry } from '@edis/contract/portal-calls/review'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useId, useState } from 'react'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { Clock } from '@edis/ui/time/clock.tsx'
import { FlaskIcon } from '@edis/ui/layout/icons.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { EntryMark } from './entry/entry-mark.tsx'
import { Hint } from './entry/hint.tsx'
import { useMayAct } from './may-act.ts'
import { messages } from './messages.en.ts'
import type { ReportTask } from './dialogs/report-dialogs.tsx'
import { factsOf, isSimulated } from './report-progress.ts'
import css from './report.module.css'

const EvidencePanel = lazyPart(async () => (await import('./evidence-panel.tsx')).EvidencePanel)

type EntryRowProps = {
  entry: ReportEntry
  /** What is to be done stands above. */
  isTold?: boolean
  /** It is what stands above as the next step, with what is to be done. */
  isNext?: boolean
  onTask: (task: ReportTask) => void
}

/** One entry: its state, what is known or to be done, and, opened, what proves it. */
export function EntryRow({ entry, isTold = false, isNext = false, onTask }: EntryRowProps) {
  const { id, title, status, hint, action, page, evidence, required, regressed } = entry
  const [open, setOpen] = useState(false)
  const panel = useId()
  const mayAct = useMayAct()
  const told = isTold || isNext ? null : hint
  const isOpen = status !== 'passed' && !isNext
  return (
    <li id={id} className={css.entry} data-status={status}>
      <EntryMark status={status} />
      <div className={css.what}>
        <div className={css.title}>
          <h3>{title}</h3>
          <span className="unseen">{messages.statuses[status]}</span>
          {isNext && <Tag tone="accent">{messages.next.title}</Tag>}
          {regressed && <Tag tone="dev">{messages.regressed}</Tag>}
          {!required && status !== 'untested' && <Tag>{messages.optional}</Tag>}
        </div>
        {told && (
          <p className={css.hint}>
            <Hint text={told} />
          </p>
        )}
        <EntryFacts entry={entry} call={isNext || (entry.call && told?.includes(entry.call)) ? null : entry.call} />
      </div>
      <div className={css.acts}>
        {(evidence.length > 0 || status !== 'untested') && (
          <button
            type="button"
            className={css.act}
            aria-expanded={open}
            aria-controls={panel}
            aria-label={messages.evidenceOf(title)}
            onClick={() => setOpen(!open)}
          >
            {messages.evidence}
          </button>
        )}
        {isOpen && (
          <Link to={page} className={css.act} aria-label={messages.howOf(title)}>
            {messages.how}
          </Link>
        )}
        {isOpen && isSimulated(entry) && (
          <Link to="/review/order" className={css.act} aria-label={messages.moveOrderFor(title)}>
            {messages.moveOrder}
          </Link>
        )}
        {isOpen && action && mayAct(action) && (
          <Button size="sm" variant="sandbox" leftSection={<FlaskIcon />} onClick={() => onTask({ kind: action })}>
            {messages.actions[action]}
          </Button>
        )}
      </div>
      <div id={panel} className={css.panel} hidden={!open}>
        {open && (
          <Suspense>
            <EvidencePanel entry={entry} onReset={() => onTask({ kind: 'reset', entry })} />
          </Suspense>
        )}
      </div>
    </li>
  )
}

function EntryFacts({ entry, call }: { entry: ReportEntry; call: string | null }) {
  const now = useNow(60_000)
  const facts = factsOf(entry)
  if (!entry.at && facts.length === 0 && call === null) return null
  return (
    <p className={css.facts}>
      {call && <code>{call}</code>}
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {entry.at && <Clock at={entry.at} now={now} />}
    </p>
  )
}
