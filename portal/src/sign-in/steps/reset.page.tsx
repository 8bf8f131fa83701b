import { resetPassword, shortestPassword } from '@edis/contract/portal-calls/passwords'
import { signInFieldLength } from '@edis/contract/portal-calls/sign-in'
import { Button, PasswordInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useDocumentTitle } from '@mantine/hooks'
import { useState } from 'react'
import { CallFailed } from '@edis/ui/states/call-failed.ts'
import { fieldError } from '@edis/ui/states/failures.ts'
import '@edis/ui/layout/fields.css'
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
  const [done, setDone] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const submit = async (form: FormData) => {
    if (waiting) return
    setWaiting(true)
    try {
      await request('development', resetPassword, { code, new: String(form.get('new')) })
      history.replaceState(null, '', '/reset')
      setDone(true)
    } catch (failed) {
      setError(failed instanceof Error ? failed : new Error(String(failed)))
    }
    setWaiting(false)
  }
  if (done)
    return (
      <StepCard title={messages.doneTitle} lead={messages.done}>
        <BackToSignIn />
      </StepCard>
    )
  if (error instanceof CallFailed && error.failure?.error === 'LINK_INVALID')
    return (
      <StepCard title={messages.invalid} lead={error.message}>
        <p className={css.aside}>
          <a href="/forgot">{messages.again}</a>
        </p>
      </StepCard>
    )
  const newError = fieldError(error, 'new')
  return (
    <StepCard
      title={messages.title}
      lead={messages.lead}
      message={newError ? '' : (error?.message ?? '')}
      onFilled={submit}
      onInput={() => setError(null)}
    >
      <PasswordInput
        className={css.field}
        label={all.newPassword}
        description={all.passwordHint}
        name="new"
        required
        withAsterisk={false}
        autoFocus
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
