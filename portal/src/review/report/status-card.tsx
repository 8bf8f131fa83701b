import type { ReportEntry } from '@edis/contract/portal-calls/review'
import { type ReactNode, useState } from 'react'
import { Card } from '@edis/ui/layout/card.tsx'
import { ChevronIcon } from '@edis/ui/layout/icons.tsx'
import { Count } from '@edis/ui/layout/tag.tsx'
import { EntryRow } from './entry-row.tsx'
import { messages } from './messages.en.ts'
import type { ReportTask } from './dialogs/report-dialogs.tsx'
import { partsOf } from './report-progress.ts'
import css from './status-card.module.css'

type StatusCardProps = {
  status: 'failed' | 'untested'
  entries: readonly ReportEntry[]
  onTask: (task: ReportTask) => void
}

/** What failed or was never tried: what production waits for, then, folded away, what is up to the partner. */
export function StatusCard({ status, entries, onTask }: StatusCardProps) {
  const own = entries.filter((entry) => entry.status === status)
  const [required, optional] = [own.filter((entry) => entry.required), own.filter((entry) => !entry.required)]
  if (own.length === 0) return null
  const title = messages.statuses[status]
  const rows = (those: readonly ReportEntry[], told: readonly ReportEntry[] = []) =>
    those.map((entry) => <EntryRow key={entry.id} entry={entry} isTold={told.includes(entry)} onTask={onTask} />)
  const parts = status === 'untested' ? partsOf(required) : null
  return (
    <Card
      label={title}
      title={<h2>{title}</h2>}
      mark={required.length > 0 && <Count tone={status === 'failed' ? 'bad' : 'plain'}>{required.length}</Count>}
    >
      {parts?.map(({ section, title: name, hint, entries: those, told }) => (
        <section key={section} aria-label={name}>
          <p className={css.part}>
            <b>{name}</b> {hint}
          </p>
          <ul>{rows(those, told)}</ul>
        </section>
      ))}
      {!parts && required.length > 0 && <ul>{rows(required)}</ul>}
      {status === 'failed' && optional.length > 0 && <ul className={css.more}>{rows(optional)}</ul>}
      {status === 'untested' && optional.length > 0 && <Optional count={optional.length}>{rows(optional)}</Optional>}
    </Card>
  )
}

function Optional({ count, children }: { count: number; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={css.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
        <ChevronIcon />
        {messages.optional}
        <span>{messages.optionalText(count)}</span>
      </button>
      {open && <ul className={css.optional}>{children}</ul>}
    </>
  )
}
