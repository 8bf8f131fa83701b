import type { DataOf } from '@edis/contract/calls/call'
import type { debugWebhook } from '@edis/contract/portal-calls/webhooks'
import type { DeliveryFault } from '@edis/contract/webhooks/deliveries'
import { Button } from '@mantine/core'
import { CodeBlock } from '@edis/ui/code/code-block.tsx'
import { CopyButton } from '@edis/ui/controls/copy-button.tsx'
import { StatusCode } from '@edis/ui/layout/status-code.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { BodyBlock, HeadersBlock } from '@edis/ui/code/body-block.tsx'
import { milliseconds } from '@edis/ui/numbers/numbers.ts'
import css from '../tools/tools.module.css'
import { endpointHint } from '../endpoint-hints.ts'
import { messages } from './messages.en.ts'
import type { DebuggerStart } from '../signature/signature-debugger.ts'

const { result: texts } = messages

type TestResultProps = { result: DataOf<typeof debugWebhook>; onDebug: (start: DebuggerStart) => void }

/** Both sides of the exchange, and what was signed with which secret. */
export function TestResult({ result, onDebug }: TestResultProps) {
  const { request, response, error, fault, signature } = result
  const hint = error === null ? null : endpointHint(response?.status ?? null, fault as DeliveryFault | null)
  const { headers, body } = request
  const debug = () =>
    onDebug({
      specimen: {
        headers: Object.entries(headers)
          .map(([name, value]) => `${name}: ${value}`)
          .join('\n'),
        body,
        ...(signature.secret !== null && { secret: signature.secret }),
      },
      sent: body,
    })
  return (
    <>
      <div className={css.outcome}>
        {response ? <StatusCode status={response.status} /> : <Tag tone="bad">{texts.noResponse}</Tag>}
        <strong>{error === null ? texts.accepted : texts.rejected}</strong>
        {response && <span>{milliseconds(response.duration_ms)}</span>}
        <Button size="sm" variant={hint?.signature ? 'filled' : 'default'} onClick={debug}>
          {texts.checkSignature}
        </Button>
      </div>
      {error && <p className={css.error}>{error}</p>}
      {hint && <p>{hint.text}</p>}
      {signature.secret === null ? (
        <p>{texts.signedByWebhook}</p>
      ) : (
        <>
          <p>{texts.signedForTest}</p>
          <p className={css.secret}>
            <code>{signature.secret}</code>
            <CopyButton text={signature.secret} what={texts.testSecret} />
          </p>
        </>
      )}
      {response && (
        <>
          <h3>{texts.response}</h3>
          {response.body ? <BodyBlock text={response.body} what={texts.responseBody} /> : <p>{texts.noBody}</p>}
          <HeadersBlock headers={response.headers} what={texts.responseHeaders} />
        </>
      )}
      <h3>{texts.request}</h3>
      <HeadersBlock headers={headers} what={texts.requestHeaders} />
      <BodyBlock text={body} what={texts.requestBody} />
      <CodeBlock text={signature.base_string} what={texts.signedContent} wrap>
        <code>
          <b>{headers['webhook-id']}</b>.<u>{headers['webhook-timestamp']}</u>.<i>{body}</i>
        </code>
      </CodeBlock>
    </>
  )
}
