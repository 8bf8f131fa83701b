import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { Suspense } from 'react'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { Dialog } from '@edis/ui/dialogs/dialog.tsx'
import { Spinner } from '@edis/ui/states/spinner.tsx'
import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import { messages } from './messages.en.ts'
import type { DebuggerStart } from './signature/signature-debugger.ts'
import type { Tool } from './webhook-search.ts'

const VerificationCode = lazyPart(async () => (await import('./tools/verification-code.tsx')).VerificationCode)
const SignatureDebugger = lazyPart(async () => (await import('./signature/debugger-form.tsx')).SignatureDebugger)
const TestSend = lazyPart(async () => (await import('./testing/test-send.tsx')).TestSend)

type WebhookToolsProps = {
  tool: Tool
  /** The webhook that a test goes to, unless another address is entered. */
  webhook: Webhook | undefined
  start: DebuggerStart
  onDebug: (start: DebuggerStart) => void
  onClose: () => void
}

/** The tool in view, along the page. */
export function WebhookTools({ tool, webhook, start, onDebug, onClose }: WebhookToolsProps) {
  return (
    <Dialog
      drawer
      title={messages.tools[tool]}
      mark={tool === 'test' && <EnvironmentTag environment="development" />}
      onClose={onClose}
    >
      <Suspense fallback={<Spinner />}>
        {tool === 'code' && <VerificationCode />}
        {tool === 'debugger' && <SignatureDebugger start={start} />}
        {tool === 'test' && <TestSend webhook={webhook} onDebug={onDebug} />}
      </Suspense>
    </Dialog>
  )
}
