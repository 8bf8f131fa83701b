import { maxWebhookUrlLength } from '@edis/contract/portal-calls/webhooks'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import type { TextInputProps } from '@mantine/core'

const sampleUrl = 'https://hooks.tokosenja.id/edis'

type WebhookUrlInputProps = Pick<
  TextInputProps,
  'name' | 'label' | 'defaultValue' | 'description' | 'error' | 'onInput'
>

/** The first field of its form: where events are posted. */
export const WebhookUrlInput = (props: WebhookUrlInputProps) => (
  <TextField
    data-autofocus
    type="url"
    inputMode="url"
    required
    maxLength={maxWebhookUrlLength}
    placeholder={sampleUrl}
    autoComplete="off"
    spellCheck={false}
    {...props}
  />
)
