import type { Environment } from '@edis/contract/environment'
import { messages as shared } from '@edis/ui/messages.en.tsx'
import { messages } from './messages.en.ts'
import css from './request-panel.module.css'

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
const keyCaps = { run: isMac ? '⌘↵' : 'Ctrl ↵', cancel: 'Esc' }

type RunButtonProps = {
  /** In view. */
  environment: Environment
  running: string | null
  onRun: () => void
  onCancel: () => void
}

/** Runs against development; while it does, cancels. */
export function RunButton({ environment, running, onRun, onCancel }: RunButtonProps) {
  return running === null ? (
    <button
      type="button"
      className={css.run}
      title={messages.runHint}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={onRun}
    >
      {environment === 'production' ? messages.runInDevelopment : messages.run}{' '}
      {environment === 'development' && <kbd>{keyCaps.run}</kbd>}
    </button>
  ) : (
    <button type="button" className={css.run} aria-keyshortcuts="Escape" onClick={onCancel}>
      {shared.cancel} <kbd>{keyCaps.cancel}</kbd>
    </button>
  )
}
