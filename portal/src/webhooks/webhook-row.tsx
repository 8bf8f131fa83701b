import type { Environment } from '@edis/contract/environment'
import { replayDeliveries } from '@edis/contract/portal-calls/deliveries'
import { debugWebhook, enableWebhook, updateWebhook, type Webhook } from '@edis/contract/portal-calls/webhooks'
import { anyWebhookEvent } from '@edis/contract/webhooks/webhook-events'
import { Button } from '@mantine/core'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { MoreItem, MoreMenu } from '@edis/ui/controls/more-menu.tsx'
import { Dot, Tag } from '@edis/ui/layout/tag.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useMay } from '../permission.ts'
import { countWords } from './health.ts'
import { messages } from './messages.en.ts'
import { ReplayProgress } from './replay-progress.tsx'
import type { WebhookTask } from './webhook-dialogs.tsx'
import { WebhookHealth } from './webhook-health.tsx'
import { readWebhookSearch } from './webhook-search.ts'
import { statusWords } from './webhook-words.ts'
import { useEnableWebhook } from './webhooks.queries.ts'
import css from './webhooks.module.css'

const { actions: texts } = messages

type WebhookRowProps = { environment: Environment; webhook: Webhook; onTask: (task: WebhookTask) => void }

export function WebhookRow({ environment, webhook, onTask }: WebhookRowProps) {
  const { word, tone, hint } = statusWords(webhook)
  const failing = webhook.status === 'active' && webhook.health.failing_since !== null
  return (
    <li className={css.row}>
      <div className={css.what}>
        <p className={css.address}>
          <Dot tone={failing ? 'bad' : tone} />
          <code>{webhook.url}</code>
          <Tag>{webhook.event === anyWebhookEvent ? messages.form.allEvents : webhook.event}</Tag>
          <Tag tone={tone}>{word}</Tag>
        </p>
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

function WebhookActions({ environment, webhook, onTask }: WebhookRowProps) {
  const enable = useEnableWebhook(environment)
  const may = useMay()
  const { change } = useSearchState(readWebhookSearch)
  const active = webhook.status === 'active'
  const switchOver = () =>
    enable.mutate(
      { id: webhook.id, enabled: !active },
      {
        onSuccess: () => toast(active ? texts.paused : texts.enabled),
        onError: (error) => toast(error.message, 'failed'),
      },
    )
  return (
    <div className={css.actions}>
      {webhook.health.replayable > 0 && may(replayDeliveries, environment) && (
        <Button
          size="sm"
          onClick={() => onTask({ kind: 'replay', webhook })}
          aria-label={texts.replayOf(countWords(webhook.health.replayable), webhook.url)}
        >
          {texts.replay(countWords(webhook.health.replayable))}
        </Button>
      )}
      {environment === 'development' && may(debugWebhook) && (
        <Button
          size="sm"
          onClick={() => change({ tool: 'test', to: webhook.id })}
          aria-label={texts.testOf(webhook.url)}
        >
          {texts.test}
        </Button>
      )}
      {may(enableWebhook, environment) && (
        <Button
          size="sm"
          loading={enable.isPending}
          onClick={switchOver}
          aria-label={active ? texts.pauseOf(webhook.url) : texts.enableOf(webhook.url)}
        >
          {active ? texts.pause : texts.enable}
        </Button>
      )}
      {may(updateWebhook, environment) && (
        <MoreMenu of={webhook.url}>
          <MoreItem label={texts.editOf(webhook.url)} onClick={() => onTask({ kind: 'save', webhook })}>
            {texts.edit}
          </MoreItem>
          <MoreItem label={texts.rotateOf(webhook.url)} onClick={() => onTask({ kind: 'rotate', webhook })}>
            {texts.rotate}
          </MoreItem>
          <MoreItem label={texts.deleteOf(webhook.url)} onClick={() => onTask({ kind: 'delete', webhook })}>
            {texts.delete}
          </MoreItem>
        </MoreMenu>
      )}
    </div>
  )
}
