import { resetPassword } from '@edis/contract/portal-calls/passwords'
import { useDocumentTitle } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { NewPasswordField } from '@edis/ui/controls/new-password-field.tsx'
import { CallFailed } from '@edis/ui/states/call-failed.ts'
import { fieldError, formError } from '@edis/ui/states/failures.ts'
import { request } from '../../api.ts'
import css from '../sign-in.module.css'
import { messages as all } from './messages.en.ts'
import { BackToSignIn, StepCard } from './step-card.tsx'

const messages = all.reset
/** In the link's fragment, which no server sees. */
const code = location.hash.slice(1)

/** Where the link of a reset leads. */
export function ResetPage() {
  useDocumentTitle(messages.documentTitle)
  const { error, ...reset } = useMutation({
    mutationFn: (password: string) => request('development', resetPassword, { code, new: password }),
    onSuccess: () => history.replaceState(null, '', '/reset'),
  })
  if (reset.isSuccess) return <StepCard title={messages.doneTitle} lead={messages.done} aside={<BackToSignIn />} />
  if (error instanceof CallFailed && error.failure?.error === 'LINK_INVALID')
    return (
      <StepCard
        title={messages.invalid}
        lead={error.message}
        aside={
          <>
            <a href="/forgot">{messages.again}</a>
            <BackToSignIn />
          </>
        }
      />
    )
  const newError = fieldError(error, 'new')
  return (
    <StepCard
      title={messages.title}
      lead={messages.lead}
      message={formError(error, [newError])}
      refused={error}
      onFilled={(form) => reset.mutate(String(form.get('new')))}
      onInput={() => error && reset.reset()}
      act={messages.act}
      taken={reset.isPending}
    >
      <NewPasswordField className={css.field} label={all.newPassword} autoFocus error={newError} />
    </StepCard>
  )
}
