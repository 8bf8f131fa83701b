import css from '../request/note.module.css'
import type { OwnCredentials } from '../request/shown-snippet.ts'

/** What refreshing does to the partner's tokens, before it is done. */
export function RefreshNote({ own, onToken }: { own: OwnCredentials | undefined; onToken: () => void }) {
  if (!own) return null
  return own.refreshToken ? (
    <p className={css.note}>
      Run spends the refresh token of your development credentials and keeps the new pair in its place. Software that
      holds the spent one must not use it again.
    </p>
  ) : (
    <p className={css.note}>
      You have no refresh token yet.
      <button type="button" className={css.small} onClick={onToken}>
        Get a pair of tokens
      </button>
    </p>
  )
}
