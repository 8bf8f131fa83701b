import { messages } from './messages.en.ts'
import css from './note.module.css'

/** Lists what a request refers to that doesn't exist yet, and creates it. */
export function MissingNote({ running, onMake }: { running: string | null; onMake: () => void }) {
  return (
    <p className={css.note}>
      {messages.needsOrder}
      <button type="button" className={css.small} disabled={running !== null} onClick={onMake}>
        {messages.sendSampleOrder}
      </button>
    </p>
  )
}
