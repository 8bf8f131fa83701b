import { forgotPassword } from '@edis/contract/portal-calls/passwords'
import { signInFieldLength } from '@edis/contract/portal-calls/sign-in'
import { Button, TextInput } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useState } from 'react'
import { filledIn } from '@edis/ui/controls/form.tsx'
import '@edis/ui/layout/fields.css'
import { callApi } from '../../api.ts'
import css from '../sign-in.module.css'
import { messages as all } from './messages.en.ts'
import { BackToSignIn, StepCard } from './step-card.tsx'

const messages = all.forgot

/** Asks for a link to choose another password. */
export function ForgotPage() {
  useDocumentTitle(messages.documentTitle)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const [waiting, setWaiting] = useState(false)
  const submit = async (form: FormData) => {
    if (waiting) return
    setWaiting(true)
    const user = filledIn(form, 'user')
    const outcome = await callApi('development', forgotPassword, { user })
    setWaiting(false)
    if (outcome.ok) setSentTo(user)
    else setMessage('failure' in outcome ? outcome.failure.message : all.noAnswer)
  }
  if (sentTo !== null)
    return (
      <StepCard title={messages.sentTitle} lead={messages.sent(sentTo)}>
        <BackToSignIn />
      </StepCard>
    )
  return (
    <StepCard
      title={messages.title}
      lead={messages.lead}
      message={message}
      onFilled={submit}
      onInput={() => setMessage('')}
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
      <Button className={css.act ?? ''} type="submit" variant="filled" size="lg" fullWidth loading={waiting}>
        {messages.act}
      </Button>
      <BackToSignIn />
    </StepCard>
  )
}
