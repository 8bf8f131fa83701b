import type { ReportEntry } from '@edis/contract/portal-calls/review'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { Card } from '@edis/ui/layout/card.tsx'
import { Count } from '@edis/ui/layout/tag.tsx'
import { EntryLine } from './entry/entry-line.tsx'
import { SectionMark } from './entry/entry-mark.tsx'
import { EntryRow } from './entry-row.tsx'
import { Group } from './group.tsx'
import { Hint } from './entry/hint.tsx'
import { messages } from './messages.en.ts'
import type { ReportTask } from './dialogs/report-dialogs.tsx'
import { isSimulated, type Part, partsOf, sectionsOf } from './report-progress.ts'
import { useFolds } from './use-folds.ts'
import group from './group.module.css'
import css from './untested-card.module.css'

type UntestedCardProps = {
  entries: readonly ReportEntry[]
  next: ReportEntry | undefined
  onTask: (task: ReportTask) => void
}

/** What was never tried: what production waits for, by section where it is long, then, folded away, what is up to the partner. */
export function UntestedCard({ entries, next, onTask }: UntestedCardProps) {
  const own = entries.filter(({ status }) => status === 'untested')
  const [required, optional] = [own.filter((entry) => entry.required), own.filter((entry) => !entry.required)]
  const parts = partsOf(required)
  const { isOpen, areOpen, toggle, toggleAll } = useFolds(
    (parts ?? []).map(({ section }) => section),
    parts?.[0]?.section,
  )
  const counts = sectionsOf(entries)
  const title = messages.statuses.untested
  const folded = optional.length > 0 && (
    <Optional count={optional.length}>
      {() => optional.map((entry) => <EntryRow key={entry.id} entry={entry} onTask={onTask} />)}
    </Optional>
  )
  if (own.length === 0) return null
  if (required.length === 0)
    return (
      <section className={group.alone} aria-label={messages.optional}>
        {folded}
      </section>
    )
  return (
    <Card
      label={title}
      title={<h2>{title}</h2>}
      mark={<Count>{required.length}</Count>}
      actions={
        parts && <TextButton onClick={toggleAll}>{areOpen ? messages.collapseAll : messages.expandAll}</TextButton>
      }
    >
      {parts?.map((part) => {
        const { passed = 0, required: all = 0 } = counts.find(({ section }) => section === part.section) ?? {}
        return (
          <Group
            key={part.section}
            title={part.title}
            mark={<SectionMark passed={passed} required={all} />}
            note={<span>{messages.passedOf(passed, all)}</span>}
            open={isOpen(part.section)}
            onToggle={() => toggle(part.section)}
          >
            {() => <Rows part={part} next={next} onTask={onTask} />}
          </Group>
        )
      })}
      {!parts && (
        <ul>
          {required.map((entry) => (
            <EntryRow key={entry.id} entry={entry} isNext={entry === next} onTask={onTask} />
          ))}
        </ul>
      )}
      {folded && <div className={css.optional}>{folded}</div>}
    </Card>
  )
}

type RowsProps = Pick<UntestedCardProps, 'next' | 'onTask'> & { part: Part }

/** The rows of a section, below what is to be done for most of them. */
const Rows = ({ part: { title, hint, entries, told }, next, onTask }: RowsProps) => (
  <>
    {hint && (
      <p className={css.hint}>
        <span>
          <Hint text={hint} />
        </span>
        {entries.some(isSimulated) && <Link to="/review/order">{messages.moveOrder}</Link>}
      </p>
    )}
    <ul aria-label={title}>
      {entries.map((entry) => {
        const row = { entry, isNext: entry === next, isTold: told.includes(entry) }
        if (entry.call && !entry.action) return <EntryLine key={entry.id} {...row} />
        return <EntryRow key={entry.id} {...row} onTask={onTask} />
      })}
    </ul>
  </>
)

function Optional({ count, children }: { count: number; children: () => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <Group
      title={messages.optional}
      note={<span className={group.long}>{messages.optionalText(count)}</span>}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      {() => <ul aria-label={messages.optional}>{children()}</ul>}
    </Group>
  )
}
