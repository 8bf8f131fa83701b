import type { Environment } from '@edis/contract/environment'
import { deliveryFaults } from '@edis/contract/deliveries'
import { useQuery } from '@tanstack/react-query'
import { ErrorState, ListSkeleton } from '../ui/list-states.tsx'
import { BodyBlock } from './body-block.tsx'
import { loggedRequestQuery, provingDeliveryQuery } from './review.queries.ts'
import css from './review.module.css'

type ExchangeProps = { environment: Environment; id: string }

/** A call of the partner's, with what was asked and answered. */
export function RequestExchange({ environment, id }: ExchangeProps) {
  const { data, error, refetch } = useQuery(loggedRequestQuery(environment, id))
  if (error) return <ErrorState what="this request" error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={2} what="the request" />
  const { method, call, status, error: code, duration_ms: duration, address } = data
  return (
    <div className={css.exchange}>
      <p className={css.line}>
        <code>
          {method} {call}
        </code>{' '}
        answered <b>{status}</b>
        {code && (
          <>
            {' '}
            <code>{code}</code>
          </>
        )}{' '}
        after {Math.round(duration).toLocaleString('en-GB')} ms, from <code>{address}</code>
      </p>
      <BodyBlock text={data.request} what="Request" none="The request had no query and no body." />
      <BodyBlock text={data.answer} what="Answer" none="The answer’s body was not kept." />
    </div>
  )
}

/** A delivery to a webhook of the partner's: what was posted, and what the last attempt was answered. */
export function DeliveryExchange({ environment, id }: ExchangeProps) {
  const { data, error, refetch } = useQuery(provingDeliveryQuery(environment, id))
  if (error) return <ErrorState what="this delivery" error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={2} what="the delivery" />
  const last = data.attempt_list.at(-1)
  return (
    <div className={css.exchange}>
      {last && (
        <p className={css.line}>
          Posted to <code>{last.url}</code>
          {last.http_status === null ? ' without an answer' : <>, answered </>}
          {last.http_status !== null && <b>{last.http_status}</b>}
          {last.fault && `. ${deliveryFaults[last.fault].remedy}`}
        </p>
      )}
      <BodyBlock text={data.body} what="Delivery" none="It had no body." />
      {last && (
        <BodyBlock text={last.response_body} what="Your receiver’s answer" none="Your receiver’s answer had no body." />
      )}
    </div>
  )
}
