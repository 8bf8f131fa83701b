import type { Environment } from '@edis/contract/environment'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { Suspense, useState } from 'react'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { SaveWebhookDialog } from './save-webhook-dialog.tsx'

const SecretDialog = lazyPart(async () => (await import('@edis/ui/dialogs/secret-dialog.tsx')).SecretDialog)
const DeleteWebhookDialog = lazyPart(
  async () => (await import('./dialogs/delete-webhook-dialog.tsx')).DeleteWebhookDialog,
)
const ReplayManyDialog = lazyPart(async () => (await import('./dialogs/replay-many-dialog.tsx')).ReplayManyDialog)
const RotateSecretDialog = lazyPart(async () => (await import('./dialogs/rotate-secret-dialog.tsx')).RotateSecretDialog)

/** What the partner is about to do. Saving without a webhook creates one. */
export type WebhookTask =
  | { kind: 'save'; webhook?: Webhook }
  | { kind: 'delete' | 'rotate' | 'replay'; webhook: Webhook }

type WebhookDialogsProps = { environment: Environment; all: readonly Webhook[]; task: WebhookTask; onClose: () => void }

/**
 * The dialog of the task; after one that made a secret, that secret. What takes an address is there with the page: whoever
 * types at once loses no letter.
 */
export const WebhookDialogs = (props: WebhookDialogsProps) => (
  <Suspense>
    <TaskDialog {...props} />
  </Suspense>
)

function TaskDialog({ environment, all, task, onClose }: WebhookDialogsProps) {
  const [secret, setSecret] = useState<string | null>(null)
  if (secret) return <SecretDialog environment={environment} secrets={[{ secret }]} onClose={onClose} />
  const shared = { environment, onClose, onSecret: setSecret }
  switch (task.kind) {
    case 'save':
      return <SaveWebhookDialog {...shared} webhook={task.webhook} />
    case 'rotate':
      return <RotateSecretDialog {...shared} webhook={task.webhook} />
    case 'replay':
      return <ReplayManyDialog environment={environment} webhook={task.webhook} onClose={onClose} />
    case 'delete':
      return <DeleteWebhookDialog environment={environment} webhook={task.webhook} all={all} onClose={onClose} />
  }
}
