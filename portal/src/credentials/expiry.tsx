import { Moment } from '@edis/ui/time/clock.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { timeLeft } from '@edis/ui/time/time-left.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import css from './credentials.module.css'

/** When a token ends, as a date and as the time left, which ticks. Red within the last hour and after. */
export function Expiry({ at }: { at: Date }) {
  const { text, urgency } = timeLeft(at, useNow(1000))
  const moment = <Moment at={at} />
  if (urgency === 'calm') {
    return (
      <span className={css.expiry}>
        {moment} <span className={css.dim}>· {text}</span>
      </span>
    )
  }
  return (
    <span className={css.expiry}>
      <Tag tone="bad">{text}</Tag> <span className={css.dim}>{moment}</span>
    </span>
  )
}
