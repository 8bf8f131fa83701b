import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { retryDays } from '@edis/contract/webhooks/deliveries'
import { createWebhook, debugWebhook, type Webhook } from '@edis/contract/portal-calls/webhooks'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { isNotGranted } from '@edis/ui/states/failures.ts'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryCard, shownData } from '@edis/ui/states/query-card.tsx'
import { Page } from '@edis/ui/layout/page.tsx'
import { Count } from '@edis/ui/layout/tag.tsx'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { useMay } from '../permission.ts'
import { messages } from './messages.en.ts'
import { nothingPasted } from './signature/debugged.ts'
import type { DebuggerStart } from './signature/signature-debugger.ts'
import { WebhookDialogs, type WebhookTask } from './webhook-dialogs.tsx'
import { WebhookRow } from './webhook-row.tsx'
import { readWebhookSearch } from './webhook-search.ts'
import { WebhookTools } from './webhook-tools.tsx'
import { statusWords } from './webhook-words.ts'
import { webhooksPoll, webhooksQuery } from './webhooks.queries.ts'
import css from './webhooks.module.css'

const DeliveryList = lazyPart(async () => (await import('./deliveries/delivery-list.tsx')).DeliveryList)
const DeliveryDrawer = lazyPart(async () => (await import('./delivery/delivery-drawer.tsx')).DeliveryDrawer)

/** What fails stands where it is seen first. */
const worstFirst = (webhooks: readonly Webhook[]) => {
  const isBad = (webhook: Webhook) => statusWords(webhook).tone === 'bad'
  return webhooks.toSorted((one, other) => Number(isBad(other)) - Number(isBad(one)))
}

export function WebhooksPage() {
  const environment = useEnvironment()
  const query = useQuery({ ...webhooksQuery(environment), refetchInterval: ({ state }) => webhooksPoll(state.data) })
  const webhooks = shownData(query)
  const { search, change } = useSearchState(readWebhookSearch)
  const [task, setTask] = useState<WebhookTask | null>(null)
  const [start, setStart] = useState(nothingPasted)
  const may = useMay()
  const some = webhooks !== undefined && webhooks.length > 0
  // A test can be sent from development alone
  const noTest = environment === 'production' || !may(debugWebhook)
  const tool = search.tool === 'test' && noTest ? undefined : search.tool
  const debug = (chosen: DebuggerStart) => {
    setStart(chosen)
    change({ tool: 'debugger', delivery: undefined })
  }
  const add = may(createWebhook, environment) && (
    <Button variant="filled" onClick={() => setTask({ kind: 'save' })}>
      {messages.add}
    </Button>
  )

  return (
    <Page
      title={messages.title}
      lead={messages.lead(retryDays)}
      actions={
        <>
          <Button onClick={() => change({ tool: 'code' })}>{messages.verificationCode}</Button>
          <Button onClick={() => debug(nothingPasted)}>{messages.signatureDebugger}</Button>
          {some && add && <div className={css.add}>{add}</div>}
        </>
      }
    >
      <div className={css.cards}>
        <QueryCard
          title={<h2>{messages.list}</h2>}
          mark={some && <Count>{webhooks.length}</Count>}
          query={query}
          what={messages.webhooks}
          empty={
            webhooks?.length === 0 && (
              <EmptyState title={messages.empty.title} action={add}>
                {messages.empty.text}
              </EmptyState>
            )
          }
        >
          {(all) => (
            <ul aria-label={messages.list}>
              {worstFirst(all).map((webhook) => (
                <WebhookRow key={webhook.id} environment={environment} webhook={webhook} onTask={setTask} />
              ))}
            </ul>
          )}
        </QueryCard>
        <Suspense>
          <DeliveryList key={environment} environment={environment} webhooks={webhooks} />
        </Suspense>
      </div>
      {task && (
        <WebhookDialogs environment={environment} all={webhooks ?? []} task={task} onClose={() => setTask(null)} />
      )}
      {search.delivery !== undefined && !isNotGranted(query.error) && (
        <Suspense>
          <DeliveryDrawer
            key={search.delivery}
            environment={environment}
            id={search.delivery}
            webhooks={webhooks ?? []}
            onDebug={debug}
            onClose={() => change({ delivery: undefined })}
          />
        </Suspense>
      )}
      {tool && (
        <WebhookTools
          key={tool}
          tool={tool}
          webhook={webhooks?.find(({ id }) => id === search.to)}
          start={start}
          onDebug={debug}
          onClose={() => change({ tool: undefined, to: undefined })}
        />
      )}
    </Page>
  )
}
