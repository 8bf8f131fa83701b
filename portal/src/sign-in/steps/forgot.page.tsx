import { forgotPassword } from '@edis/contract/portal-calls/passwords'
import { signInFieldLength } from '@edis/contract/portal-calls/sign-in'
import { useDocumentTitle } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { request } from '../../api.ts'
import css from '../sign-in.module.css'
import { messages as all } from './messages.en.ts'
import { BackToSignIn, StepCard } from './step-card.tsx'

const messages = all.forgot

/** Asks for a link to choose another password. */
export function ForgotPage() {
  useDocumentTitle(messages.documentTitle)
  const forgot = useMutation({ mutationFn: (user: string) => request('development', forgotPassword, { user }) })
  if (forgot.isSuccess)
    return <StepCard title={messages.sentTitle} lead={messages.sent(forgot.variables)} aside={<BackToSignIn />} />
  return (
    <StepCard
      title={messages.title}
      lead={messages.lead}
      message={forgot.error?.message}
      refused={forgot.error}
      onFilled={(form) => forgot.mutate(filledIn(form, 'user'))}
      onInput={() => forgot.error && forgot.reset()}
      act={messages.act}
      taken={forgot.isPending}
      aside={<BackToSignIn />}
    >
      <TextField
        className={css.field}
        label={messages.email}
        name="user"
        required
        autoFocus
        maxLength={signInFieldLength}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={Boolean(forgot.error)}
      />
    </StepCard>
  )
}
