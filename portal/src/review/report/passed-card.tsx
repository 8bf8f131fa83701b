import type { ReportEntry } from '@edis/contract/portal-calls/review'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { Card } from '@edis/ui/layout/card.tsx'
import { Count } from '@edis/ui/layout/tag.tsx'
import { progressOf } from '@edis/ui/review/report-progress.ts'
import { Clock } from '@edis/ui/time/clock.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { SectionMark } from './entry/entry-mark.tsx'
import { EntryRow } from './entry-row.tsx'
import { Group } from './group.tsx'
import { messages } from './messages.en.ts'
import { lastOf, sectionsOf } from './report-progress.ts'
import type { ReportTask } from './dialogs/report-dialogs.tsx'
import { useFolds } from './use-folds.ts'

type PassedCardProps = { entries: readonly ReportEntry[]; onTask: (task: ReportTask) => void }

/** What has passed, by section, folded until somebody wants the evidence. */
export function PassedCard({ entries, onTask }: PassedCardProps) {
  const now = useNow(60_000)
  const sections = sectionsOf(entries).filter(({ passedEntries }) => passedEntries.length > 0)
  const { isOpen, areOpen, toggle, toggleAll } = useFolds(sections.map(({ section }) => section))
  if (sections.length === 0) return null
  const title = messages.statuses.passed
  return (
    <Card
      label={title}
      title={<h2>{title}</h2>}
      mark={<Count tone="live">{progressOf(entries).passed}</Count>}
      actions={<TextButton onClick={toggleAll}>{areOpen ? messages.collapseAll : messages.expandAll}</TextButton>}
    >
      {sections.map(({ section, title: name, passed, required, passedEntries }) => {
        const last = lastOf(passedEntries)
        const optional = passedEntries.length - passed
        return (
          <Group
            key={section}
            title={name}
            mark={<SectionMark passed={passed} required={required} />}
            note={
              <>
                {required > 0 && (
                  <span>{passed === required ? messages.passedOf(passed, required) : messages.passed(passed)}</span>
                )}
                {optional > 0 && <span>{messages.moreOptional(optional)}</span>}
              </>
            }
            last={
              last?.at && (
                <>
                  {last.title} · <Clock at={last.at} now={now} />
                </>
              )
            }
            open={isOpen(section)}
            onToggle={() => toggle(section)}
          >
            {() => (
              <ul aria-label={name}>
                {passedEntries.map((entry) => (
                  <EntryRow key={entry.id} entry={entry} onTask={onTask} />
                ))}
              </ul>
            )}
          </Group>
        )
      })}
    </Card>
  )
}
