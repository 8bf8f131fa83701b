import { forgotPassword } from '@edis/contract/portal-calls/passwords'
import { signInFieldLength } from '@edis/contract/portal-calls/sign-in'
import { TextInput } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { filledIn } from '@edis/ui/controls/form.tsx'
import '@edis/ui/layout/fields.css'
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
      onFilled={(form) => forgot.mutate(filledIn(form, 'user'))}
      onInput={() => forgot.error && forgot.reset()}
      act={messages.act}
      taken={forgot.isPending}
      aside={<BackToSignIn />}
    >
      <TextInput
        className={css.field}
        label={messages.email}
        name="user"
        required
        withAsterisk={false}
        autoFocus
        maxLength={signInFieldLength}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    </StepCard>
  )
}
