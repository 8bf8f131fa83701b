import { maxWebhookUrlLength } from '@edis/contract/portal-calls/webhooks'
import { TextInput, type TextInputProps } from '@mantine/core'

const sampleUrl = 'https://hooks.tokosenja.id/edis'

type WebhookUrlInputProps = Pick<TextInputProps, 'name' | 'label' | 'defaultValue' | 'description' | 'error'>

/** The first field of its form: where events are posted. */
export const WebhookUrlInput = (props: WebhookUrlInputProps) => (
  <TextInput
    data-autofocus
    type="url"
    inputMode="url"
    required
    withAsterisk={false}
    maxLength={maxWebhookUrlLength}
    placeholder={sampleUrl}
    autoComplete="off"
    spellCheck={false}
    {...props}
  />
)
