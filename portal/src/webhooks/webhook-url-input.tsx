import { maxWebhookUrlLength } from '@edis/contract/portal-calls/webhooks'
import { TextInput, type TextInputProps } from '@mantine/core'

type WebhookUrlInputProps = Pick<TextInputProps, 'name' | 'defaultValue' | 'description' | 'error'>

/** The first field of its form: where events are posted. */
export const WebhookUrlInput = (props: WebhookUrlInputProps) => (
  <TextInput
    data-autofocus
    label="URL"
    type="url"
    inputMode="url"
    required
    withAsterisk={false}
    maxLength={maxWebhookUrlLength}
    placeholder="https://hooks.tokosenja.id/edis"
    autoComplete="off"
    spellCheck={false}
    {...props}
  />
)
