import type { ReportEntry } from '@edis/contract/portal-calls/review'
import { Link } from '@tanstack/react-router'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { EntryMark } from './entry-mark.tsx'
import { Hint } from './hint.tsx'
import { messages } from '../messages.en.ts'
import css from './entry-line.module.css'

type EntryLineProps = {
  entry: ReportEntry
  /** What is to be done stands above. */
  isTold: boolean
  isNext: boolean
}

/** A call or event that was never seen: all of the line leads to its page. */
export const EntryLine = ({ entry: { id, title, call, hint, page, status }, isTold, isNext }: EntryLineProps) => (
  <li id={id} className={css.line}>
    <EntryMark status={status} />
    <div>
      <h3>
        <Link to={page}>{title}</Link>
      </h3>
      <span className="unseen">{messages.statuses[status]}</span>
      <code>{call}</code>
      {isNext && <Tag tone="accent">{messages.next.title}</Tag>}
      {hint && !isTold && (
        <p>
          <Hint text={hint} />
        </p>
      )}
    </div>
  </li>
)
