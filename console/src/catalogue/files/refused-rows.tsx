import { CallFailed } from '@edis/ui/states/call-failed.ts'
import css from './files.module.css'
import { messages } from './messages.en.ts'

type Row = { field: string; message: string }

const shown = 20

/** The lines for which the file was refused; null: it was not for its lines. */
export function rowsRefused(error: Error | null): readonly Row[] | null {
  const faults = error instanceof CallFailed ? (error.failure?.errors ?? []) : []
  const rows = faults.filter(({ error: code }) => code === 'ROW_INVALID')
  return rows.length > 0 ? rows : null
}

export const RefusedRows = ({ rows }: { rows: readonly Row[] }) => (
  <section className={css.refused} aria-label={messages.refused} role="alert">
    <h3>{messages.refusedRows(rows.length)}</h3>
    <ul>
      {rows.slice(0, shown).map(({ field, message }, index) => (
        <li key={`${field} ${index}`}>{message}</li>
      ))}
    </ul>
    {rows.length > shown && <p>{messages.moreRows(rows.length - shown)}</p>}
  </section>
)
