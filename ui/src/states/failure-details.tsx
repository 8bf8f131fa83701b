import type { Details } from '@edis/contract/calls/call'
import css from './failure-details.module.css'

/** What a failure saw beside what is accepted, by the names that a program reads. */
export function FailureDetails({ details }: { details: Details | undefined }) {
  const entries = Object.entries(details ?? {})
  if (entries.length === 0) return null
  return (
    <dl className={css.details}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{Array.isArray(value) ? value.join(', ') : String(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
