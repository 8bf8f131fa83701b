import { joinPartner, showInvitation } from '@edis/contract/portal-calls/members'
import { useDocumentTitle } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { NewPasswordField } from '@edis/ui/controls/new-password-field.tsx'
import { fieldError, formError } from '@edis/ui/states/failures.ts'
import { request } from '../../api.ts'
import { startSession } from '../../session.ts'
import { messages as all } from './messages.en.ts'
import { BackToSignIn, StepCard } from './step-card.tsx'
import css from '../sign-in.module.css'

const messages = all.join
/** In the link's fragment, which no server sees. */
const code = location.hash.slice(1)

/** Where the link of an invitation leads. */
export function JoinPage() {
  useDocumentTitle(messages.documentTitle)
  const { data: offer, error } = useQuery({
    queryKey: ['invitation'],
    queryFn: async () => (await request('development', showInvitation, { code })).data,
    staleTime: Infinity,
  })
  if (offer) return <JoinForm {...offer} />
  if (!error) return <StepCard title={messages.title} lead={messages.loading} />
  return <StepCard title={messages.invalid} lead={error.message} aside={<BackToSignIn />} />
}

function JoinForm({ partner, email }: { partner: string; email: string }) {
  const { error, ...join } = useMutation({
    mutationFn: (fields: { name: string; new: string }) => request('development', joinPartner, { code, ...fields }),
    onSuccess({ data }) {
      history.replaceState(null, '', '/')
      startSession(data, email)
    },
  })
  const [nameError, newError] = [fieldError(error, 'name'), fieldError(error, 'new')]
  return (
    <StepCard
      title={messages.titleOf(partner)}
      lead={messages.lead(email)}
      onFilled={(form) => join.mutate({ name: filledIn(form, 'name'), new: String(form.get('new')) })}
      onInput={() => error && join.reset()}
      message={formError(error, [nameError, newError])}
      refused={error}
      act={messages.act}
      taken={join.isPending || join.isSuccess}
    >
      <TextField
        className={css.field}
        label={messages.name}
        name="name"
        required
        autoFocus
        maxLength={100}
        autoComplete="name"
        error={nameError}
      />
      <NewPasswordField className={css.field} label={all.password} error={newError} />
    </StepCard>
  )
}
