import { NewPasswordField } from '@edis/ui/controls/new-password-field.tsx'
import { PasswordField } from '@edis/ui/controls/password-field.tsx'
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
  return (
    <FormDialog
      title={messages.change}
      act={messages.change}
      running={change}
      fieldErrors={[currentError, newError]}
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordField data-autofocus label={messages.current} name="current" error={currentError} />
      <NewPasswordField label={messages.new} error={newError} />
      <p>{messages.text}</p>
    </FormDialog>
  )
}
