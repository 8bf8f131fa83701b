import css from './note.module.css'

/** Lists what a request refers to that doesn't exist yet, and creates it. */
export function MissingNote({ running, onMake }: { running: string | null; onMake: () => void }) {
  return (
    <p className={css.note}>
      This call needs one of your orders, and none has been sent in this tab yet.
      <button type="button" className={css.small} disabled={running !== null} onClick={onMake}>
        Send a sample order first
      </button>
    </p>
  )
}
