import { shortestPassword } from '@edis/contract/portal-calls/passwords'
import type { PasswordInputProps } from '@mantine/core'
import { messages } from '../messages.en.tsx'
import { PasswordField } from './password-field.tsx'

/** A password that is chosen, as `new`. */
export const NewPasswordField = (props: PasswordInputProps) => (
  <PasswordField
    description={messages.passwordHint}
    name="new"
    minLength={shortestPassword}
    autoComplete="new-password"
    {...props}
  />
)
