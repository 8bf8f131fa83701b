import { beginStaffAuthenticator, confirmStaffAuthenticator } from '@edis/contract/console/second-factor'
import { signOutStaff } from '@edis/contract/console/sign-in'
import { CodeInput } from '@edis/ui/controls/code-input.tsx'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { AuthenticatorKey } from '@edis/ui/second-factor/authenticator-key.tsx'
import { RecoveryCodes } from '@edis/ui/second-factor/recovery-codes.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { request } from '../api.ts'
import { askWhoIsThere, leave, type Me } from '../session.ts'
import { messages } from './messages.en.ts'
import { SignInCard } from './sign-in-card.tsx'

/** Until a role that requires a second factor has one, there is nothing else. */
export function SetUpPage({ me }: { me: Me }) {
  const begun = useQuery({
    queryKey: ['authenticator', me.staff_id],
    queryFn: () => request('production', beginStaffAuthenticator, {}),
    staleTime: Infinity,
  })
  const confirm = useMutation({
    mutationFn: (code: string) => request('production', confirmStaffAuthenticator, { code }),
  })
  const leaving = useMutation({ mutationFn: () => request('production', signOutStaff, {}), onSuccess: leave })
  if (confirm.data) return <NewRecoveryCodes codes={confirm.data.recovery_codes} />
  const codeError = fieldError(confirm.error, 'code')
  return (
    <SignInCard
      title={messages.setUpTitle}
      lead={messages.setUpLead}
      error={begun.error?.message ?? leaving.error?.message ?? (codeError ? undefined : confirm.error?.message)}
      act={messages.turnOn}
      running={confirm.isPending}
      onFilled={(form) => confirm.mutate(filledIn(form, 'code'))}
      onInput={() => confirm.error && confirm.reset()}
      foot={<TextButton onClick={() => leaving.mutate()}>{messages.signOut}</TextButton>}
    >
      {begun.data && <AuthenticatorKey {...begun.data} />}
      <CodeInput label={messages.setUpCode} name="code" error={codeError} />
    </SignInCard>
  )
}

/** Shown this once. */
const NewRecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <SignInCard
    title={messages.recoveryCodesTitle}
    lead={messages.recoveryCodesLead}
    act={messages.saved}
    running={false}
    onFilled={() => void askWhoIsThere()}
  >
    <RecoveryCodes codes={codes} />
  </SignInCard>
)
