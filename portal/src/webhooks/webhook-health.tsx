import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { inFull, localClock, localDay, localMoment } from '@edis/ui/time/local-date.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { HealthChart } from './health-chart.tsx'
import { countWords, disabledAt, lastDay, rateWords, total } from './health.ts'
import { messages } from './messages.en.ts'
import css from './webhooks.module.css'

const { health: texts } = messages

/** Failing for so long is no hiccup, in milliseconds. */
const worrying = 3_600_000

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
        <span title={health.last_success_at === null ? undefined : inFull(new Date(health.last_success_at))}>
          {health.last_success_at
            ? texts.lastSuccess(localClock(new Date(health.last_success_at), now))
            : texts.noSuccess}
        </span>
        {health.failing_since && (
          <span className={css.failed} title={inFull(new Date(health.failing_since))}>
            {texts.failingSince(localClock(new Date(health.failing_since), now), last?.http_status ?? null)}
          </span>
        )}
        {health.waiting > 0 && <span>{texts.waiting(countWords(health.waiting))}</span>}
        <span title={inFull(new Date(webhook.created_at))}>
          {texts.created(localDay(new Date(webhook.created_at)))}
        </span>
      </div>
      {health.failing_since && status === 'active' && now - Date.parse(health.failing_since) > worrying && (
        <p className={css.hint}>{texts.willBeDisabled(localMoment(disabledAt(health.failing_since)))}</p>
      )}
    </>
  )
}
