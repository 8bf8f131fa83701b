import { signInFieldLength } from '@edis/contract/portal-calls/sign-in'
import { Button, Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useDocumentTitle } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { Form } from '@edis/ui/controls/form.tsx'
import { PasswordField } from '@edis/ui/controls/password-field.tsx'
import { sessionEnded } from '../session.ts'
import { Logo } from '@edis/ui/layout/logo.tsx'
import { Spinner } from '@edis/ui/states/spinner.tsx'
import { retried } from '@edis/ui/loading/retried.ts'
import { type SecondStep, signIn } from './sign-in.ts'
import { Frame } from './frame.tsx'
import { Message } from './message.tsx'
import { messages } from './messages.en.ts'
import css from './sign-in.module.css'

const SecondStepPage = lazy(
  retried(async () => ({ default: (await import('./steps/second-step.page.tsx')).SecondStepPage })),
)

/** The only screen while signed out. */
export function SignInPage() {
  useDocumentTitle(messages.documentTitle)
  const [message, setMessage] = useState('')
  const [waiting, setWaiting] = useState(false)
  const [step, setStep] = useState<SecondStep | null>(null)
  const clearMessage = () => setMessage('')

  const submit = async (form: FormData) => {
    if (waiting) return
    setWaiting(true)
    clearMessage()
    const refusal = await signIn(String(form.get('user')), String(form.get('pass')), form.has('remember'))
    if (refusal === null) return // the page is reloading
    if (typeof refusal === 'string') setMessage(refusal)
    else setStep(refusal)
    setWaiting(false)
  }
  if (step)
    return (
      <Suspense fallback={<Spinner />}>
        <SecondStepPage {...step} onBack={() => setStep(null)} />
      </Suspense>
    )

  const wrong = message !== ''
  return (
    <Frame>
      <Form className={css.card} autoComplete="off" onFilled={submit} refused={message}>
        <div className={css.logo}>
          <Logo size={24} />
          {messages.productName}
        </div>
        <h1>{messages.title}</h1>
        <p className={css.lead}>{messages.lead}</p>
        {sessionEnded() && <p className={css.note}>{messages.sessionEnded}</p>}
        <Message>{message}</Message>
        <TextField
          className={css.field}
          label={messages.email}
          name="user"
          required
          autoFocus
          maxLength={signInFieldLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={wrong}
          onInput={clearMessage}
        />
        <div className={css.password}>
          <PasswordField
            className={css.field}
            label={messages.password}
            name="pass"
            autoComplete="off"
            error={wrong}
            onInput={clearMessage}
          />
          <a href="/forgot">{messages.forgot}</a>
        </div>
        <Checkbox className={css.remember} name="remember" label={messages.remember} />
        <input type="checkbox" name="mode" hidden tabIndex={-1} aria-hidden="true" />
        <Button type="submit" variant="filled" size="lg" fullWidth loading={waiting}>
          {messages.submit}
        </Button>
      </Form>
    </Frame>
  )
}
