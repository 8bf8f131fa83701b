import { filledIn } from '@edis/ui/controls/form.tsx'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { AuthenticatorDialog } from '@edis/ui/second-factor/authenticator-dialog.tsx'
import { RecoveryCodesDialog } from '@edis/ui/second-factor/recovery-codes-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import {
  useBeginAuthenticator,
  useConfirmAuthenticator,
  useNewCodes,
  useRemoveAuthenticator,
} from './account.queries.ts'
import { messages as all } from './messages.en.ts'

const messages = all.factor

type Closing = { onClose: () => void }

export const SetUpDialog = ({ onClose }: Closing) => (
  <AuthenticatorDialog
    begin={useBeginAuthenticator()}
    confirm={useConfirmAuthenticator()}
    codesText={messages.codesText}
    onClose={onClose}
  />
)

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
  if (renew.data) return <RecoveryCodesDialog codes={renew.data} text={messages.codesText} onClose={onClose} />
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
