import type { Environment } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { knownCalls } from 'virtual:open-api-calls'
import { hosts } from '../../settings.ts'
import { CopyIconButton } from '@edis/ui/controls/copy-icon-button.tsx'
import { LinkIcon, PlayIcon, TerminalIcon } from '@edis/ui/layout/action-icons.tsx'
import { CopyAct } from '@edis/ui/code/copy-act.tsx'
import css from './detail.module.css'
import { FailureHelp } from './failure-help.tsx'
import { kept } from './logged-body.ts'
import { curlOf, freshKey, httpRequest, placeholderOf } from './logged-call.ts'
import { messages } from './messages.en.tsx'
import { RequestBodies } from './request-bodies.tsx'
import { RequestFacts } from './request-facts.tsx'
import { RunAgain } from './run-again.tsx'
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
          <Button size="sm" variant="filled" leftSection={<PlayIcon />} onClick={() => setRuns(true)}>
            {messages.runAgain}
          </Button>
        )}
        {line !== null && (
          <CopyAct text={line} what={messages.curl} shown={messages.copyCurl} icon={<TerminalIcon />} />
        )}
        <CopyIconButton
          text={linkTo(environment, request.id)}
          what={messages.link}
          label={messages.copyLink}
          icon={<LinkIcon />}
          framed
        />
      </div>
      <div className={css.content}>
        {runs && known && <RunAgain key={request.id} request={request} known={known} onClose={() => setRuns(false)} />}
        <RequestFacts request={request} known={known} />
        {request.error !== null && <FailureHelp request={request} page={known?.page ?? null} />}
        <RequestBodies request={request} known={known !== undefined} />
      </div>
    </>
  )
}

/** A link for a colleague of the same partner: the request alone, without the filters that led to it. */
function linkTo(environment: Environment, id: string): string {
  const query = new URLSearchParams({ id, ...(environment === 'production' && { env: environment }) })
  return `${location.origin}/requests?${query}`
}
