import type { Environment } from '@edis/contract/environment'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { Card } from '@edis/ui/layout/card.tsx'
import { Segments } from '@edis/ui/layout/segments.tsx'
import { messages } from './messages.en.tsx'
import { byDay, keyOf, type Timeline } from './timeline-entries.ts'
import { readTimelineSearch } from './timeline-search.ts'
import { TimelineRow } from './timeline-row.tsx'
import css from './timeline.module.css'

const choices = [
  { value: 'all', title: messages.kinds.all },
  { value: 'request', title: messages.kinds.request },
  { value: 'event', title: messages.kinds.event },
  { value: 'attempt', title: messages.kinds.attempt },
] as const

export function TimelineCard({ environment, order }: { environment: Environment; order: Timeline }) {
  const {
    search: { show },
    change,
  } = useSearchState(readTimelineSearch)
  const days = byDay(order.entries, show)
  return (
    <Card
      label={messages.timeline}
      title={<h2>{messages.timeline}</h2>}
      actions={
        <Segments
          label={messages.show}
          choices={choices}
          value={show ?? 'all'}
          onChange={(chosen) => change({ show: chosen === 'all' ? undefined : chosen }, { replace: true })}
        />
      }
    >
      {days.length === 0 && <p className={css.over}>{messages.nothing}</p>}
      {days.map(({ day, entries }) => (
        <section key={day} aria-label={day}>
          <h3 className={css.day}>{day}</h3>
          <ol className={css.timeline}>
            {entries.map((entry) => (
              <TimelineRow key={keyOf(entry)} environment={environment} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </Card>
  )
}
