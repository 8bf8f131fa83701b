import { CodeInput } from '@edis/ui/controls/code-input.tsx'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { Dialog, DialogActions } from '@edis/ui/dialogs/dialog.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { AuthenticatorKey } from '@edis/ui/second-factor/authenticator-key.tsx'
import { RecoveryCodes } from '@edis/ui/second-factor/recovery-codes.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import {
  useBeginAuthenticator,
  useConfirmAuthenticator,
  useNewCodes,
  useRemoveAuthenticator,
} from './account.queries.ts'
import { messages as all } from './messages.en.ts'

const messages = all.factor

type Closing = { onClose: () => void }

/** From the QR code to the recovery codes. */
export function SetUpDialog({ onClose }: Closing) {
  const { mutate: begin, ...begun } = useBeginAuthenticator()
  const confirm = useConfirmAuthenticator()
  useEffect(() => begin(), [begin])
  if (confirm.data) return <CodesDialog codes={confirm.data.recovery_codes} onClose={onClose} />
  const codeError = fieldError(confirm.error, 'code')
  return (
    <FormDialog
      title={messages.setUpTitle}
      act={messages.turnOn}
      running={begun.error ? { ...confirm, error: begun.error } : confirm}
      fieldErrors={[codeError]}
      onSubmit={(form) => confirm.mutate(filledIn(form, 'code'))}
      onClose={onClose}
    >
      <p>{messages.scan}</p>
      {begun.data && <AuthenticatorKey {...begun.data} />}
      <CodeInput label={messages.newCode} name="code" error={codeError} />
    </FormDialog>
  )
}

/** The present app goes before the new one comes. */
export function ReplaceDialog({ onClose }: Closing) {
  const remove = useRemoveAuthenticator()
  if (remove.isSuccess) return <SetUpDialog onClose={onClose} />
  return <ProofDialog {...messages.replace} act={messages.next} running={remove} onClose={onClose} />
}

export function RemoveDialog({ onClose }: Closing) {
  const remove = useRemoveAuthenticator()
  const done = () => {
    toast(messages.removed)
    onClose()
  }
  return (
    <ProofDialog
      {...messages.remove}
      act={messages.acts.remove}
      tone="danger"
      running={remove}
      onDone={done}
      onClose={onClose}
    />
  )
}

export function NewCodesDialog({ onClose }: Closing) {
  const renew = useNewCodes()
  if (renew.data) return <CodesDialog codes={renew.data.recovery_codes} onClose={onClose} />
  return <ProofDialog {...messages.renew} act={messages.create} running={renew} onClose={onClose} />
}

type ProofDialogProps = Closing & {
  title: string
  text: string
  act: string
  tone?: 'danger' | 'filled'
  running: ReturnType<typeof useRemoveAuthenticator> | ReturnType<typeof useNewCodes>
  onDone?: () => void
}

/** Asks for a code of the present app, or a recovery code. */
function ProofDialog({ title, text, act, tone = 'filled', running, onDone, onClose }: ProofDialogProps) {
  const codeError = fieldError(running.error, 'code')
  return (
    <FormDialog
      title={title}
      act={act}
      tone={tone}
      running={running}
      fieldErrors={[codeError]}
      onSubmit={(form) => running.mutate(filledIn(form, 'code'), { onSuccess: () => onDone?.() })}
      onClose={onClose}
    >
      <p>{text}</p>
      <TextField
        data-autofocus
        label={messages.presentCode}
        name="code"
        required
        maxLength={40}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={codeError}
      />
    </FormDialog>
  )
}

/** Shown this once. It closes by its button alone, so that no stray key loses them. */
const CodesDialog = ({ codes, onClose }: Closing & { codes: readonly string[] }) => (
  <Dialog title={messages.codesTitle}>
    <p>{messages.codesText}</p>
    <RecoveryCodes codes={codes} />
    <DialogActions>
      <Button variant="filled" onClick={onClose}>
        {messages.saved}
      </Button>
    </DialogActions>
  </Dialog>
)
