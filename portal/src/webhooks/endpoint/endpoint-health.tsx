import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { anyWebhookEvent } from '@edis/contract/webhooks/webhook-events'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { Dotted } from '@edis/ui/layout/dotted.tsx'
import { localDay } from '@edis/ui/time/local-date.ts'
import { eventWords } from '../../event-words.ts'
import { endpointHint } from '../endpoint-hints.ts'
import { messages as shared } from '../messages.en.ts'
import { ReplayProgress } from '../replay-progress.tsx'
import { FailingSince, WebhookHealth } from '../webhook-health.tsx'
import { statusWords } from '../webhook-words.ts'
import css from './endpoint.module.css'

/** The last day of an endpoint, and what most often lies behind its failures. */
export function EndpointHealth({ webhook, onDebug }: { webhook: Webhook; onDebug: () => void }) {
  const { hint: stands } = statusWords(webhook)
  const failing = webhook.health.failing_since !== null
  const hint = failing ? endpointHint(webhook.last_delivery?.http_status ?? null, null) : null
  return (
    <section className={css.health} data-failing={failing || undefined}>
      <FailingSince webhook={webhook} />
      {stands && <p className={css.remedy}>{stands}</p>}
      {hint && (
        <p className={css.remedy}>
          {hint.text} {hint.signature && <TextButton onClick={onDebug}>{shared.signatureDebugger}</TextButton>}
        </p>
      )}
      <WebhookHealth webhook={webhook} />
      {webhook.replay && <ReplayProgress replay={webhook.replay} />}
      <Dotted className={css.about}>
        {webhook.event === anyWebhookEvent ? shared.form.all : eventWords(webhook.event)}
        {shared.health.created(localDay(new Date(webhook.created_at)))}
      </Dotted>
    </section>
  )
}
