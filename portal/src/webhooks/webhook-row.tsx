import type { Environment } from '@edis/contract/environment'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { Link } from '@tanstack/react-router'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { eventWords } from '../event-words.ts'
import { messages } from './messages.en.ts'
import { ReplayProgress } from './replay-progress.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import type { WebhookTask } from './webhook-dialogs.tsx'
import { FailingSince, WebhookHealth } from './webhook-health.tsx'
import { statusWords } from './webhook-words.ts'
import css from './webhooks.module.css'

type WebhookRowProps = { environment: Environment; webhook: Webhook; onTask: (task: WebhookTask) => void }

export function WebhookRow({ environment, webhook, onTask }: WebhookRowProps) {
  const { word, tone, hint } = statusWords(webhook)
  return (
    <li className={css.row}>
      <div className={css.what}>
        <p className={css.address}>
          <Link to="/webhook/$webhook" params={{ webhook: webhook.id }} className={css.url}>
            {webhook.url}
          </Link>
          <Tag tone={tone}>{word}</Tag>
          <span className={css.events} title={webhook.event}>
            {eventWords(webhook.event)}
          </span>
        </p>
        <FailingSince webhook={webhook} />
        <WebhookHealth webhook={webhook} />
        {hint && <p className={css.hint}>{hint}</p>}
        {webhook.replay && <ReplayProgress replay={webhook.replay} />}
        {webhook.previous_secret_expires && (
          <p className={css.hint}>{messages.previousSecret(localMoment(new Date(webhook.previous_secret_expires)))}</p>
        )}
      </div>
      <WebhookActions environment={environment} webhook={webhook} onTask={onTask} />
    </li>
  )
}
