import type { ReportEntry } from '@edis/contract/portal-calls/review'
import { type ReactNode, useState } from 'react'
import { Card } from '@edis/ui/layout/card.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { ChevronIcon } from '@edis/ui/layout/icons.tsx'
import { EntryRow } from './entry-row.tsx'
import { messages } from './messages.en.tsx'
import type { Section } from './report-progress.ts'
import type { ReportTask } from './dialogs/report-dialogs.tsx'
import css from './report.module.css'

type SectionCardProps = { section: Section; onTask: (task: ReportTask) => void }

/** The entries of one section: what production waits for, then, folded away, what is up to the partner. */
export function SectionCard({ section, onTask }: SectionCardProps) {
  const { title, passed, required, requiredEntries, optionalEntries } = section
  const rows = (entries: readonly ReportEntry[]) =>
    entries.map((entry) => <EntryRow key={entry.id} entry={entry} onTask={onTask} />)
  return (
    <div id={section.section} className={css.section}>
      <Card
        label={title}
        title={<h2>{title}</h2>}
        mark={
          required > 0 && <Tag tone={passed === required ? 'live' : 'plain'}>{messages.passedOf(passed, required)}</Tag>
        }
      >
        {requiredEntries.length > 0 && <ul>{rows(requiredEntries)}</ul>}
        {optionalEntries.length > 0 && <Optional entries={optionalEntries}>{rows(optionalEntries)}</Optional>}
      </Card>
    </div>
  )
}

function Optional({ entries, children }: { entries: readonly ReportEntry[]; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const passed = entries.filter(({ status }) => status === 'passed').length
  return (
    <>
      <button type="button" className={css.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
        <ChevronIcon />
        {messages.optional}
        <span>{messages.optionalText(passed, entries.length)}</span>
      </button>
      {open && <ul className={css.optional}>{children}</ul>}
    </>
  )
}
