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
import { type Answer, QueryStates } from '@edis/ui/states/query-card.tsx'
import { challengeQuery, provingDeliveryQuery } from './review.queries.ts'
import css from './review.module.css'

type ExchangeProps = { environment: Environment; id: string }

/** A call of the partner's, with what was asked and answered. */
export function RequestExchange({ environment, id }: ExchangeProps) {
  const query = useQuery(requestQuery(environment, id))
  return (
    <Logged query={query} what="request">
      {(request) => <Answered environment={environment} request={request} />}
    </Logged>
  )
}

function Answered({ environment, request }: { environment: Environment; request: ShownRequest }) {
  const { id, method, call, status, error: code, duration_ms: duration, address } = request
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
        after {Math.round(duration).toLocaleString('en-GB')} ms, from <code>{address}</code>{' '}
        <Link to="/requests" search={{ id, env: inAddress(environment) }} preload={false}>
          Open in Requests
        </Link>
      </p>
      <Body text={request.request} what="Request" none="The request had no query and no body." />
      <Body text={request.answer} what="Answer" none="The answer’s body was not kept." />
    </div>
  )
}

/** A delivery to a webhook of the partner's: what was posted, and what the last attempt was answered. */
export function DeliveryExchange({ environment, id }: ExchangeProps) {
  const query = useQuery(provingDeliveryQuery(environment, id))
  return (
    <Logged query={query} what="delivery">
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
          Open in Webhook Setting
        </Link>
      </p>
      <BodyBlock text={delivery.body} what="Delivery" />
      {last && (
        <Body text={last.response_body} what="Your receiver’s answer" none="Your receiver’s answer had no body." />
      )}
    </div>
  )
}

/** What was posted to an endpoint that had to accept the first event and reject the second, and what it returned. */
export function ChallengeExchange({ id }: { id: string }) {
  const query = useQuery(challengeQuery(id))
  return (
    <Logged query={query} what="challenge">
      {(challenge) => <Challenged challenge={challenge} />}
    </Logged>
  )
}

function Challenged({ challenge }: { challenge: DataOf<typeof findChallenge> }) {
  const { exchange, http_status: status, kind } = challenge
  if (!exchange) return <p className={css.none}>Requests and responses are kept for the last 20 challenges only.</p>
  const { url, genuine } = exchange
  return (
    <div className={css.exchange}>
      {genuine && <Challenge name="Genuine" url={url} status={genuine.http_status} posted={genuine} />}
      {exchange.request && (
        <Challenge name={kind === 'forged' ? 'Forged' : 'Stale'} url={url} status={status} posted={exchange} />
      )}
    </div>
  )
}

type ChallengeProps = {
  name: string
  url: string
  status: number | null
  posted: Pick<Exchange, 'request' | 'response' | 'error'>
}

function Challenge({ name, url, status, posted: { request, response, error } }: ChallengeProps) {
  return (
    <section className={css.exchange} aria-label={`${name} event`}>
      <p className={css.line}>
        <b>{name} event.</b>{' '}
        <Posted to={url} status={status}>
          {error}
        </Posted>
      </p>
      {request && <HeadersBlock headers={request.headers} what={`${name} request headers`} />}
      {request && <BodyBlock text={request.body} what={`${name} request`} />}
      {response && Object.keys(response.headers).length > 0 && (
        <HeadersBlock headers={response.headers} what={`${name} response headers`} />
      )}
      {response && <Body text={response.body} what={`${name} response`} none="The response had no body." />}
    </section>
  )
}

type PostedProps = { to: string; status: number | null; children: ReactNode }

const Posted = ({ to, status, children }: PostedProps) => (
  <>
    Posted to <code>{to}</code>
    {status === null ? ' without a response.' : <>, returned </>}
    {status !== null && <b>{status}</b>}
    {status !== null && '.'} {children}
  </>
)

type LoggedProps<Data> = { query: Answer<Data>; what: string; children: (data: Data) => ReactNode }

/** What a log still holds, or is no longer there. */
const Logged = <Data,>({ query, what, children }: LoggedProps<Data>) => (
  <QueryStates
    query={query}
    what={`this ${what}`}
    loading={{ rows: 2, shape: 'bare' }}
    missing={<p className={css.none}>This {what} isn’t in the log any more. Only its ID is left.</p>}
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
