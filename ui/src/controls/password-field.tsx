import { signInFieldLength } from '@edis/contract/portal-calls/sign-in'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import '../layout/fields.css'
import { messages } from '../messages.en.tsx'
import { useValidity } from './use-validity.ts'

/** A password that must be filled in; it can be looked at. */
export function PasswordField(props: PasswordInputProps) {
  const validity = useValidity(props)
  return (
    <PasswordInput
      required
      withAsterisk={false}
      maxLength={signInFieldLength}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': messages.showPassword, tabIndex: 0 }}
      {...props}
      {...validity}
      aria-invalid={Boolean(validity.error) || undefined}
    />
  )
}
