import { useEffect } from 'react'
import { CodeInput } from '@edis/ui/controls/code-input.tsx'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { AuthenticatorKey } from '@edis/ui/second-factor/authenticator-key.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { messages as all } from './messages.en.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { useBeginAuthenticator, useConfirmAuthenticator } from './security.queries.ts'

const messages = all.factor

/** From the QR code to the recovery codes. */
export function AuthenticatorDialog({ onClose }: { onClose: () => void }) {
  const { mutate: begin, ...begun } = useBeginAuthenticator()
  const confirm = useConfirmAuthenticator()
  useEffect(() => begin(), [begin])
  if (confirm.data) return <RecoveryCodesDialog codes={confirm.data} onClose={onClose} />
  const codeError = fieldError(confirm.error, 'code')
  return (
    <FormDialog
      title={messages.dTitle}
      act={messages.confirm}
      running={begun.error ? { ...confirm, error: begun.error } : confirm}
      fieldErrors={[codeError]}
      onSubmit={(form) => confirm.mutate(filledIn(form, 'code'))}
      onClose={onClose}
    >
      <p>{messages.scan}</p>
      {begun.data && <AuthenticatorKey {...begun.data} />}
      <CodeInput label={messages.code} name="code" error={codeError} />
    </FormDialog>
  )
}
