import type { DataOf } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import { deliveryFaults } from '@edis/contract/webhooks/deliveries'
import type { findDelivery } from '@edis/contract/portal-calls/deliveries'
import type { ChallengeExchange as Exchange, findChallenge } from '@edis/contract/portal-calls/review'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { requestQuery, type ShownRequest } from '../requests/requests.queries.ts'
import { BodyBlock, HeadersBlock } from '@edis/ui/code/body-block.tsx'
import { milliseconds } from '@edis/ui/numbers/numbers.ts'
import { type Answer, QueryStates } from '@edis/ui/states/query-card.tsx'
import { messages } from './messages.en.tsx'
import { challengeQuery, provingDeliveryQuery } from './review.queries.ts'
import css from './review.module.css'

type ExchangeProps = { environment: Environment; id: string }

/** A call of the partner's, with what was asked and answered. */
export function RequestExchange({ environment, id }: ExchangeProps) {
  const query = useQuery(requestQuery(environment, id))
  return (
    <Logged query={query} words={messages.request}>
      {(request) => <Answered environment={environment} request={request} />}
    </Logged>
  )
}

function Answered({ environment, request }: { environment: Environment; request: ShownRequest }) {
  const { id, method, call, status, error: code, duration_ms: duration, address } = request
  return (
    <div className={css.exchange}>
      <p className={css.line}>
        {messages.request.returned(
          <code>
            {method} {call}
          </code>,
          <b>{status}</b>,
          code && <code>{code}</code>,
          milliseconds(duration),
          <code>{address}</code>,
        )}{' '}
        <Link to="/requests" search={{ id, env: inAddress(environment) }} preload={false}>
          {messages.request.open}
        </Link>
      </p>
      <Body text={request.request} what={messages.request.body} none={messages.request.noBody} />
      <Body text={request.answer} what={messages.request.response} none={messages.request.noResponse} />
    </div>
  )
}

/** A delivery to a webhook of the partner's: what was posted, and what the last attempt was answered. */
export function DeliveryExchange({ environment, id }: ExchangeProps) {
  const query = useQuery(provingDeliveryQuery(environment, id))
  return (
    <Logged query={query} words={messages.delivery}>
      {(delivery) => <Delivered environment={environment} delivery={delivery} />}
    </Logged>
  )
}

function Delivered({ environment, delivery }: { environment: Environment; delivery: DataOf<typeof findDelivery> }) {
  const last = delivery.attempt_list.at(-1)
  return (
    <div className={css.exchange}>
      <p className={css.line}>
        {last && (
          <Posted to={last.url} status={last.http_status}>
            {last.fault && deliveryFaults[last.fault].remedy}
          </Posted>
        )}{' '}
        <Link to="/webhook" search={{ delivery: delivery.id, env: inAddress(environment) }} preload={false}>
          {messages.delivery.open}
        </Link>
      </p>
      <BodyBlock text={delivery.body} what={messages.delivery.body} />
      {last && <Body text={last.response_body} what={messages.delivery.response} none={messages.delivery.noResponse} />}
    </div>
  )
}

/** What was posted to an endpoint that had to accept the first event and reject the second, and what it returned. */
export function ChallengeExchange({ id }: { id: string }) {
  const query = useQuery(challengeQuery(id))
  return (
    <Logged query={query} words={messages.challenge}>
      {(challenge) => <Challenged challenge={challenge} />}
    </Logged>
  )
}

function Challenged({ challenge }: { challenge: DataOf<typeof findChallenge> }) {
  const { exchange, http_status: status, kind } = challenge
  if (!exchange) return <p className={css.none}>{messages.challenge.notKept}</p>
  const { url, genuine } = exchange
  return (
    <div className={css.exchange}>
      {genuine && <Challenge kind="genuine" url={url} status={genuine.http_status} posted={genuine} />}
      {exchange.request && <Challenge kind={kind} url={url} status={status} posted={exchange} />}
    </div>
  )
}

type ChallengeProps = {
  kind: 'genuine' | 'forged' | 'stale'
  url: string
  status: number | null
  posted: Pick<Exchange, 'request' | 'response' | 'error'>
}

function Challenge({ kind, url, status, posted: { request, response, error } }: ChallengeProps) {
  const words = messages.challenge[kind]
  return (
    <section className={css.exchange} aria-label={words.event}>
      <p className={css.line}>
        <b>{words.event}.</b>{' '}
        <Posted to={url} status={status}>
          {error}
        </Posted>
      </p>
      {request && <HeadersBlock headers={request.headers} what={words.requestHeaders} />}
      {request && <BodyBlock text={request.body} what={words.request} />}
      {response && Object.keys(response.headers).length > 0 && (
        <HeadersBlock headers={response.headers} what={words.responseHeaders} />
      )}
      {response && <Body text={response.body} what={words.response} none={messages.challenge.noResponse} />}
    </section>
  )
}

type PostedProps = { to: string; status: number | null; children: ReactNode }

const Posted = ({ to, status, children }: PostedProps) => (
  <>
    {messages.sent(
      to,
      status,
      (text) => (
        <code>{text}</code>
      ),
      (text) => (
        <b>{text}</b>
      ),
    )}{' '}
    {children}
  </>
)

type LoggedProps<Data> = {
  query: Answer<Data>
  words: { what: string; gone: string }
  children: (data: Data) => ReactNode
}

/** What a log still holds, or is no longer there. */
const Logged = <Data,>({ query, words, children }: LoggedProps<Data>) => (
  <QueryStates
    query={query}
    what={words.what}
    loading={{ rows: 2, shape: 'bare' }}
    missing={<p className={css.none}>{words.gone}</p>}
  >
    {children}
  </QueryStates>
)

/** As the address has it: what is not named is development. */
const inAddress = (environment: Environment) => (environment === 'production' ? environment : undefined)

/** A body that may not be there: then says so. */
function Body({ text, what, none }: { text: string | null; what: string; none: string }) {
  return text ? <BodyBlock text={text} what={what} /> : <p className={css.none}>{none}</p>
}
