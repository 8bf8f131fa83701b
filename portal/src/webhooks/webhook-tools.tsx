import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { lazy, Suspense } from 'react'
import { retried } from '../retried.ts'
import { Dialog } from '@edis/ui/dialogs/dialog.tsx'
import { Spinner } from '@edis/ui/states/spinner.tsx'
import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import type { Specimen } from './signature/signature-debugger.ts'
import type { Tool } from './webhook-search.ts'

const VerificationCode = lazy(
  retried(async () => ({ default: (await import('./verification-code.tsx')).VerificationCode })),
)
const SignatureDebugger = lazy(
  retried(async () => ({
    default: (await import('./signature/debugger-form.tsx')).SignatureDebugger,
  })),
)
const TestSend = lazy(retried(async () => ({ default: (await import('./test-send.tsx')).TestSend })))

/** What the signature debugger begins with; `sent`: the body as it is known to have left. */
export type DebuggerStart = { specimen: Partial<Specimen>; sent?: string }

const titles: Record<Tool, string> = {
  code: 'Verify deliveries in your code',
  debugger: 'Signature debugger',
  test: 'Send a test event',
}

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
      title={titles[tool]}
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
