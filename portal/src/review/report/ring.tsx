import { percent as percentOf } from '@edis/ui/numbers/numbers.ts'
import { messages } from './messages.en.tsx'
import type { Progress } from './report-progress.ts'
import css from './progress.module.css'

/** How far the report is, drawn as an arc. Its words stand in the middle and in its name. */
export function Ring({ progress: { passed, required, percent } }: { progress: Progress }) {
  return (
    <div
      className={css.ring}
      role="img"
      aria-label={messages.progress.ring(percentOf(percent), passed, required)}
      data-complete={percent === 100 || undefined}
    >
      <svg viewBox="0 0 120 120" width="124" height="124" fill="none" aria-hidden="true">
        <circle cx="60" cy="60" r="52" strokeWidth="9" className={css.track} />
        {percent > 0 && (
          <circle
            cx="60"
            cy="60"
            r="52"
            strokeWidth="9"
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${percent} 100`}
            transform="rotate(-90 60 60)"
            className={css.arc}
          />
        )}
      </svg>
      <p aria-hidden="true">
        <b>{percentOf(percent)}</b>
        <span>{messages.passedOf(passed, required)}</span>
      </p>
    </div>
  )
}
