import type { Environment } from '@edis/contract/environment'
import { replayDeliveries } from '@edis/contract/portal-calls/deliveries'
import { deliveryFaults } from '@edis/contract/webhooks/deliveries'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { StatusCode } from '@edis/ui/layout/status-code.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { milliseconds } from '@edis/ui/numbers/numbers.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { localShort, localTime } from '@edis/ui/time/local-date.ts'
import { useMay } from '../../permission.ts'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { messages } from './messages.en.tsx'
import { useSendAgain } from './timeline.queries.ts'
import { type Attempt, type Delivery, reached } from './timeline-changes.ts'
import css from './timeline-items.module.css'

const AttemptExchange = lazyPart(async () => (await import('./attempt-exchange.tsx')).AttemptExchange)

type EventDeliveriesProps = {
  environment: Environment
  event: string
  deliveries: readonly Delivery[]
  now: number
  open: boolean
}

/** To how many webhooks an event was delivered; opened, to which and how. */
export function EventDeliveries({ environment, event, deliveries, now, open }: EventDeliveriesProps) {
  const { delivered, of, failing, retries } = reached(deliveries)
  return (
    <details open={open}>
      <summary className={css.line}>
        <code>{event}</code>
        {failing && !open ? (
          <span className={css.error}>{messages.deliveredTo(delivered, of)}</span>
        ) : (
          <Tag tone={delivered === of ? 'live' : failing ? 'bad' : 'plain'}>{messages.deliveredTo(delivered, of)}</Tag>
        )}
        {retries > 0 && <span className={css.rest}>{messages.retries(retries)}</span>}
      </summary>
      {deliveries.map((delivery) => (
        <DeliveryLine key={delivery.id} environment={environment} delivery={delivery} now={now} />
      ))}
    </details>
  )
}

type DeliveryLineProps = { environment: Environment; delivery: Delivery; now: number }

function DeliveryLine({ environment, delivery, now }: DeliveryLineProps) {
  const { attemptList: attempts, state, url, next_attempt_at: next } = delivery
  const last = attempts.at(-1)
  const host = (url && URL.parse(url)?.host) ?? url ?? delivery.webhook_id
  const mayReplay = useMay()(replayDeliveries, environment)
  const again = useSendAgain(environment)
  return (
    <details>
      <summary className={css.line} data-within>
        <span className={css.host}>{host}</span>
        {last && <Outcome attempt={last} />}
        <span>
          {attempts.length > 1
            ? messages.attempts(attempts.length)
            : last && last.duration_ms !== null && milliseconds(last.duration_ms)}
        </span>
        {state !== 'delivered' && (
          <span className={css.rest}>
            {state === 'pending' && next && attempts.length > 0
              ? messages.nextAt(localShort(new Date(next), now))
              : messages.states[state]}
          </span>
        )}
        {attempts.some(({ replay }) => replay) && <Tag>{messages.replay}</Tag>}
      </summary>
      <ol>
        {attempts.map((attempt) => (
          <AttemptLine key={attempt.number} environment={environment} attempt={attempt} />
        ))}
      </ol>
      {mayReplay && state !== 'cancelled' && (
        <p className={css.again}>
          <Button
            size="sm"
            loading={again.isPending}
            onClick={() =>
              again.mutate(delivery.id, {
                onSuccess: () => toast(messages.sentAgain(host)),
                onError: ({ message }) => toast(message),
              })
            }
          >
            {messages.sendAgain}
          </Button>
        </p>
      )}
    </details>
  )
}

const Outcome = ({ attempt: { http_status: status, fault, outcome } }: { attempt: Attempt }) =>
  status === null ? (
    <span className={css.error}>
      {outcome === 'running' ? messages.sending : fault ? deliveryFaults[fault].title : messages.noResponse}
    </span>
  ) : (
    <StatusCode status={status} />
  )

function AttemptLine({ environment, attempt }: { environment: Environment; attempt: Attempt }) {
  const [seen, setSeen] = useState(false)
  return (
    <li>
      <details onToggle={({ currentTarget }) => currentTarget.open && setSeen(true)}>
        <summary className={css.line} data-within>
          <span>{messages.attempt(attempt.number)}</span>
          <Outcome attempt={attempt} />
          {attempt.replay && <Tag>{messages.replay}</Tag>}
          <span className={css.rest}>{localTime(new Date(attempt.started_at))}</span>
        </summary>
        {seen && (
          <div className={css.bodies}>
            <Suspense>
              <AttemptExchange environment={environment} attempt={attempt} />
            </Suspense>
          </div>
        )}
      </details>
    </li>
  )
}
