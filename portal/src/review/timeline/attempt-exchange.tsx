import { deliveryFaults } from '@edis/contract/webhooks/deliveries'
import type { Environment } from '@edis/contract/environment'
import { useQuery } from '@tanstack/react-query'
import { BodyBlock, HeadersBlock } from '@edis/ui/code/body-block.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { provingDeliveryQuery } from '../review.queries.ts'
import { messages } from './messages.en.tsx'
import type { TimelineEntry } from './timeline-entries.ts'
import css from './timeline-items.module.css'

type AttemptExchangeProps = { environment: Environment; attempt: NonNullable<TimelineEntry['attempt']> }

/** What was posted with one attempt and what came back. The body is the delivery's, the same at every attempt. */
export function AttemptExchange({ environment, attempt }: AttemptExchangeProps) {
  const query = useQuery(provingDeliveryQuery(environment, attempt.delivery_id))
  const { fault, detail, request_headers: sent, response_headers: answered, response_body: body, url } = attempt
  return (
    <>
      <p className={css.note}>
        {messages.sentTo(url, (text) => (
          <code>{text}</code>
        ))}{' '}
        {fault && messages.fault(deliveryFaults[fault].title, detail ?? '', deliveryFaults[fault].remedy)}
      </p>
      {Object.keys(sent).length > 0 && <HeadersBlock headers={sent} what={messages.requestHeaders} />}
      <QueryStates query={query} what={messages.body} loading={{ rows: 2, shape: 'bare' }}>
        {(delivery) => <BodyBlock text={delivery.body} what={messages.request} />}
      </QueryStates>
      {answered && <HeadersBlock headers={answered} what={messages.responseHeaders} />}
      {body ? (
        <BodyBlock text={body} what={messages.response} />
      ) : (
        answered && <p className={css.note}>{messages.noBody}</p>
      )}
    </>
  )
}
