import type { Environment } from '@edis/contract/environment'
import { replayDeliveries } from '@edis/contract/portal-calls/deliveries'
import { debugWebhook, enableWebhook, updateWebhook, type Webhook } from '@edis/contract/portal-calls/webhooks'
import { Button } from '@mantine/core'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { MoreItem, MoreMenu } from '@edis/ui/controls/more-menu.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useMay } from '../permission.ts'
import { countWords } from './health.ts'
import { messages } from './messages.en.ts'
import { SendWaiting } from './send-waiting.tsx'
import type { WebhookTask } from './webhook-dialogs.tsx'
import { readWebhookSearch } from './webhook-search.ts'
import { useEnableWebhook } from './webhooks.queries.ts'
import css from './webhooks.module.css'

const { actions: texts } = messages

type WebhookActionsProps = {
  environment: Environment
  webhook: Webhook
  onTask: (task: WebhookTask) => void
  /** On the webhook's own page, where a test has its place. */
  own?: boolean
}

/** What can be done with a webhook, by who may. */
export function WebhookActions({ environment, webhook, onTask, own = false }: WebhookActionsProps) {
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
      {may(replayDeliveries, environment) && <SendWaiting environment={environment} webhook={webhook} />}
      {webhook.health.replayable > 0 && may(replayDeliveries, environment) && (
        <Button
          size="sm"
          onClick={() => onTask({ kind: 'replay', webhook })}
          aria-label={texts.replayOf(countWords(webhook.health.replayable), webhook.url)}
        >
          {texts.replay(countWords(webhook.health.replayable))}
        </Button>
      )}
      {environment === 'development' && !own && may(debugWebhook) && (
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
          <MoreItem
            tone="danger"
            label={texts.deleteOf(webhook.url)}
            onClick={() => onTask({ kind: 'delete', webhook })}
          >
            {texts.delete}
          </MoreItem>
        </MoreMenu>
      )}
    </div>
  )
}
