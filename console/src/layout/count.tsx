import { number } from '@edis/ui/numbers/numbers.ts'
import css from './count.module.css'

/** After a card's head: how many there are. `bad`: someone must act. */
export const Count = ({ of, bad = false }: { of: number; bad?: boolean }) => (
  <span className={css.count} data-bad={(bad && of > 0) || undefined}>
    {number(of)}
  </span>
)
