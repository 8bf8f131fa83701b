import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { inFull, localClock, localMoment } from '@edis/ui/time/local-date.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { HealthChart } from './health-chart.tsx'
import { countWords, disabledAt, lastDay, rateWords, total } from './health.ts'
import { messages } from './messages.en.ts'
import css from './webhooks.module.css'

const { health: texts } = messages

/** Failing for so long is no hiccup, in milliseconds. */
const worrying = 3_600_000

/** Since when the receiver fails, and with what. */
export function FailingSince({ webhook: { health, last_delivery: last } }: { webhook: Webhook }) {
  const now = useNow(60_000)
  if (!health.failing_since) return null
  const since = new Date(health.failing_since)
  return (
    <p className={css.failed} title={inFull(since)}>
      {texts.failingSince(localClock(since, now), last?.http_status ?? null)}
    </p>
  )
}

/** How the receiver does: its last day, its last success, what waits and what is stuck. */
export function WebhookHealth({ webhook }: { webhook: Webhook }) {
  const now = useNow(60_000)
  const { health, last_delivery: last, status } = webhook
  const day = lastDay(health.hours, now)
  const rate = rateWords(total(day))
  if (!last && health.waiting === 0 && health.replayable === 0) return <p className={css.facts}>{texts.noDelivery}</p>
  return (
    <>
      <div className={css.facts}>
        <HealthChart hours={day} now={now} />
        <span className={css.rate}>{rate ?? texts.nothingSent}</span>
        {health.last_success_at ? (
          <span title={inFull(new Date(health.last_success_at))}>
            {texts.lastSuccess(localClock(new Date(health.last_success_at), now))}
          </span>
        ) : (
          !health.failing_since && <span>{texts.noSuccess}</span>
        )}
        {health.waiting > 0 && <span>{texts.waiting(countWords(health.waiting))}</span>}
      </div>
      {health.failing_since && status === 'active' && now - Date.parse(health.failing_since) > worrying && (
        <p className={css.hint}>{texts.willBeDisabled(localMoment(disabledAt(health.failing_since)))}</p>
      )}
    </>
  )
}
