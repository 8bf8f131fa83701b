import type { Environment } from '@edis/contract/environment'
import { debugWebhook, type Webhook } from '@edis/contract/portal-calls/webhooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { Tabs } from '@edis/ui/controls/tabs.tsx'
import { Card } from '@edis/ui/layout/card.tsx'
import { Page } from '@edis/ui/layout/page.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { Spinner } from '@edis/ui/states/spinner.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useMay } from '../../permission.ts'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { messages as shared } from '../messages.en.ts'
import { debuggerStart, nothingPasted } from '../signature/debugged.ts'
import type { DebuggerStart } from '../signature/signature-debugger.ts'
import { WebhookDialogs, type WebhookTask } from '../webhook-dialogs.tsx'
import { WebhookActions } from '../webhook-actions.tsx'
import { readWebhookSearch } from '../webhook-search.ts'
import { WebhookTools } from '../webhook-tools.tsx'
import { statusWords } from '../webhook-words.ts'
import { webhooksPoll, webhooksQuery } from '../webhooks.queries.ts'
import css from './endpoint.module.css'
import { lastFailureQuery } from '../deliveries/deliveries.queries.ts'
import { EndpointHealth } from './endpoint-health.tsx'
import { messages } from './messages.en.ts'

const DeliveryList = lazyPart(async () => (await import('../deliveries/delivery-list.tsx')).DeliveryList)
const DeliveryDrawer = lazyPart(async () => (await import('../delivery/delivery-drawer.tsx')).DeliveryDrawer)
const Signing = lazyPart(async () => (await import('./signing.tsx')).Signing)
const TestSend = lazyPart(async () => (await import('../testing/test-send.tsx')).TestSend)

/** One endpoint: how it does, what was sent to it, how it is signed, and tests. */
export function EndpointPage() {
  const environment = useEnvironment()
  const id = useParams({ strict: false, select: ({ webhook }) => webhook ?? '' })
  const query = useQuery({ ...webhooksQuery(environment), refetchInterval: ({ state }) => webhooksPoll(state.data) })
  const webhook = query.data?.find((known) => known.id === id)
  const [task, setTask] = useState<WebhookTask | null>(null)
  const status = webhook && statusWords(webhook)
  return (
    <Page
      title={webhook?.url.replace(/^https?:\/\//, '') ?? messages.endpoint}
      above={<Link to="/webhook">{shared.title}</Link>}
      tag={status && <Tag tone={status.tone}>{status.word}</Tag>}
      actions={webhook && <WebhookActions environment={environment} webhook={webhook} onTask={setTask} own />}
    >
      <QueryStates
        query={query}
        what={shared.webhooks}
        loading={{ rows: 4, shape: 'bare' }}
        cardTitle={messages.endpoint}
      >
        {(all) =>
          webhook ? (
            <Endpoint environment={environment} webhook={webhook} all={all} onTask={setTask} />
          ) : (
            <Card title={<h2>{messages.endpoint}</h2>}>
              <EmptyState
                title={messages.missing.title}
                action={
                  <Link to="/webhook" className={css.back}>
                    {messages.missing.back}
                  </Link>
                }
              >
                {messages.missing.text}
              </EmptyState>
            </Card>
          )
        }
      </QueryStates>
      {task && (
        <WebhookDialogs environment={environment} all={query.data ?? []} task={task} onClose={() => setTask(null)} />
      )}
    </Page>
  )
}

type EndpointProps = {
  environment: Environment
  webhook: Webhook
  all: readonly Webhook[]
  onTask: (task: WebhookTask) => void
}

function Endpoint({ environment, webhook, all, onTask }: EndpointProps) {
  const { search, change } = useSearchState(readWebhookSearch)
  const [start, setStart] = useState(nothingPasted)
  const tests = useMay()(debugWebhook) && environment === 'development'
  const views = tests ? (['deliveries', 'signing', 'test'] as const) : (['deliveries', 'signing'] as const)
  const view = views.find((known) => known === search.view) ?? 'deliveries'
  const debug = (chosen: DebuggerStart) => {
    setStart(chosen)
    change({ tool: 'debugger', delivery: undefined })
  }
  const client = useQueryClient()
  const debugLast = async () => {
    const last = await client.fetchQuery(lastFailureQuery(environment, webhook.id)).catch((error: Error) => {
      toast(error.message, 'failed')
      return null
    })
    debug((last && debuggerStart(last)) ?? nothingPasted)
  }
  return (
    <div className={css.parts}>
      <EndpointHealth webhook={webhook} onDebug={() => void debugLast()} />
      <Tabs
        label={messages.parts}
        tabs={views.map((value) => ({ value, title: messages.views[value] }))}
        value={view}
        onChange={(value) => change({ view: value === 'deliveries' ? undefined : value })}
      >
        <h2 className="unseen">{messages.views[view]}</h2>
        <Suspense fallback={<Spinner />}>
          {view === 'deliveries' && <DeliveryList environment={environment} webhooks={all} of={webhook.id} />}
          {view === 'signing' && (
            <Signing environment={environment} webhook={webhook} onTask={onTask} onDebug={() => debug(nothingPasted)} />
          )}
          {view === 'test' && (
            <div className={css.test}>
              <TestSend webhook={webhook} onDebug={debug} />
            </div>
          )}
        </Suspense>
      </Tabs>
      {search.delivery !== undefined && (
        <Suspense>
          <DeliveryDrawer
            key={search.delivery}
            environment={environment}
            id={search.delivery}
            webhooks={all}
            onDebug={debug}
            onClose={() => change({ delivery: undefined })}
          />
        </Suspense>
      )}
      {search.tool && search.tool !== 'test' && (
        <WebhookTools
          key={search.tool}
          tool={search.tool}
          webhook={webhook}
          start={start}
          onDebug={debug}
          onClose={() => change({ tool: undefined })}
        />
      )}
    </div>
  )
}
