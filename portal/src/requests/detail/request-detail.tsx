import { referencePath, type ReferencePageName } from '@edis/contract/reference/reference-pages'
import type { Environment } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { knownCalls } from 'virtual:open-api-calls'
import { hosts } from '../../settings.ts'
import { BodyBlock } from '@edis/ui/code/body-block.tsx'
import { CopyButton } from '@edis/ui/controls/copy-button.tsx'
import { Fact, Facts } from '@edis/ui/layout/facts.tsx'
import { Moment } from '@edis/ui/time/clock.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import css from './detail.module.css'
import { FailureHelp } from './failure-help.tsx'
import { isWhole, kept } from './logged-body.ts'
import { curlOf, freshKey, httpRequest, placeholderOf } from './logged-call.ts'
import { messages } from './messages.en.tsx'
import { RunAgain } from './run-again.tsx'
import { durationWords, missingBody, senderOf } from '../request-words.ts'
import type { ShownRequest } from '../requests.queries.ts'

type RequestDetailProps = { environment: Environment; request: ShownRequest }

export function RequestDetail({ environment, request }: RequestDetailProps) {
  const [runs, setRuns] = useState(false)
  const known = knownCalls.find(({ path, method }) => path === request.call && method === request.method)
  const sent = kept(request.request)
  const line = sent.cut
    ? null
    : curlOf(
        httpRequest(request, known, {
          host: hosts[environment],
          authorization: placeholderOf(known?.access),
          idempotencyKey: freshKey,
        }),
      )
  return (
    <>
      <div className={css.acts}>
        {environment === 'development' && known && !runs && (
          <Button size="sm" variant="filled" onClick={() => setRuns(true)}>
            {messages.runAgain}
          </Button>
        )}
        {line !== null && <CopyButton text={line} what={messages.curl} shown={messages.copyCurl} />}
        <CopyButton text={linkTo(environment, request.id)} what={messages.link} shown={messages.copyLink} />
        {known?.page && <Link to={referencePath(known.page as ReferencePageName)}>{known.title}</Link>}
      </div>
      {runs && known && <RunAgain key={request.id} request={request} known={known} onClose={() => setRuns(false)} />}
      {request.error !== null && <FailureHelp request={request} page={known?.page ?? null} />}
      <Known request={request} />
      <Headers request={request} known={known !== undefined} />
      {request.request === null ? (
        <p className={css.note}>{missingBody(request)}</p>
      ) : (
        <>
          <BodyBlock text={request.request} what={request.method === 'GET' ? messages.query : messages.request} />
          {!isWhole(sent) && <Omitted body={request.request} />}
        </>
      )}
      {request.answer === null ? (
        <p className={css.note}>{messages.responseNotLogged}</p>
      ) : (
        <>
          <BodyBlock text={request.answer} what={messages.response} />
          {!isWhole(kept(request.answer)) && <Omitted body={request.answer} />}
        </>
      )}
    </>
  )
}

/** A link for a colleague of the same partner: the request alone, without the filters that led to it. */
function linkTo(environment: Environment, id: string): string {
  const query = new URLSearchParams({ id, ...(environment === 'production' && { env: environment }) })
  return `${location.origin}/requests?${query}`
}

function Omitted({ body }: { body: string }) {
  const { masked, cut } = kept(body)
  return (
    <p className={css.note}>
      {cut ? messages.cut : messages.masked(masked.slice(0, 4).join(', '), Math.max(0, masked.length - 4))}
    </p>
  )
}

function Known({ request }: { request: ShownRequest }) {
  const { facts } = messages
  const { order_id: orderId, partner_order_id: number } = request
  const sender = senderOf(request)
  return (
    <Facts>
      <Fact name={facts.id} copy={request.id}>
        <code>{request.id}</code>
      </Fact>
      <Fact name={facts.time}>
        <Moment at={request.at} />
        <span className={css.dim}> {request.at}</span>
      </Fact>
      <Fact name={facts.duration}>{facts.durationText(durationWords(request.duration_ms))}</Fact>
      <Fact name={facts.address}>
        <code>{request.address}</code>
      </Fact>
      <Fact name={facts.source}>
        {request.from_portal || request.from_assistant ? <Tag tone="accent">{sender}</Tag> : (sender ?? '–')}
        {request.from_assistant && <span className={css.dim}> {facts.overMcp}</span>}
      </Fact>
      {number !== null && (
        <Fact name={facts.number} copy={number}>
          <code>{number}</code>
          {orderId === null && <span className={css.dim}> {facts.notCreated}</span>}
        </Fact>
      )}
      {orderId !== null && (
        <Fact name={facts.order} copy={orderId}>
          <Link to="/review/order/$order" params={{ order: orderId }}>
            <code>{orderId}</code>
          </Link>
        </Fact>
      )}
    </Facts>
  )
}

/** The headers that the log keeps of a request. */
function Headers({ request, known }: { request: ShownRequest; known: boolean }) {
  const lines = [
    ['Authorization', known ? messages.redacted : null],
    ['Idempotency-Key', request.idempotency_key],
    ['User-Agent', request.user_agent],
  ].filter((line): line is [string, string] => line[1] !== null)
  return (
    <Facts label={messages.headers}>
      {lines.map(([name, value]) => (
        <Fact key={name} name={name} {...(name === 'Idempotency-Key' && { copy: value })}>
          {name === 'Authorization' ? <span className={css.dim}>{value}</span> : <code>{value}</code>}
        </Fact>
      ))}
    </Facts>
  )
}
