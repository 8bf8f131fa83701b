import { messages } from './messages.en.ts'
import css from './note.module.css'
import type { OwnCredentials } from '../request/shown-snippet.ts'

/** What refreshing does to the partner's tokens, before it is done. */
export function RefreshNote({ own, onToken }: { own: OwnCredentials | undefined; onToken: () => void }) {
  if (!own) return null
  return own.refreshToken ? (
    <p className={css.note}>{messages.refresh.spends}</p>
  ) : (
    <p className={css.note}>
      {messages.refresh.none}
      <button type="button" className={css.small} onClick={onToken}>
        {messages.refresh.get}
      </button>
    </p>
  )
}
