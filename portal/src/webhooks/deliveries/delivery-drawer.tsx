import type { DataOf } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import type { findDelivery } from '@edis/contract/portal-calls/deliveries'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CopyButton } from '@edis/ui/controls/copy-button.tsx'
import { Dialog } from '@edis/ui/dialogs/dialog.tsx'
import { Fact, Facts } from '@edis/ui/layout/facts.tsx'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { EnvironmentTag, Tag } from '@edis/ui/layout/tag.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { BodyBlock } from '@edis/ui/code/body-block.tsx'
import type { Specimen } from '../signature/signature-debugger.ts'
import { Attempts } from './attempts.tsx'
import css from './delivery-drawer.module.css'
import { curlOf } from './curl.ts'
import { deliveryQuery, useReplay } from './deliveries.queries.ts'
import { standstillWords, stateWords } from './delivery-words.ts'

type Delivery = DataOf<typeof findDelivery>

type DeliveryDrawerProps = {
  environment: Environment
  id: string
  webhooks: readonly Webhook[]
  onDebug: (specimen: Partial<Specimen>, sent: string) => void
  onClose: () => void
}

/** One delivery: where it stands, each attempt, and what was sent. */
export function DeliveryDrawer({ environment, id, webhooks, onDebug, onClose }: DeliveryDrawerProps) {
  const query = useQuery(deliveryQuery(environment, id))
  const state = query.data && stateWords(query.data)
  return (
    <Dialog
      drawer
      title={query.data?.event ?? 'Delivery'}
      mark={
        <>
          {state && <Tag tone={state.tone}>{state.text}</Tag>}
          <EnvironmentTag environment={environment} />
        </>
      }
      onClose={onClose}
    >
      <QueryStates
        query={query}
        what="this delivery"
        loading={{ rows: 4, shape: 'bare' }}
        missing={
          <EmptyState title="No such delivery here" action={<Button onClick={onClose}>Show all deliveries</Button>}>
            The address names a delivery that is not yours, or of the other environment.
          </EmptyState>
        }
      >
        {(delivery) => (
          <Shown
            delivery={delivery}
            environment={environment}
            webhook={webhooks.find((known) => known.id === delivery.webhook_id)}
            onDebug={onDebug}
          />
        )}
      </QueryStates>
    </Dialog>
  )
}

type ShownProps = Pick<DeliveryDrawerProps, 'environment' | 'onDebug'> & {
  delivery: Delivery
  webhook: Webhook | undefined
}

function Shown({ delivery, environment, webhook, onDebug }: ShownProps) {
  const last = delivery.attempt_list.findLast(({ request_headers: headers }) => 'webhook-id' in headers)
  const standstill = standstillWords(delivery.state)
  const headers = last && Object.entries(last.request_headers).map(([name, value]) => `${name}: ${value}`)
  return (
    <>
      <div className={css.acts}>
        <ReplayOne environment={environment} delivery={delivery} />
        {headers && (
          <Button
            size="sm"
            onClick={() => onDebug({ headers: headers.join('\n'), body: delivery.body }, delivery.body)}
          >
            Check signature
          </Button>
        )}
        {last && (
          <CopyButton text={curlOf(last.url, last.request_headers, delivery.body)} what="cURL" shown="Copy as cURL" />
        )}
      </div>
      {standstill && (
        <p className={css.standstill} data-tone={delivery.state === 'failed' ? 'bad' : 'plain'}>
          {standstill}
        </p>
      )}
      <Facts>
        <Fact name="Sent to">
          <code>{webhook?.url ?? last?.url ?? 'a deleted webhook'}</code>
        </Fact>
        <Fact name="Order" copy={delivery.order_id}>
          <code>{delivery.order_id}</code>
        </Fact>
        <Fact name="webhook-id" copy={delivery.event_id}>
          <code>{delivery.event_id}</code>
        </Fact>
        <Fact name="Sequence">{delivery.sequence} in its order</Fact>
        <Fact name="Written">{localMoment(new Date(delivery.created_at))}</Fact>
      </Facts>
      <h3>Attempts</h3>
      <Attempts delivery={delivery} />
      <h3>Body</h3>
      <BodyBlock text={delivery.body} what="Request body" />
    </>
  )
}

function ReplayOne({ environment, delivery }: { environment: Environment; delivery: Delivery }) {
  const replay = useReplay(environment)
  if (delivery.state === 'cancelled') return null
  const send = () =>
    replay.mutate(
      { id: delivery.id },
      {
        onSuccess: () => toast('It is on its way again, under the same webhook-id.'),
        onError: (error) => toast(error.message, 'failed'),
      },
    )
  return (
    <Button size="sm" variant="filled" loading={replay.isPending} onClick={send}>
      {delivery.state === 'pending' ? 'Send now' : 'Replay'}
    </Button>
  )
}
