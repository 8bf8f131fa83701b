import type { Environment } from '@edis/contract/environment'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { anyWebhookEvent } from '@edis/contract/webhooks/webhook-events'
import { useState } from 'react'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { EventsChoice } from './events-choice.tsx'
import { messages } from './messages.en.ts'
import { WebhookUrlInput } from '../webhook-url-input.tsx'
import { useSaveWebhook } from './webhooks.queries.ts'

const { form: texts } = messages

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
  const [none, setNone] = useState(false)
  const eventError = none ? texts.none : fieldError(save.error, 'event', ['EVENT_UNKNOWN'])

  const submit = (form: FormData) => {
    if (event === '') return setNone(true)
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
  }

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
      <EventsChoice
        value={event}
        error={eventError}
        onChange={(filter) => {
          setNone(false)
          setEvent(filter)
        }}
      />
    </FormDialog>
  )
}
