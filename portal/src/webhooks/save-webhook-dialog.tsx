import type { Environment } from '@edis/contract/environment'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { anyWebhookEvent, webhookEvents } from '@edis/contract/webhooks/webhook-events'
import { Button, NativeSelect } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Dialog, DialogActions } from '@edis/ui/dialogs/dialog.tsx'
import { fieldError, formError } from '@edis/ui/states/failures.ts'
import { FormError } from '@edis/ui/states/form-error.tsx'
import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { WebhookUrlInput } from './webhook-url-input.tsx'
import { useSaveWebhook } from './webhooks.queries.ts'
import '@edis/ui/layout/fields.css'
import css from './webhooks.module.css'

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

  const submit = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const url = String(new FormData(submitted.currentTarget).get('url')).trim()
    save.mutate(
      { url, event },
      {
        onSuccess: ({ secret }) => {
          if (secret) return onSecret(secret)
          toast('Webhook changed.')
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      title={webhook ? 'Edit webhook' : 'Add webhook'}
      mark={<EnvironmentTag environment={environment} />}
      onClose={save.isPending ? undefined : onClose}
    >
      <form className={css.form} onSubmit={submit} onInput={() => save.isError && save.reset()}>
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
        <FormError message={formError(save.error, [urlError, eventError])} />
        <DialogActions>
          <Button onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="filled" loading={save.isPending}>
            {webhook ? 'Save' : 'Add webhook'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
