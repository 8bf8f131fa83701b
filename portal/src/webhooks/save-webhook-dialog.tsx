import type { Environment } from '@edis/contract/environment'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { anyWebhookEvent, webhookEvents } from '@edis/contract/webhooks/webhook-events'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { WebhookUrlInput } from './webhook-url-input.tsx'
import { useSaveWebhook } from './webhooks.queries.ts'

const choices = [
  { value: anyWebhookEvent, label: 'All events' },
  ...webhookEvents.map(({ name, title }) => ({ value: name, label: `${title} · ${name}` })),
]

type SaveWebhookDialogProps = {
  environment: Environment
  webhook: Webhook | undefined
  onSecret: (secret: string) => void
  onClose: () => void
}

export function SaveWebhookDialog({ environment, webhook, onSecret, onClose }: SaveWebhookDialogProps) {
  const save = useSaveWebhook(environment, webhook?.id)
  const [event, setEvent] = useState(webhook?.event ?? anyWebhookEvent)

  const urlError = fieldError(save.error, 'url', ['WEBHOOK_DUPLICATE', 'WEBHOOK_URL_INVALID', 'WEBHOOK_URL_FORBIDDEN'])
  const eventError = fieldError(save.error, 'event', ['EVENT_UNKNOWN'])

  const submit = (form: FormData) =>
    save.mutate(
      { url: filledIn(form, 'url'), event },
      {
        onSuccess: ({ secret }) => {
          if (secret) return onSecret(secret)
          toast('Webhook changed.')
          onClose()
        },
      },
    )

  return (
    <FormDialog
      title={webhook ? 'Edit webhook' : 'Add webhook'}
      environment={environment}
      act={webhook ? 'Save' : 'Add webhook'}
      running={save}
      fieldErrors={[urlError, eventError]}
      onSubmit={submit}
      onClose={onClose}
    >
      <WebhookUrlInput
        name="url"
        defaultValue={webhook?.url}
        description={
          environment === 'development'
            ? 'Where events are posted. http is fine in development.'
            : 'Where events are posted. https only.'
        }
        error={urlError}
      />
      <NativeSelect
        label="Event"
        name="event"
        value={event}
        onChange={(changed) => setEvent(changed.currentTarget.value)}
        data={choices}
        description={
          webhookEvents.find(({ name }) => name === event)?.description ?? 'Every event there is, and those to come.'
        }
        error={eventError}
      />
    </FormDialog>
  )
}
