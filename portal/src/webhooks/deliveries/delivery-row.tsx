import type { Delivery } from '@edis/contract/portal-calls/deliveries'
import { Link } from '@tanstack/react-router'
import { Clock } from '@edis/ui/time/clock.tsx'
import { shortId } from '@edis/ui/code/short-id.ts'
import rows from '@edis/ui/layout/rows.module.css'
import { StatusCode } from '@edis/ui/layout/status-code.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { Countdown } from './countdown.tsx'
import css from './deliveries.module.css'
import { responseWords, stateWords, statusAlone } from './delivery-words.ts'

/** `place`: where its webhook posts. The whole row leads to the delivery. */
export function DeliveryRow({ delivery, place, now }: { delivery: Delivery; place: string; now: number }) {
  const { text, tone } = stateWords(delivery)
  const response = responseWords(delivery)
  const status = statusAlone(delivery)
  return (
    <li className={`${rows.row} ${css.row}`}>
      <Link
        className={`${rows.link} ${css.event}`}
        to="."
        search={(previous: object) => ({ ...previous, delivery: delivery.id })}
        resetScroll={false}
        preload={false}
      >
        {delivery.event}
      </Link>
      <code className={css.order} title={delivery.order_id}>
        {shortId(delivery.order_id)}
      </code>
      <span className={css.place} title={place}>
        <bdi>{place}</bdi>
      </span>
      <span className={css.state}>
        <Tag tone={tone}>{text}</Tag>
      </span>
      <span className={css.answer} data-tone={response?.tone}>
        {status !== null ? <StatusCode status={status} /> : response?.text}
        {delivery.attempts > 1 && <span className={css.tries}> ×{delivery.attempts}</span>}
      </span>
      <span className={css.next} data-none={delivery.next_attempt_at === null || undefined}>
        {delivery.next_attempt_at ? <Countdown to={delivery.next_attempt_at} /> : '–'}
      </span>
      <Clock className={css.time} at={delivery.created_at} now={now} />
    </li>
  )
}
