import type { DataOf } from '@edis/contract/calls/call'
import type { goingLive } from '@edis/contract/portal-calls/going-live'
import type { ReportEntry } from '@edis/contract/portal-calls/review'
import { percent as percentOf } from '@edis/ui/numbers/numbers.ts'
import { progressOf } from '@edis/ui/review/report-progress.ts'
import { messages } from './messages.en.ts'
import { failedSince, sectionsOf } from './report-progress.ts'
import css from './progress.module.css'

type ProgressCardProps = { entries: readonly ReportEntry[]; standing: DataOf<typeof goingLive> | undefined }

/** How far the integration is, as a whole and by section. What was complete stays so. */
export function ProgressCard({ entries, standing }: ProgressCardProps) {
  const now = progressOf(entries)
  const isComplete = Boolean(standing?.completed_at)
  const failing = isComplete ? failedSince(entries).length : 0
  const progress = isComplete ? { ...now, passed: now.required, percent: 100 } : now
  return (
    <section className={css.progress} aria-label={messages.progress.title}>
      <p
        className={css.figure}
        role="img"
        aria-label={messages.progress.figure(percentOf(progress.percent), progress.passed, progress.required)}
      >
        <b>{progress.passed}</b> {messages.progress.ofPassed(progress.required)}
        <span>{percentOf(progress.percent)}</span>
      </p>
      <ul className={css.bars} aria-label={messages.progress.bySection}>
        {sectionsOf(entries)
          .filter(({ required }) => required > 0)
          .map(({ section, title, passed, required, failed }) => (
            <li key={section}>
              <span>{title}</span>
              <span>{messages.passedOf(passed, required)}</span>
              <progress value={passed} max={required} aria-label={title} data-failed={failed > 0 || undefined} />
            </li>
          ))}
      </ul>
      <p className={css.words} role="status">
        {failing > 0 && messages.progress.failing(failing)}
      </p>
    </section>
  )
}
