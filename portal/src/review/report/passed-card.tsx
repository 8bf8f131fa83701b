import type { ReportEntry } from '@edis/contract/portal-calls/review'
import type { ReviewSection } from '@edis/contract/review/review-sections'
import { useId, useState } from 'react'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { Card } from '@edis/ui/layout/card.tsx'
import { ChevronIcon } from '@edis/ui/layout/icons.tsx'
import { Count } from '@edis/ui/layout/tag.tsx'
import { progressOf } from '@edis/ui/review/report-progress.ts'
import { Clock } from '@edis/ui/time/clock.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { EntryMark } from './entry-mark.tsx'
import { EntryRow } from './entry-row.tsx'
import { messages } from './messages.en.ts'
import { lastOf, type Section, sectionsOf } from './report-progress.ts'
import type { ReportTask } from './dialogs/report-dialogs.tsx'
import css from './passed-card.module.css'

type PassedCardProps = { entries: readonly ReportEntry[]; onTask: (task: ReportTask) => void }

/** What has passed, by section, folded until somebody wants the evidence. */
export function PassedCard({ entries, onTask }: PassedCardProps) {
  // All are open or none; those that were clicked since are otherwise
  const [all, setAll] = useState(false)
  const [clicked, setClicked] = useState<readonly ReviewSection[]>([])
  const sections = sectionsOf(entries).filter(({ passedEntries }) => passedEntries.length > 0)
  if (sections.length === 0) return null
  const isOpen = (section: ReviewSection) => all !== clicked.includes(section)
  const areOpen = sections.every(({ section }) => isOpen(section))
  const toggle = (section: ReviewSection) =>
    setClicked(clicked.includes(section) ? clicked.filter((one) => one !== section) : [...clicked, section])
  const toggleAll = () => {
    setAll(!areOpen)
    setClicked([])
  }
  const title = messages.statuses.passed
  return (
    <Card
      label={title}
      title={<h2>{title}</h2>}
      mark={<Count tone="live">{progressOf(entries).passed}</Count>}
      actions={<TextButton onClick={toggleAll}>{areOpen ? messages.collapseAll : messages.expandAll}</TextButton>}
    >
      {sections.map((section) => (
        <Group
          key={section.section}
          section={section}
          open={isOpen(section.section)}
          onToggle={() => toggle(section.section)}
          onTask={onTask}
        />
      ))}
    </Card>
  )
}

type GroupProps = { section: Section; open: boolean; onToggle: () => void; onTask: (task: ReportTask) => void }

function Group({ section: { section, title, passed, required, passedEntries }, open, onToggle, onTask }: GroupProps) {
  const now = useNow(60_000)
  const list = useId()
  const last = lastOf(passedEntries)
  const optional = passedEntries.length - passed
  return (
    <div id={section} className={css.group}>
      <button type="button" className={css.groupHead} aria-expanded={open} aria-controls={list} onClick={onToggle}>
        <ChevronIcon />
        <EntryMark status="passed" />
        <b>{title}</b>
        {required > 0 && <span>{messages.passedOf(passed, required)}</span>}
        {optional > 0 && <span>{messages.moreOptional(optional)}</span>}
        {last?.at && (
          <span className={css.last}>
            {last.title} · <Clock at={last.at} now={now} />
          </span>
        )}
      </button>
      <ul id={list} hidden={!open} aria-label={title}>
        {open && passedEntries.map((entry) => <EntryRow key={entry.id} entry={entry} onTask={onTask} />)}
      </ul>
    </div>
  )
}
