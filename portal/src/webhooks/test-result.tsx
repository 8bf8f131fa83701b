import type { DataOf } from '@edis/contract/calls/call'
import type { debugWebhook } from '@edis/contract/portal-calls/webhooks'
import { Button } from '@mantine/core'
import { CodeBlock } from '@edis/ui/code/code-block.tsx'
import { CopyButton } from '@edis/ui/controls/copy-button.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { BodyBlock, HeadersBlock } from '@edis/ui/code/body-block.tsx'
import css from './tools.module.css'
import type { DebuggerStart } from './signature/signature-debugger.ts'

type TestResultProps = { result: DataOf<typeof debugWebhook>; onDebug: (start: DebuggerStart) => void }

/** Both sides of the exchange, and what was signed with which secret. */
export function TestResult({ result, onDebug }: TestResultProps) {
  const { request, response, error, signature } = result
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
        <Tag tone={error === null ? 'live' : 'bad'}>{response?.status ?? 'no answer'}</Tag>
        <strong>{error === null ? 'Your receiver took it' : 'Your receiver did not take it'}</strong>
        {response && <span>{response.duration_ms.toLocaleString('en-GB')} ms</span>}
        <Button size="sm" onClick={debug}>
          Check signature
        </Button>
      </div>
      {error && <p className={css.error}>{error}</p>}
      {signature.secret === null ? (
        <p>Signed with the secret of your webhook at this address.</p>
      ) : (
        <>
          <p>You have no webhook at this address, so a secret made for this test alone signed it:</p>
          <p className={css.secret}>
            <code>{signature.secret}</code>
            <CopyButton text={signature.secret} what="test secret" />
          </p>
        </>
      )}
      {response && (
        <>
          <h3>Answer</h3>
          {response.body ? <BodyBlock text={response.body} what="Answer body" /> : <p>The answer had no body.</p>}
          <HeadersBlock headers={response.headers} what="Answer headers" />
        </>
      )}
      <h3>Request</h3>
      <HeadersBlock headers={headers} what="Request headers" />
      <BodyBlock text={body} what="Request body" />
      <CodeBlock text={signature.base_string} what="Signature base string" wrap>
        <code>
          <b>{headers['webhook-id']}</b>.<u>{headers['webhook-timestamp']}</u>.<i>{body}</i>
        </code>
      </CodeBlock>
    </>
  )
}
