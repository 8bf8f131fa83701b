import type { ComponentProps } from 'react'
import { NewPasswordField } from '../controls/new-password-field.tsx'
import { PasswordField } from '../controls/password-field.tsx'
import { messages as all } from '../messages.en.tsx'
import { fieldError } from '../states/failures.ts'
import { toast } from '../states/toast.tsx'
import { FormDialog } from './form-dialog.tsx'

const messages = all.changePassword

type ChangePasswordDialogProps = {
  change: ComponentProps<typeof FormDialog>['running'] & {
    mutate: (passwords: { current: string; new: string }, options: { onSuccess: () => void }) => void
  }
  onClose: () => void
}

/** One's own password, by the present one. */
export function ChangePasswordDialog({ change, onClose }: ChangePasswordDialogProps) {
  const [currentError, newError] = [fieldError(change.error, 'current'), fieldError(change.error, 'new')]
  const done = () => {
    toast(messages.done)
    onClose()
  }
  return (
    <FormDialog
      title={messages.title}
      act={messages.title}
      running={change}
      fieldErrors={[currentError, newError]}
      onSubmit={(form) =>
        change.mutate({ current: String(form.get('current')), new: String(form.get('new')) }, { onSuccess: done })
      }
      onClose={onClose}
    >
      <PasswordField data-autofocus label={messages.current} name="current" error={currentError} />
      <NewPasswordField label={messages.new} error={newError} />
      <p>{messages.text}</p>
    </FormDialog>
  )
}
