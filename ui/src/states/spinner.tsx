import { Loader } from '@mantine/core'
import { messages } from '../messages.en.tsx'
import css from './spinner.module.css'

/** Fills the place of a page while it loads. Appears after a moment, so that a quick load does not flicker. */
export function Spinner() {
  return (
    <div className={css.place} role="status" aria-label={messages.loading}>
      <Loader color="var(--accent)" size={28} />
    </div>
  )
}
