import { deliveryFaults } from '@edis/contract/webhooks/deliveries'
import type { Environment } from '@edis/contract/environment'
import { useQuery } from '@tanstack/react-query'
import { BodyBlock, HeadersBlock } from '@edis/ui/code/body-block.tsx'
import { ErrorState, ListSkeleton } from '@edis/ui/states/list-states.tsx'
import { provingDeliveryQuery } from '../review.queries.ts'
import type { TimelineEntry } from './timeline-entries.ts'
import css from './timeline.module.css'

type AttemptExchangeProps = { environment: Environment; attempt: NonNullable<TimelineEntry['attempt']> }

/** What was posted with one attempt and what came back. The body is the delivery's, the same at every attempt. */
export function AttemptExchange({ environment, attempt }: AttemptExchangeProps) {
  const { data, error, refetch } = useQuery(provingDeliveryQuery(environment, attempt.delivery_id))
  const { fault, detail, request_headers: sent, response_headers: answered, response_body: body, url } = attempt
  return (
    <>
      <p className={css.note}>
        Posted to <code>{url}</code>
        {fault && `. ${deliveryFaults[fault].title}${detail ? ` (${detail})` : ''}. ${deliveryFaults[fault].remedy}`}
      </p>
      {Object.keys(sent).length > 0 && <HeadersBlock headers={sent} what="Request headers" />}
      {data ? (
        <BodyBlock text={data.body} what="Request" />
      ) : error ? (
        <ErrorState what="the body" error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={2} what="the body" shape="bare" />
      )}
      {answered && <HeadersBlock headers={answered} what="Answer headers" />}
      {body ? <BodyBlock text={body} what="Answer" /> : answered && <p className={css.note}>The answer had no body.</p>}
    </>
  )
}
