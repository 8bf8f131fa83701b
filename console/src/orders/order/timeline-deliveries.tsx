import { Tag } from '@edis/ui/layout/tag.tsx'
import { Clock } from '@edis/ui/time/clock.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { faultWords, statusTone } from '../../layout/webhook-words.ts'
import type { TimelineEntry } from '../orders.queries.ts'
import { messages as all } from './messages.en.ts'
import css from './order.module.css'
import type { ShownEntry } from './with-reports.ts'

const messages = all.timeline

type Attempt = NonNullable<TimelineEntry['attempt']>

/** At how many of the webhooks a change arrived, and every attempt when it is unfolded. */
export function TimelineDeliveries({ deliveries }: { deliveries: NonNullable<ShownEntry['deliveries']> }) {
  const now = useNow(30_000)
  const delivered = deliveries.filter(({ attempts }) => attempts.some(({ outcome }) => outcome === 'succeeded')).length
  return (
    <details className={css.deliveries}>
      <summary data-failing={delivered < deliveries.length || undefined}>
        {messages.webhooks(delivered, deliveries.length)}
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

export const hostOf = (url: string): string => url.replace(/^https?:\/\//, '')

export const AttemptStatus = ({ attempt: { http_status: status, fault } }: { attempt: Attempt }) =>
  status === null ? <Tag tone="bad">{faultWords(fault)}</Tag> : <Tag tone={statusTone(status)}>{status}</Tag>
