import { TextField } from '@edis/ui/controls/text-field.tsx'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { RecoveryCodesDialog } from '@edis/ui/second-factor/recovery-codes-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { messages as all } from './messages.en.ts'
import { useAddPasskey } from './security.queries.ts'

const messages = all.passkeys

/** From the name to the passkey, and to recovery codes with the first one. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const add = useAddPasskey()
  const codes = add.data ?? []
  if (codes.length > 0) return <RecoveryCodesDialog codes={codes} text={all.factor.codesText} onClose={onClose} />
  const nameError = fieldError(add.error, 'name')
  const done = (given: readonly string[]) => {
    toast(messages.done)
    if (given.length === 0) onClose()
  }
  return (
    <FormDialog
      title={messages.dTitle}
      act={messages.act}
      running={add}
      fieldErrors={[nameError]}
      onSubmit={(form) => add.mutate(filledIn(form, 'name'), { onSuccess: done })}
      onClose={onClose}
    >
      <p>{messages.text}</p>
      <TextField
        data-autofocus
        label={messages.name}
        name="name"
        required
        maxLength={60}
        autoComplete="off"
        placeholder={messages.example}
        error={nameError}
      />
    </FormDialog>
  )
}
