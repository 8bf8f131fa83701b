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
import { localMoment } from '@edis/ui/time/local-date.ts'
import { Tag } from '@edis/ui/layout/tag.tsx'
import css from './detail.module.css'
import { FailureHelp } from './failure-help.tsx'
import { isWhole, kept } from './logged-body.ts'
import { curlOf, freshKey, httpRequest, placeholderOf } from './logged-call.ts'
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
            Run again
          </Button>
        )}
        {line !== null && <CopyButton text={line} what="cURL" shown="Copy as cURL" />}
        <CopyButton text={linkTo(environment, request.id)} what="link" shown="Copy link" />
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
          <BodyBlock text={request.request} what={request.method === 'GET' ? 'Query' : 'Request'} />
          {!isWhole(sent) && <Omitted body={request.request} />}
        </>
      )}
      {request.answer === null ? (
        <p className={css.note}>Its answer is too long for the log, or no JSON.</p>
      ) : (
        <>
          <BodyBlock text={request.answer} what="Answer" />
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
      {cut
        ? 'The log keeps the first 16 KiB of a body; the rest was cut off.'
        : `Masked in the log: ${masked.slice(0, 4).join(', ')}${masked.length > 4 ? ` and ${masked.length - 4} more` : ''}.`}
    </p>
  )
}

function Known({ request }: { request: ShownRequest }) {
  const at = new Date(request.at)
  const { order_id: orderId, partner_order_id: number } = request
  const sender = senderOf(request)
  return (
    <Facts>
      <Fact name="Request id" copy={request.id}>
        <code>{request.id}</code>
      </Fact>
      <Fact name="Time">
        <time dateTime={request.at}>{localMoment(at)}</time>
        <span className={css.dim}> {request.at}</span>
      </Fact>
      <Fact name="Took">{durationWords(request.duration_ms)} from the first byte to the answer</Fact>
      <Fact name="From">
        <code>{request.address}</code>
      </Fact>
      <Fact name="Sent by">
        {request.from_portal || request.from_assistant ? <Tag tone="accent">{sender}</Tag> : (sender ?? '–')}
        {request.from_assistant && <span className={css.dim}> over MCP</span>}
      </Fact>
      {number !== null && (
        <Fact name="Order number" copy={number}>
          <code>{number}</code>
          {orderId === null && <span className={css.dim}> not created</span>}
        </Fact>
      )}
      {orderId !== null && (
        <Fact name="Order" copy={orderId}>
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
    ['Authorization', known ? 'Sent (redacted)' : null],
    ['Idempotency-Key', request.idempotency_key],
    ['User-Agent', request.user_agent],
  ].filter((line): line is [string, string] => line[1] !== null)
  return (
    <Facts label="Headers">
      {lines.map(([name, value]) => (
        <Fact key={name} name={name} {...(name === 'Idempotency-Key' && { copy: value })}>
          {name === 'Authorization' ? <span className={css.dim}>{value}</span> : <code>{value}</code>}
        </Fact>
      ))}
    </Facts>
  )
}
