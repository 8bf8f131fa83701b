import css from './request-panel.module.css'

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

type RunButtonProps = { running: string | null; onRun: () => void; onCancel: () => void }

/** Runs against development; while it does, cancels. */
export function RunButton({ running, onRun, onCancel }: RunButtonProps) {
  return running === null ? (
    <button
      type="button"
      className={css.run}
      title="Runs against development"
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={onRun}
    >
      Run <kbd>{isMac ? '⌘↵' : 'Ctrl ↵'}</kbd>
    </button>
  ) : (
    <button type="button" className={css.run} aria-keyshortcuts="Escape" onClick={onCancel}>
      Cancel <kbd>Esc</kbd>
    </button>
  )
}
