import type { Environment } from '@edis/contract/environment'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { messages } from './messages.en.tsx'
import { deletionWords } from './deletion-words.ts'
import { useDeleteWebhook } from '../webhooks.queries.ts'

type DeleteWebhookDialogProps = {
  environment: Environment
  webhook: Webhook
  all: readonly Webhook[]
  onClose: () => void
}

export function DeleteWebhookDialog({ environment, webhook, all, onClose }: DeleteWebhookDialogProps) {
  const remove = useDeleteWebhook(environment)
  return (
    <ConfirmDialog
      title={messages.deletion.title}
      environment={environment}
      act={messages.deletion.act}
      running={remove}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(webhook.id, {
          onSuccess: () => {
            toast(messages.deletion.deleted)
            onClose()
          },
        })
      }
    >
      <p>
        <code>{webhook.url}</code>
      </p>
      <p>{deletionWords(webhook, all)}</p>
    </ConfirmDialog>
  )
}
