import type { Environment } from '@edis/contract/environment'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { anyWebhookEvent, webhookEvents } from '@edis/contract/webhooks/webhook-events'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { messages } from './messages.en.ts'
import { WebhookUrlInput } from './webhook-url-input.tsx'
import { useSaveWebhook } from './webhooks.queries.ts'

const { form: texts } = messages

const choices = [
  { value: anyWebhookEvent, label: texts.allEvents },
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
          toast(texts.saved)
          onClose()
        },
      },
    )

  return (
    <FormDialog
      title={webhook ? texts.edit : messages.add}
      environment={environment}
      act={webhook ? texts.save : messages.add}
      running={save}
      fieldErrors={[urlError, eventError]}
      onSubmit={submit}
      onClose={onClose}
    >
      <WebhookUrlInput
        name="url"
        defaultValue={webhook?.url}
        label={texts.url}
        description={texts.urlHint[environment]}
        error={urlError}
      />
      <NativeSelect
        label={texts.event}
        name="event"
        value={event}
        onChange={(changed) => setEvent(changed.currentTarget.value)}
        data={choices}
        description={webhookEvents.find(({ name }) => name === event)?.description ?? texts.allEventsHint}
        error={eventError}
      />
    </FormDialog>
  )
}
