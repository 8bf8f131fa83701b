import { joinPartner, showInvitation } from '@edis/contract/portal-calls/members'
import { shortestPassword } from '@edis/contract/portal-calls/passwords'
import { signInFieldLength } from '@edis/contract/portal-calls/sign-in'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useDocumentTitle } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { callApi, request } from '../../api.ts'
import { startSession } from '../../session.ts'
import { messages as all } from './messages.en.ts'
import { BackToSignIn, StepCard } from './step-card.tsx'
import css from '../sign-in.module.css'
import '@edis/ui/layout/fields.css'

const messages = all.join
/** In the link's fragment, which no server sees. */
const code = location.hash.slice(1)

type Offer = { partner: string; email: string }

/** Where the link of an invitation leads. */
export function JoinPage() {
  useDocumentTitle(messages.documentTitle)
  const [offer, setOffer] = useState<Offer | string | null>(null)
  useEffect(() => {
    void callApi('development', showInvitation, { code }).then((outcome) =>
      setOffer(outcome.ok ? outcome.body.data : 'failure' in outcome ? outcome.failure.message : all.noAnswer),
    )
  }, [])
  if (offer === null) return <StepCard title={messages.title} lead={messages.loading} />
  if (typeof offer === 'string')
    return (
      <StepCard title={messages.invalid} lead={offer}>
        <BackToSignIn />
      </StepCard>
    )
  return <JoinForm {...offer} />
}

function JoinForm({ partner, email }: Offer) {
  const [error, setError] = useState<Error | null>(null)
  const [waiting, setWaiting] = useState(false)
  const submit = async (form: FormData) => {
    if (waiting) return
    setWaiting(true)
    try {
      const joining = { code, name: filledIn(form, 'name'), new: String(form.get('new')) }
      const { data } = await request('development', joinPartner, joining)
      history.replaceState(null, '', '/')
      startSession(data, email)
    } catch (failed) {
      setError(failed instanceof Error ? failed : new Error(String(failed)))
      setWaiting(false)
    }
  }
  const [nameError, newError] = [fieldError(error, 'name'), fieldError(error, 'new')]
  return (
    <StepCard
      title={messages.titleOf(partner)}
      lead={messages.lead(email)}
      onFilled={submit}
      onInput={() => setError(null)}
      message={nameError || newError ? '' : (error?.message ?? '')}
    >
      <TextInput
        className={css.field}
        label={messages.name}
        name="name"
        required
        withAsterisk={false}
        autoFocus
        maxLength={100}
        autoComplete="name"
        error={nameError}
      />
      <PasswordInput
        className={css.field}
        label={all.password}
        description={all.passwordHint}
        name="new"
        required
        withAsterisk={false}
        minLength={shortestPassword}
        maxLength={signInFieldLength}
        autoComplete="new-password"
        error={newError}
        visibilityToggleButtonProps={{ 'aria-label': all.showPassword, tabIndex: 0 }}
      />
      <Button className={css.act ?? ''} type="submit" variant="filled" size="lg" fullWidth loading={waiting}>
        {messages.act}
      </Button>
    </StepCard>
  )
}
