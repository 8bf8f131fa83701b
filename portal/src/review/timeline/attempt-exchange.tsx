import { deliveryFaults } from '@edis/contract/deliveries'
import type { Environment } from '@edis/contract/environment'
import { useQuery } from '@tanstack/react-query'
import { CodeBlock } from '../../ui/code-block.tsx'
import { ErrorState, ListSkeleton } from '../../ui/list-states.tsx'
import { BodyBlock } from '../body-block.tsx'
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
      {Object.keys(sent).length > 0 && <Headers headers={sent} what="Request headers" />}
      {data ? (
        <BodyBlock text={data.body} what="Request" none="It had no body." />
      ) : error ? (
        <ErrorState what="the body" error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={2} what="the body" />
      )}
      {answered && <Headers headers={answered} what="Answer headers" />}
      {answered && <BodyBlock text={body} what="Answer" none="Your receiver’s answer had no body." />}
    </>
  )
}

function Headers({ headers, what }: { headers: Record<string, string>; what: string }) {
  const text = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
  return (
    <CodeBlock text={text} what={what} wrap>
      {text}
    </CodeBlock>
  )
}
