import type { ReportEntry } from '@edis/contract/portal-calls/review'
import css from './report.module.css'

type Status = ReportEntry['status']

/** The state as a sign; the word stands in the row's tag. */
export function EntryMark({ status }: { status: Status }) {
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
      {status === 'passed' && <path d="m5.6 9.3 2.3 2.3 4.5-5" />}
      {status === 'failed' && <path d="m6.4 6.4 5.2 5.2M11.6 6.4l-5.2 5.2" />}
    </svg>
  )
}
