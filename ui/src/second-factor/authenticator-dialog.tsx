import { type ComponentProps, useEffect } from 'react'
import { CodeInput } from '../controls/code-input.tsx'
import { filledIn } from '../controls/form.tsx'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { messages as all } from '../messages.en.tsx'
import { fieldError } from '../states/failures.ts'
import { AuthenticatorKey } from './authenticator-key.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

const messages = all.secondFactor

type AuthenticatorDialogProps = {
  /** Gives the key to set up the app with. */
  begin: { mutate: () => void; data: { secret: string; uri: string } | undefined; error: Error | null }
  /** Takes a code of the app, gives the recovery codes. */
  confirm: ComponentProps<typeof FormDialog>['running'] & {
    mutate: (code: string) => void
    data: readonly string[] | undefined
  }
  /** What recovery codes are for. */
  codesText: string
  onClose: () => void
}

/** From the QR code to the recovery codes. */
export function AuthenticatorDialog({ begin, confirm, codesText, onClose }: AuthenticatorDialogProps) {
  const { mutate: beginNow } = begin
  useEffect(() => beginNow(), [beginNow])
  if (confirm.data) return <RecoveryCodesDialog codes={confirm.data} text={codesText} onClose={onClose} />
  const codeError = fieldError(confirm.error, 'code')
  return (
    <FormDialog
      title={messages.setUpTitle}
      act={messages.turnOn}
      running={begin.error ? { ...confirm, error: begin.error } : confirm}
      fieldErrors={[codeError]}
      onSubmit={(form) => confirm.mutate(filledIn(form, 'code'))}
      onClose={onClose}
    >
      <p>{messages.scan}</p>
      {begin.data && <AuthenticatorKey {...begin.data} />}
      <CodeInput label={messages.code} name="code" error={codeError} />
    </FormDialog>
  )
}
