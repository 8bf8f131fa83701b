import type { BodyFault } from './body-faults.ts'
import css from './body-editor.module.css'
import type { Complaint } from './fixes.ts'
import { lineOf, type Range } from './json-places.ts'
import { messages } from './messages.en.ts'

type FaultListProps = {
  text: string
  faults: readonly BodyFault[]
  onGo: (range: Range) => void
  onFix: (complaint: Complaint) => void
}

const maxShown = 5

/** What is wrong with the body, line by line. */
export function FaultList({ text, faults, onGo, onFix }: FaultListProps) {
  const more = faults.length - maxShown
  return (
    <div role="status" aria-label={messages.faults}>
      <ul className={css.faults}>
        {faults.slice(0, maxShown).map((fault) => (
          <li key={`${fault.field} ${fault.message}`}>
            <button type="button" className={css.go} onClick={() => onGo(fault)}>
              {messages.line(lineOf(text, fault.from))}
            </button>
            <span>
              {fault.field && <code>{fault.field}</code>} {fault.message}
            </span>
            {fault.complaint?.fix && (
              <button type="button" className={css.fix} onClick={() => fault.complaint && onFix(fault.complaint)}>
                {fault.complaint.fix.label}
              </button>
            )}
          </li>
        ))}
        {more > 0 && <li>{messages.more(more)}</li>}
      </ul>
    </div>
  )
}
