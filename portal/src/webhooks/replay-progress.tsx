import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { localMoment } from '@edis/ui/time/local-date.ts'
import css from './webhooks.module.css'

/** How far the last replay of many has come. */
export function ReplayProgress({ replay }: { replay: NonNullable<Webhook['replay']> }) {
  const { total, replayed, finished_at: finished } = replay
  if (finished) {
    const were = replayed === 1 ? '1 delivery' : `${replayed.toLocaleString('en-GB')} deliveries`
    return (
      <p className={css.hint}>
        Replayed {were}, {localMoment(new Date(finished))}.
      </p>
    )
  }
  return (
    <p className={css.hint}>
      <progress aria-label="Replay" value={total === null ? undefined : replayed} max={total ?? undefined} />{' '}
      {total === null ? 'Counting what is to be replayed…' : `Replayed ${replayed} of ${total}.`}
    </p>
  )
}
