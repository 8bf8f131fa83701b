import { beginStaffAuthenticator, confirmStaffAuthenticator } from '@edis/contract/console/second-factor'
import { signOutStaff } from '@edis/contract/console/sign-in'
import { CodeInput } from '@edis/ui/controls/code-input.tsx'
import { CopyButton } from '@edis/ui/controls/copy-button.tsx'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { QrCode } from '@edis/ui/code/qr-code.tsx'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { request } from '../api.ts'
import { askWhoIsThere, leave, type Me } from '../session.ts'
import { messages } from './messages.en.ts'
import { SignInCard } from './sign-in-card.tsx'
import css from './sign-in.module.css'

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
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recovery_codes} />
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
      {begun.data && (
        <>
          <QrCode text={begun.data.uri} label={messages.qr} />
          <p>{messages.manual}</p>
          <p className={css.key}>
            <code>{begun.data.secret}</code>
            <CopyButton text={begun.data.secret} what={messages.key} />
          </p>
        </>
      )}
      <CodeInput label={messages.setUpCode} name="code" error={codeError} />
    </SignInCard>
  )
}

/** Shown this once. */
const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <SignInCard
    title={messages.recoveryCodesTitle}
    lead={messages.recoveryCodesLead}
    act={messages.saved}
    running={false}
    onFilled={() => void askWhoIsThere()}
    foot={<CopyButton text={codes.join('\n')} what={messages.recoveryCodes} />}
  >
    <ul className={css.codes} aria-label={messages.recoveryCodes}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  </SignInCard>
)
