import type { Environment } from '@edis/contract/environment'
import { secretOverlapHours, type Webhook } from '@edis/contract/portal-calls/webhooks'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { messages } from './messages.en.tsx'
import { useRotateSecret } from '../webhooks.queries.ts'

type RotateSecretDialogProps = {
  environment: Environment
  webhook: Webhook
  onSecret: (secret: string) => void
  onClose: () => void
}

export function RotateSecretDialog({ environment, webhook, onSecret, onClose }: RotateSecretDialogProps) {
  const rotate = useRotateSecret(environment)
  return (
    <ConfirmDialog
      title={messages.rotation.title}
      environment={environment}
      act={messages.rotation.act}
      tone="filled"
      running={rotate}
      onClose={onClose}
      onConfirm={() => rotate.mutate(webhook.id, { onSuccess: ({ secret }) => onSecret(secret) })}
    >
      <p>
        <code>{webhook.url}</code>
      </p>
      <p>{messages.rotation.text(secretOverlapHours)}</p>
    </ConfirmDialog>
  )
}
