import type { DataOf } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import { type findDelivery, replayDeliveries } from '@edis/contract/portal-calls/deliveries'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CopyAct } from '@edis/ui/code/copy-act.tsx'
import { TerminalIcon } from '@edis/ui/layout/action-icons.tsx'
import { Dialog } from '@edis/ui/dialogs/dialog.tsx'
import { Fact, Facts } from '@edis/ui/layout/facts.tsx'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { Moment } from '@edis/ui/time/clock.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { CutId } from '@edis/ui/code/cut-id.tsx'
import { BodyBlock } from '@edis/ui/code/body-block.tsx'
import { useMay } from '../../permission.ts'
import { debuggerStart, lastSent } from '../signature/debugged.ts'
import type { DebuggerStart } from '../signature/signature-debugger.ts'
import { Attempts } from './attempts.tsx'
import css from './delivery-drawer.module.css'
import { curlOf } from './curl.ts'
import { deliveryQuery, useReplay } from '../deliveries/deliveries.queries.ts'
import { standstillWords, stateWords } from '../deliveries/delivery-words.ts'
import { endpointHint } from '../endpoint-hints.ts'
import { messages } from './messages.en.tsx'

const idHeader = 'webhook-id'

type Delivery = DataOf<typeof findDelivery>

type DeliveryDrawerProps = {
  environment: Environment
  id: string
  webhooks: readonly Webhook[]
  onDebug: (start: DebuggerStart) => void
  onClose: () => void
}

/** One delivery: where it stands, each attempt, and what was sent. */
export function DeliveryDrawer({ environment, id, webhooks, onDebug, onClose }: DeliveryDrawerProps) {
  const query = useQuery(deliveryQuery(environment, id))
  const state = query.data && stateWords(query.data)
  return (
    <Dialog
      drawer
      title={query.data?.event ?? messages.title}
      mark={state && <Tag tone={state.tone}>{state.text}</Tag>}
      onClose={onClose}
    >
      <QueryStates
        query={query}
        what={messages.thisDelivery}
        loading={{ rows: 4, shape: 'bare' }}
        missing={
          <EmptyState
            title={messages.notFound.title}
            action={<Button onClick={onClose}>{messages.notFound.back}</Button>}
          >
            {messages.notFound.text}
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
  const last = lastSent(delivery)
  const start = debuggerStart(delivery)
  const standstill = standstillWords(delivery.state)
  const hint = delivery.state === 'delivered' ? null : endpointHint(delivery.http_status, delivery.fault)
  return (
    <>
      <div className={css.acts}>
        <ReplayOne environment={environment} delivery={delivery} />
        {start && (
          <Button size="sm" variant={hint?.signature ? 'filled' : 'default'} onClick={() => onDebug(start)}>
            {messages.checkSignature}
          </Button>
        )}
        {last && (
          <CopyAct
            text={curlOf(last.url, last.request_headers, delivery.body)}
            what={messages.curl}
            shown={messages.copyCurl}
            icon={<TerminalIcon />}
          />
        )}
      </div>
      {standstill && (
        <p className={css.standstill} data-tone={delivery.state === 'failed' ? 'bad' : 'plain'}>
          {standstill}
        </p>
      )}
      {hint && <p className={css.standstill}>{hint.text}</p>}
      <Facts>
        <Fact name={messages.endpoint}>
          <code>{webhook?.url ?? last?.url ?? messages.deletedWebhook}</code>
        </Fact>
        <Fact name={messages.orderId} copy={delivery.order_id}>
          <CutId id={delivery.order_id} />
        </Fact>
        <Fact name={idHeader} copy={delivery.event_id}>
          <CutId id={delivery.event_id} />
        </Fact>
        <Fact name={messages.sequence}>{messages.sequenceOf(delivery.sequence)}</Fact>
        <Fact name={messages.created}>
          <Moment at={delivery.created_at} />
        </Fact>
      </Facts>
      <h3>{messages.attempts}</h3>
      <Attempts delivery={delivery} explained={hint !== null && delivery.fault !== 'TIMEOUT'} />
      <h3>{messages.body}</h3>
      <BodyBlock text={delivery.body} what={messages.requestBody} />
    </>
  )
}

function ReplayOne({ environment, delivery }: { environment: Environment; delivery: Delivery }) {
  const replay = useReplay(environment)
  const may = useMay()
  if (delivery.state === 'cancelled' || !may(replayDeliveries, environment)) return null
  const send = () =>
    replay.mutate(
      { id: delivery.id },
      {
        onSuccess: () => toast(messages.sentAgain),
        onError: (error) => toast(error.message, 'failed'),
      },
    )
  return (
    <Button size="sm" variant="filled" loading={replay.isPending} onClick={send}>
      {delivery.state === 'pending' ? messages.sendNow : messages.replay}
    </Button>
  )
}
