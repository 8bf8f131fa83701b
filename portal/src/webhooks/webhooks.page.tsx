import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../ui/card.tsx'
import { isNotGranted } from '../ui/failures.ts'
import { EmptyState, ErrorState, ListSkeleton } from '../ui/list-states.tsx'
import { NotGranted } from '../ui/not-granted.tsx'
import { Page } from '../ui/page.tsx'
import { EnvironmentTag, Tag } from '../ui/tag.tsx'
import { useEnvironment } from '../ui/use-environment.ts'
import { WebhookDialogs, type WebhookTask } from './webhook-dialogs.tsx'
import { WebhookRow } from './webhook-row.tsx'
import { webhooksQuery } from './webhooks.queries.ts'

export function WebhooksPage() {
  const environment = useEnvironment()
  const { data: webhooks, error, refetch } = useQuery(webhooksQuery(environment))
  const [task, setTask] = useState<WebhookTask | null>(null)
  const notGranted = isNotGranted(error)
  const add = (
    <Button variant="filled" onClick={() => setTask({ kind: 'save' })}>
      Add webhook
    </Button>
  )

  return (
    <Page
      title="Webhook Setting"
      lead="Which events go to which address, and the secret that signs them. An event goes to every webhook that asks for it."
      tag={<EnvironmentTag environment={environment} />}
      actions={webhooks && !notGranted && webhooks.length > 0 && add}
    >
      <Card
        title={<h2>Webhooks</h2>}
        mark={webhooks && !notGranted && webhooks.length > 0 && <Tag>{webhooks.length}</Tag>}
      >
        {notGranted ? (
          <NotGranted />
        ) : webhooks?.length === 0 ? (
          <EmptyState title="No webhook yet" action={add}>
            Add the address of your server, and it hears of every step of an order as it happens. Until then your
            software has to ask Track Order.
          </EmptyState>
        ) : webhooks ? (
          <ul>
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} environment={environment} webhook={webhook} onTask={setTask} />
            ))}
          </ul>
        ) : error ? (
          <ErrorState what="the webhooks" error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton what="webhooks" />
        )}
      </Card>
      {task && (
        <WebhookDialogs environment={environment} all={webhooks ?? []} task={task} onClose={() => setTask(null)} />
      )}
    </Page>
  )
}
