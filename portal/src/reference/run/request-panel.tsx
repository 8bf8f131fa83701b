import type { ReferenceCall } from '@edis/contract/reference-call'
import { CodeBlock } from '../../ui/code-block.tsx'

/** The request of the page's call. */
export function RequestPanel({ call }: { call: ReferenceCall }) {
  const text = JSON.stringify(call.examples.request, null, 2)
  return (
    <CodeBlock text={text} what="Request">
      {text}
    </CodeBlock>
  )
}
