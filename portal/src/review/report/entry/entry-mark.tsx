import type { ReportEntry } from '@edis/contract/portal-calls/review'
import css from './entry-mark.module.css'

type Mark = ReportEntry['status'] | 'partial'

/** The state as a sign; the word stands in the row's tag. */
export function EntryMark({ status, share = 0 }: { status: Mark; share?: number }) {
  return (
    <svg
      key={status}
      className={css.mark}
      data-status={status}
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="9" cy="9" r="8.25" strokeDasharray={status === 'untested' ? '2.4 2.4' : undefined} />
      {status === 'partial' && (
        <circle cx="9" cy="9" r="8.25" pathLength="1" strokeDasharray={`${share} 1`} transform="rotate(-90 9 9)" />
      )}
      {status === 'passed' && <path d="m5.6 9.3 2.3 2.3 4.5-5" />}
      {status === 'failed' && <path d="m6.4 6.4 5.2 5.2M11.6 6.4l-5.2 5.2" />}
    </svg>
  )
}

/** How much of a section has passed: ticked when all has. */
export function SectionMark({ passed, required }: { passed: number; required: number }) {
  if (passed === required) return <EntryMark status="passed" />
  return passed === 0 ? <EntryMark status="untested" /> : <EntryMark status="partial" share={passed / required} />
}
