import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { anyWebhookEvent } from '@edis/contract/webhooks/webhook-events'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { eventWords } from '../../event-words.ts'
import { endpointHint } from '../endpoint-hints.ts'
import { messages as shared } from '../messages.en.ts'
import { ReplayProgress } from '../replay-progress.tsx'
import { WebhookHealth } from '../webhook-health.tsx'
import { statusWords } from '../webhook-words.ts'
import css from './endpoint.module.css'

/** The last day of an endpoint, and what most often lies behind its failures. */
export function EndpointHealth({ webhook, onDebug }: { webhook: Webhook; onDebug: () => void }) {
  const { hint: stands } = statusWords(webhook)
  const failing = webhook.health.failing_since !== null
  const hint = failing ? endpointHint(webhook.last_delivery?.http_status ?? null, null) : null
  return (
    <section className={css.health} data-failing={failing || undefined}>
      <p className={css.events} title={webhook.event}>
        {webhook.event === anyWebhookEvent ? shared.form.all : eventWords(webhook.event)}
      </p>
      <WebhookHealth webhook={webhook} />
      {stands && <p>{stands}</p>}
      {hint && (
        <p>
          {hint.text} {hint.signature && <TextButton onClick={onDebug}>{shared.signatureDebugger}</TextButton>}
        </p>
      )}
      {webhook.replay && <ReplayProgress replay={webhook.replay} />}
    </section>
  )
}
