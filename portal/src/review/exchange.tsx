import type { Environment } from '@edis/contract/environment'
import { deliveryFaults } from '@edis/contract/deliveries'
import { useQuery } from '@tanstack/react-query'
import { BodyBlock } from '../ui/body-block.tsx'
import { ErrorState, ListSkeleton } from '../ui/list-states.tsx'
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
      <Body text={data.request} what="Request" none="The request had no query and no body." />
      <Body text={data.answer} what="Answer" none="The answer’s body was not kept." />
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
      <BodyBlock text={data.body} what="Delivery" />
      {last && (
        <Body text={last.response_body} what="Your receiver’s answer" none="Your receiver’s answer had no body." />
      )}
    </div>
  )
}

/** A body that may not be there: then says so. */
function Body({ text, what, none }: { text: string | null; what: string; none: string }) {
  return text ? <BodyBlock text={text} what={what} /> : <p className={css.none}>{none}</p>
}
