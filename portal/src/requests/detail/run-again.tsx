import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { credentialsQuery } from '../../credentials/credentials.queries.ts'
import { hosts } from '../../settings.ts'
import { BodyBlock } from '@edis/ui/code/body-block.tsx'
import { prettyJson } from '@edis/ui/code/pretty-json.ts'
import { StatusCode } from '@edis/ui/layout/status-code.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import css from './detail.module.css'
import { isWhole, kept } from './logged-body.ts'
import { httpRequest, type KnownCall } from './logged-call.ts'
import { messages } from './messages.en.tsx'
import type { ShownRequest } from '../requests.queries.ts'
import { durationWords } from '../request-words.ts'
import { authorizationOf, isJson, sendAgain } from './send-again.ts'

const { run: texts } = messages

type RunAgainProps = { request: ShownRequest; known: KnownCall; onClose: () => void }

/** Sends the call once more to development. What the log has not kept is to be filled in first. */
export function RunAgain({ request, known, onClose }: RunAgainProps) {
  const credentials = useQuery(credentialsQuery('development'))
  const whole = kept(request.request)
  const [body, setBody] = useState(request.request === null ? null : (prettyJson(request.request) ?? request.request))
  const [problem, setProblem] = useState<string | null>(null)
  const fieldId = useId()
  const run = useMutation({ mutationFn: sendAgain })
  const authorization = authorizationOf(known.access, credentials.data, useNow(10_000))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!authorization) return
    const { masked } = kept(body)
    if (body !== null && !isJson(body)) return setProblem(texts.invalid)
    if (masked.length > 0) return setProblem(texts.stillMasked(masked.join(', ')))
    setProblem(null)
    run.mutate(
      httpRequest({ ...request, request: body }, known, {
        host: hosts.development,
        authorization,
        idempotencyKey: crypto.randomUUID(),
      }),
    )
  }

  return (
    <section className={css.run} aria-label={messages.runAgain}>
      <form onSubmit={submit}>
        {!isWhole(whole) && <p>{whole.cut ? texts.cut : texts.masked(whole.masked.join(', '))}</p>}
        {body !== null && (
          <>
            <label htmlFor={fieldId}>{request.method === 'GET' ? texts.query : texts.body}</label>
            <textarea
              id={fieldId}
              className={css.editor}
              value={body}
              rows={Math.min(16, Math.max(3, body.split('\n').length))}
              spellCheck={false}
              autoComplete="off"
              aria-invalid={problem !== null || undefined}
              aria-describedby={`${fieldId}-problem`}
              onChange={({ currentTarget }) => setBody(currentTarget.value)}
            />
          </>
        )}
        <div id={`${fieldId}-problem`} role="alert" className={css.problem}>
          {problem}
        </div>
        <div className={css.acts}>
          <Button type="submit" size="sm" variant="filled" loading={run.isPending} disabled={authorization === null}>
            {texts.send}
          </Button>
          <Button size="sm" onClick={onClose}>
            {texts.cancel}
          </Button>
          <span className={css.dim}>
            {
              texts.uses[known.access === 'bearer' ? 'bearer' : 'partner-key'][
                known.idempotency === 'none' ? 'plain' : 'keyed'
              ]
            }
          </span>
        </div>
        {authorization === null && !credentials.isPending && (
          <p>
            {texts.noToken((text) => (
              <Link to="/credentials">{text}</Link>
            ))}
          </p>
        )}
      </form>
      <div role="status" className={css.outcome}>
        {run.data && (
          <>
            <p>
              <StatusCode status={run.data.status} /> {durationWords(run.data.ms)}
              {run.data.requestId && (
                <>
                  {' · '}
                  <Link
                    from="/requests"
                    search={(previous) => ({ ...previous, id: run.data.requestId ?? undefined })}
                    resetScroll={false}
                    preload={false}
                  >
                    {texts.openLog}
                  </Link>
                </>
              )}
            </p>
            <BodyBlock text={run.data.body} what={texts.response} />
          </>
        )}
        {run.error && <p className={css.problem}>{texts.failed(run.error.message)}</p>}
      </div>
    </section>
  )
}
