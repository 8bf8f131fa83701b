import type { Environment } from '@edis/contract/environment'
import { type ReactNode, Suspense, useState } from 'react'
import { StatusCode } from '@edis/ui/layout/status-code.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { milliseconds } from '@edis/ui/numbers/numbers.ts'
import { inFull, localShort } from '@edis/ui/time/local-date.ts'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { EventDeliveries } from './event-deliveries.tsx'
import { messages } from './messages.en.tsx'
import { type Change, reached, type Request } from './timeline-changes.ts'
import css from './timeline-items.module.css'

const RequestExchange = lazyPart(async () => (await import('../exchange.tsx')).RequestExchange)

type Seen = { environment: Environment; now: number }

type ItemProps = { at: string; now: number; tone?: string; minor?: boolean; children: ReactNode }

/** A place on the line of time. */
const Item = ({ at, now, tone, minor = false, children }: ItemProps) => (
  <li className={css.item} data-tone={tone} data-minor={minor || undefined}>
    <time className={css.time} dateTime={at} title={inFull(new Date(at))}>
      {localShort(new Date(at), now)}
    </time>
    <div>{children}</div>
  </li>
)

type ChangeItemProps = Seen & { change: Change; /** Without request and deliveries. */ bare?: boolean; open?: boolean }

/** A change, the request that caused it, and what webhooks were sent of it. */
export function ChangeItem({ environment, now, change, bare = false, open = false }: ChangeItemProps) {
  const { title, mark, tone, details } = change.words
  const { request, deliveries } = change
  return (
    <Item at={change.at} now={now} tone={tone} minor={tone === 'plain'}>
      <p className={css.words}>
        <strong>{title}</strong> {mark && <Tag>{mark}</Tag>}{' '}
        <span>{details.length > 0 && `· ${details.join(' · ')}`}</span>
      </p>
      {!bare && (request || deliveries.length > 0) && (
        <div className={css.box}>
          {request && <RequestLine environment={environment} request={request} />}
          {deliveries.length > 0 && (
            <EventDeliveries
              environment={environment}
              event={change.event.event}
              deliveries={deliveries}
              now={now}
              open={open}
            />
          )}
        </div>
      )}
    </Item>
  )
}

/** Changes of which there is little to say, in one line until they are asked for. */
export function FoldedItem({ environment, now, changes, at }: Seen & { changes: readonly Change[]; at: string }) {
  const [open, setOpen] = useState(false)
  if (open)
    return changes
      .toReversed()
      .map((change) => <ChangeItem key={change.id} environment={environment} now={now} change={change} />)
  const { of } = reached(changes.flatMap(({ deliveries }) => deliveries))
  return (
    <Item at={at} now={now} minor>
      <p className={css.words}>
        {messages.titles(changes.map(({ words }) => words.title))} <span>{messages.folded(changes.length, of)}</span>{' '}
        <button type="button" className={css.more} onClick={() => setOpen(true)}>
          {messages.showFolded}
        </button>
      </p>
    </Item>
  )
}

/** Requests about the order that changed nothing. */
export function RequestsItem({ environment, now, requests }: Seen & { requests: readonly Request[] }) {
  const last = requests.at(-1)
  if (!last) return null
  return (
    <Item at={last.at} now={now} minor>
      <p className={css.words}>
        <span>{isSentAgain(last) ? messages.sentTwice : messages.unchanged}</span>
      </p>
      <div className={css.box}>
        {requests.length === 1 ? (
          <RequestLine environment={environment} request={last} />
        ) : (
          <details>
            <summary className={css.line}>
              <code>
                {last.method} {last.call}
              </code>
              <StatusCode status={last.status} />
              <span className={css.rest}>{messages.times(requests.length)}</span>
            </summary>
            {requests.toReversed().map((request) => (
              <RequestLine key={request.id} environment={environment} request={request} within />
            ))}
          </details>
        )}
      </div>
    </Item>
  )
}

/** Whether an order that was there already was sent once more, which is answered like the first time. */
const isSentAgain = ({ call, status }: Request): boolean => status < 400 && call.startsWith('/order/send/')

type RequestLineProps = { environment: Environment; request: Request; within?: boolean }

/** One request; opened, what was sent and returned. */
function RequestLine({ environment, request, within = false }: RequestLineProps) {
  const [seen, setSeen] = useState(false)
  const { method, call, status, error, duration_ms: duration, from_portal: own, from_assistant: assistant } = request
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setSeen(true)}>
      <summary className={css.line} data-within={within || undefined}>
        <code>
          {method} {call}
        </code>
        <StatusCode status={status} />
        {error && <code className={css.error}>{error}</code>}
        <span>{milliseconds(duration)}</span>
        <span className={css.rest}>
          {own ? messages.run : assistant ? messages.assistant : messages.from(request.address)}
        </span>
      </summary>
      {seen && (
        <div className={css.bodies}>
          <Suspense>
            <RequestExchange environment={environment} id={request.id} />
          </Suspense>
        </div>
      )}
    </details>
  )
}
