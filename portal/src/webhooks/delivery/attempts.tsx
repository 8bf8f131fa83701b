import type { DataOf } from '@edis/contract/calls/call'
import { faultInWords } from '@edis/contract/webhooks/deliveries'
import type { DeliveryAttempt, findDelivery } from '@edis/contract/portal-calls/deliveries'
import { useState } from 'react'
import { Clock, Moment } from '@edis/ui/time/clock.tsx'
import { Dot } from '@edis/ui/layout/tag.tsx'
import { milliseconds } from '@edis/ui/numbers/numbers.ts'
import { Tabs } from '@edis/ui/controls/tabs.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { BodyBlock, HeadersBlock } from '@edis/ui/code/body-block.tsx'
import { Countdown } from '../deliveries/countdown.tsx'
import css from './delivery-drawer.module.css'
import { responseWords } from '../deliveries/delivery-words.ts'
import { messages } from './messages.en.tsx'

type AttemptsProps = {
  delivery: DataOf<typeof findDelivery>
  /** Whether the latest failure was said whole: of a timeout, how long EDIS waits was not. */
  explained: boolean
}

/** Everything that happened, the latest first, down to the moment the event was written. */
export function Attempts({ delivery, explained }: AttemptsProps) {
  const now = useNow(60_000)
  const attempts = delivery.attempt_list.toReversed()
  return (
    <ol className={css.timeline} aria-label={messages.attemptList}>
      {delivery.next_attempt_at && (
        <li>
          <Dot tone="dev" />
          <p className={css.step}>
            {messages.nextAttempt(delivery.attempts + 1, <Countdown to={delivery.next_attempt_at} />)}
            <span>
              <Moment at={delivery.next_attempt_at} />
            </span>
          </p>
        </li>
      )}
      {attempts.map((attempt, index) => (
        <li key={attempt.number}>
          <Dot tone={toneOf[attempt.outcome]} />
          {attempt.outcome === 'running' ? (
            <p className={css.step}>{messages.running(attempt.number)}</p>
          ) : (
            <Attempt attempt={attempt} open={index === 0} explained={index === 0 && explained} now={now} />
          )}
        </li>
      ))}
      <li>
        <Dot />
        <p className={css.step}>{messages.eventCreated(<Moment at={delivery.created_at} />)}</p>
      </li>
    </ol>
  )
}

const toneOf = { succeeded: 'live', failed: 'bad', running: 'dev' } as const

type AttemptProps = { attempt: DeliveryAttempt; open: boolean; explained: boolean; now: number }

type Part = 'response' | 'responseHeaders' | 'requestHeaders'

/** `explained`: what failed was said above. */
function Attempt({ attempt, open, explained, now }: AttemptProps) {
  const [part, setPart] = useState<Part | null>(null)
  const { number, fault, detail, request_headers: sent, response_headers: answered, response_body: body } = attempt
  const parts: Part[] = [
    ...(answered ? (['response', 'responseHeaders'] as const) : []),
    ...(Object.keys(sent).length > 0 ? (['requestHeaders'] as const) : []),
  ]
  const shown = part ?? parts[0]
  return (
    <details open={open}>
      <summary>
        <span className={css.step}>
          {messages.attempt(number, responseWords(attempt)?.text ?? '')}
          <span>
            {attempt.duration_ms !== null && `${milliseconds(attempt.duration_ms)} · `}
            <Clock at={attempt.started_at} now={now} />
          </span>
        </span>
      </summary>
      <div className={css.exchange}>
        {fault && !explained && <p>{faultInWords(fault, detail)}</p>}
        {shown && (
          <Tabs
            label={messages.partsOf(number)}
            tabs={parts.map((value) => ({ value, title: messages.parts[value] }))}
            value={shown}
            onChange={setPart}
          >
            {shown === 'response' ? (
              body ? (
                <BodyBlock text={body} what={messages.responseTo(number)} />
              ) : (
                <p>{messages.noBody}</p>
              )
            ) : shown === 'responseHeaders' ? (
              <HeadersBlock headers={answered ?? {}} what={messages.responseHeaders(number)} />
            ) : (
              <HeadersBlock headers={sent} what={messages.requestHeaders(number)} />
            )}
          </Tabs>
        )}
      </div>
    </details>
  )
}
