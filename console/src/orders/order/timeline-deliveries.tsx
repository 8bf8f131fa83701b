import { hostOf } from '@edis/ui/address/host-of.ts'
import { StatusCode } from '@edis/ui/layout/status-code.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { Clock } from '@edis/ui/time/clock.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { faultWords } from '../../layout/webhook-words.ts'
import type { TimelineEntry } from '../orders.queries.ts'
import { messages as all } from './messages.en.ts'
import css from './order.module.css'
import type { ShownEntry } from './with-reports.ts'

const messages = all.timeline

type Attempt = NonNullable<TimelineEntry['attempt']>

/** At how many of the webhooks a change arrived, and every attempt when it is unfolded. */
export function TimelineDeliveries({ deliveries }: { deliveries: NonNullable<ShownEntry['deliveries']> }) {
  const now = useNow(30_000)
  const failing = deliveries.filter(({ attempts }) => attempts.every(({ outcome }) => outcome !== 'succeeded'))
  return (
    <details className={css.deliveries}>
      <summary data-failing={failing.length > 0 || undefined}>
        {messages.webhooks(deliveries.length - failing.length, deliveries.length)}
        {failing.map(({ url, attempts }, index) => {
          const last = attempts.at(-1)
          return (
            <span key={index} className={css.failing}>
              {hostOf(url)} {last && <AttemptStatus attempt={last} />}
            </span>
          )
        })}
      </summary>
      <ul>
        {deliveries.map(({ url, attempts }) =>
          attempts.map((attempt) => (
            <li key={`${attempt.delivery_id} ${attempt.number}`}>
              <Clock className={css.when} at={attempt.started_at} now={now} />
              <span title={url}>{hostOf(url)}</span>
              <AttemptStatus attempt={attempt} />
            </li>
          )),
        )}
      </ul>
    </details>
  )
}

export const AttemptStatus = ({ attempt: { http_status: status, fault } }: { attempt: Attempt }) =>
  status === null ? <Tag tone="bad">{faultWords(fault)}</Tag> : <StatusCode status={status} />
