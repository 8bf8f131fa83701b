import { challengeWebhook, expireToken, type ReportEntry } from '@edis/contract/portal-calls/review'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Clock } from '@edis/ui/time/clock.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useMay } from '../../permission.ts'
import { EntryMark, statusTones } from './entry-mark.tsx'
import { EvidencePanel } from './evidence-panel.tsx'
import { messages } from './messages.en.tsx'
import type { ReportTask } from './dialogs/report-dialogs.tsx'
import { factsOf } from './report-progress.ts'
import css from './report.module.css'

type EntryRowProps = { entry: ReportEntry; onTask: (task: ReportTask) => void }

/** One entry: its state, what is known or to be done, and, opened, what proves it. */
export function EntryRow({ entry, onTask }: EntryRowProps) {
  const { title, status, hint, action, page, evidence } = entry
  const [open, setOpen] = useState(false)
  const panel = useId()
  const may = useMay()
  return (
    <li className={css.entry} data-status={status}>
      <EntryMark status={status} />
      <div className={css.what}>
        <h3>{title}</h3>
        <EntryFacts entry={entry} />
        {hint && <p className={css.hint}>{hint}</p>}
      </div>
      <div className={css.acts}>
        <Tag tone={statusTones[status]}>{messages.statuses[status]}</Tag>
        {action && may(action === 'expire_token' ? expireToken : challengeWebhook) && (
          <Button size="sm" onClick={() => onTask({ kind: action })}>
            {messages.actions[action]}
          </Button>
        )}
        {status !== 'passed' && (
          <Link to={page} className={css.act} aria-label={messages.howOf(title)}>
            {messages.how}
          </Link>
        )}
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
      </div>
      <div id={panel} className={css.panel} hidden={!open}>
        {open && <EvidencePanel entry={entry} onReset={() => onTask({ kind: 'reset', entry })} />}
      </div>
    </li>
  )
}

function EntryFacts({ entry }: { entry: ReportEntry }) {
  const now = useNow(60_000)
  const facts = factsOf(entry)
  if (!entry.at && facts.length === 0 && entry.call === null) return null
  return (
    <p className={css.facts}>
      {entry.call && <code>{entry.call}</code>}
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {entry.at && <Clock at={entry.at} now={now} />}
    </p>
  )
}
