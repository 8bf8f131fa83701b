import { Dot, type Tone } from '@edis/ui/layout/tag.tsx'
import css from './status.module.css'

/** How something stands, in a row: a dot and a word. */
export const Status = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={css.status}>
    <Dot tone={tone} />
    {children}
  </span>
)
