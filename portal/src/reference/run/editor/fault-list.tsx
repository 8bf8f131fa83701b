import type { BodyFault } from './body-faults.ts'
import css from './body-editor.module.css'
import { lineOf, type Range } from './json-places.ts'
import { messages } from './messages.en.ts'

type FaultListProps = {
  text: string
  faults: readonly BodyFault[]
  onGo: (range: Range) => void
}

const maxShown = 5

/** What is wrong with the body by its schema, line by line. What the answer said stands with the answer, and its fixes. */
export function FaultList({ text, faults: all, onGo }: FaultListProps) {
  const faults = all.filter(({ complaint }) => complaint === null)
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
          </li>
        ))}
        {more > 0 && <li>{messages.more(more)}</li>}
      </ul>
    </div>
  )
}
