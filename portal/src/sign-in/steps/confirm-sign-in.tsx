import { beginPasskeyConfirmation, confirmByPasskey } from '@edis/contract/portal-calls/passkeys'
import { confirmSignIn } from '@edis/contract/portal-calls/sign-in'
import { useMutation, useQuery } from '@tanstack/react-query'
import { PasswordField } from '@edis/ui/controls/password-field.tsx'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { secondFactorQuery } from '../../account/security/security.queries.ts'
import { request } from '../../api.ts'
import { signWithPasskey } from '../../passkeys.ts'
import { messages as all } from './messages.en.ts'

const messages = all.confirm

/** Asks who is there for the password, or for a passkey. `onDone`: whether they gave one. */
export function ConfirmSignIn({ onDone }: { onDone: (confirmed: boolean) => void }) {
  const confirm = useMutation({
    mutationFn: (pass: string) => request('development', confirmSignIn, { pass }),
    onSuccess: () => onDone(true),
  })
  const byPasskey = useMutation({
    mutationFn: async () => {
      const { data: options } = await request('development', beginPasskeyConfirmation, {})
      return request('development', confirmByPasskey, { response: await signWithPasskey(options) })
    },
    onSuccess: () => onDone(true),
  })
  const { data: factors } = useQuery(secondFactorQuery)
  const passError = fieldError(confirm.error, 'pass')
  return (
    <FormDialog
      title={messages.title}
      act={messages.act}
      running={byPasskey.error || byPasskey.isPending ? byPasskey : confirm}
      fieldErrors={[passError]}
      onSubmit={(form) => confirm.mutate(String(form.get('pass')))}
      onClose={() => onDone(false)}
    >
      <p>{messages.text}</p>
      <PasswordField data-autofocus label={all.password} name="pass" error={passError} />
      {factors && factors.passkeys > 0 && (
        <p>
          <TextButton onClick={() => byPasskey.mutate()}>{messages.passkey}</TextButton>
        </p>
      )}
    </FormDialog>
  )
}
