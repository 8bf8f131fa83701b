import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { number } from '@edis/ui/numbers/numbers.ts'
import { messages } from './messages.en.ts'
import css from './webhooks.module.css'

const { replay: texts } = messages

/** How far the last replay of many has come. */
export function ReplayProgress({ replay }: { replay: NonNullable<Webhook['replay']> }) {
  const { total, replayed, finished_at: finished } = replay
  if (finished) {
    const moment = localMoment(new Date(finished))
    return <p className={css.hint}>{texts.finished(replayed, number(replayed), moment)}</p>
  }
  return (
    <p className={css.hint}>
      <progress aria-label={texts.progress} value={total === null ? undefined : replayed} max={total ?? undefined} />{' '}
      {total === null ? texts.counting : texts.replayed(replayed, total)}
    </p>
  )
}
