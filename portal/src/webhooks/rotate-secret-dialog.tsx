import type { Environment } from '@edis/contract/environment'
import { secretOverlapHours, type Webhook } from '@edis/contract/portal-calls/webhooks'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { useRotateSecret } from './webhooks.queries.ts'

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
      title="Rotate the signing secret?"
      environment={environment}
      act="Rotate secret"
      tone="filled"
      running={rotate}
      onClose={onClose}
      onConfirm={() => rotate.mutate(webhook.id, { onSuccess: ({ secret }) => onSecret(secret) })}
    >
      <p>
        <code>{webhook.url}</code>
      </p>
      <p>
        For {secretOverlapHours} hours deliveries carry two signatures, one with the new secret and one with the old.
        After that, a receiver that knows only the old secret must refuse every delivery.
      </p>
    </ConfirmDialog>
  )
}
