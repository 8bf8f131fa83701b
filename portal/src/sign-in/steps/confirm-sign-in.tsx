import { confirmSignIn } from '@edis/contract/portal-calls/sign-in'
import { useMutation } from '@tanstack/react-query'
import { PasswordField } from '@edis/ui/controls/password-field.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { request } from '../../api.ts'
import { messages as all } from './messages.en.ts'

const messages = all.confirm

/** Asks who is there for the password. `onDone`: whether they gave it. */
export function ConfirmSignIn({ onDone }: { onDone: (confirmed: boolean) => void }) {
  const confirm = useMutation({
    mutationFn: (pass: string) => request('development', confirmSignIn, { pass }),
    onSuccess: () => onDone(true),
  })
  const passError = fieldError(confirm.error, 'pass')
  return (
    <FormDialog
      title={messages.title}
      act={messages.act}
      running={confirm}
      fieldErrors={[passError]}
      onSubmit={(form) => confirm.mutate(String(form.get('pass')))}
      onClose={() => onDone(false)}
    >
      <p>{messages.text}</p>
      <PasswordField data-autofocus label={all.password} name="pass" error={passError} />
    </FormDialog>
  )
}
