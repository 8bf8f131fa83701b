import { shortestPassword } from '@edis/contract/portal-calls/passwords'
import { signInFieldLength } from '@edis/contract/portal-calls/sign-in'
import { PasswordInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { messages as all } from './messages.en.ts'
import { useChangePassword } from './security.queries.ts'

const messages = all.signIn

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const change = useChangePassword()
  const [currentError, newError] = [fieldError(change.error, 'current'), fieldError(change.error, 'new')]
  const submit = (form: FormData) =>
    change.mutate(
      { current: String(form.get('current')), new: String(form.get('new')) },
      {
        onSuccess: () => {
          toast(messages.done)
          onClose()
        },
      },
    )
  const field = { required: true, withAsterisk: false, maxLength: signInFieldLength }
  const toggle = { 'aria-label': messages.show, tabIndex: 0 }
  return (
    <FormDialog
      title={messages.change}
      act={messages.change}
      running={change}
      fieldErrors={[currentError, newError]}
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordInput
        {...field}
        data-autofocus
        label={messages.current}
        name="current"
        autoComplete="current-password"
        error={currentError}
        visibilityToggleButtonProps={toggle}
      />
      <PasswordInput
        {...field}
        label={messages.new}
        description={messages.hint}
        name="new"
        minLength={shortestPassword}
        autoComplete="new-password"
        error={newError}
        visibilityToggleButtonProps={toggle}
      />
      <p>{messages.text}</p>
    </FormDialog>
  )
}
