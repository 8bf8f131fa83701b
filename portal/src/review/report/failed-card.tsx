import type { ReportEntry } from '@edis/contract/portal-calls/review'
import { Card } from '@edis/ui/layout/card.tsx'
import { Count } from '@edis/ui/layout/tag.tsx'
import { EntryRow } from './entry-row.tsx'
import { messages } from './messages.en.ts'
import type { ReportTask } from './dialogs/report-dialogs.tsx'

type FailedCardProps = {
  entries: readonly ReportEntry[]
  next: ReportEntry | undefined
  onTask: (task: ReportTask) => void
}

/** What failed: what production waits for, then what is up to the partner. */
export function FailedCard({ entries, next, onTask }: FailedCardProps) {
  const own = entries.filter(({ status }) => status === 'failed')
  const [required, optional] = [own.filter((entry) => entry.required), own.filter((entry) => !entry.required)]
  if (own.length === 0) return null
  const title = messages.statuses.failed
  return (
    <Card
      label={title}
      title={<h2>{title}</h2>}
      mark={required.length > 0 && <Count tone="bad">{required.length}</Count>}
    >
      <ul>
        {[...required, ...optional].map((entry) => (
          <EntryRow key={entry.id} entry={entry} isNext={entry === next} onTask={onTask} />
        ))}
      </ul>
    </Card>
  )
}
