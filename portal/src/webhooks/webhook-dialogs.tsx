import type { Environment } from '@edis/contract/environment'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { useState } from 'react'
import { SecretDialog } from '@edis/ui/dialogs/secret-dialog.tsx'
import { DeleteWebhookDialog } from './delete-webhook-dialog.tsx'
import { ReplayManyDialog } from './replay-many-dialog.tsx'
import { RotateSecretDialog } from './rotate-secret-dialog.tsx'
import { SaveWebhookDialog } from './save-webhook-dialog.tsx'

/** What the partner is about to do. Saving without a webhook creates one. */
export type WebhookTask =
  | { kind: 'save'; webhook?: Webhook }
  | { kind: 'delete' | 'rotate' | 'replay'; webhook: Webhook }

type WebhookDialogsProps = { environment: Environment; all: readonly Webhook[]; task: WebhookTask; onClose: () => void }

/** The dialog of the task; after one that made a secret, that secret. */
export function WebhookDialogs({ environment, all, task, onClose }: WebhookDialogsProps) {
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
